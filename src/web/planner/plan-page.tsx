import { Button } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Choice } from '#domain/plan.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { useCan } from '../auth/access.ts'
import type { PlanParams } from '../navigation/paths.ts'
import { paths } from '../navigation/paths.ts'
import { useGetTargetLocation } from '../navigation/target-location.ts'
import { clientQuery, workersQuery } from '../people/queries.ts'
import { schedulesQuery } from '../schedules/queries.ts'
import { createLoader } from '../screen/create-loader.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { formatShortName } from '../sessions/data/busy/find-conflict.ts'
import { useAgendaActions } from '../sessions/data/changes/agenda-actions.ts'
import { findDeletedEntry, planEnd } from '../sessions/data/changes/runs.ts'
import { type Client, pairRecordsQuery } from '../sessions/data/queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { parseTypedDate } from '../ui/dates/typed-date.ts'
import { useLeaveGuard } from '../ui/feedback/leave-guard.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { DateRow } from './date-row.tsx'
import { planRecords } from './plan-change.ts'
import { PlanFooter } from './plan-footer.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanDatePicker, PlanMonths } from './plan-months.tsx'
import classes from './plan-page.module.css'
import { PlanStatus } from './plan-status.tsx'
import { getInitialValues, type PlanValues, readWantedDates, toPlanSlotKey } from './plan-values.ts'
import { listPlanSlots, useSessionPlan } from './use-plan.ts'
import { useReplacedSeries } from './use-replaced-series.ts'

const readParams = (url: URL): PlanParams => Object.fromEntries(url.searchParams)

export const loaderQueries = ({ url, can }: ScreenContext) => {
  const { client, worker, series } = readParams(url)
  return [
    ...(can('listSchedules') ? [schedulesQuery()] : []),
    ...(can('listWorkers') ? [workersQuery()] : []),
    ...(client && can('getClient', { client }) ? [clientQuery(client)] : []),
    ...(series && client && worker && can('listSessions.client_id') ? [pairRecordsQuery(client, worker)] : []),
  ]
}
export const loader = createLoader(loaderQueries)

/** Plans the sessions of a client and a worker: every date with what stands against it and what comes of it, before anything is saved. */
export function Component() {
  const { pathname, search, state } = useLocation()
  // The link that opened the page says how it starts. What is changed here stays here.
  const [params] = useState(() => readParams(new URL(pathname + search, window.location.origin)))
  const can = useCan()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { date: today } = useNow()
  const { data: schedules = noSchedules } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const { data: workers = noWorkers } = useQuery({ ...workersQuery(), enabled: can('listWorkers') })
  const { data: firstClient } = useQuery({
    ...clientQuery(params.client ?? ''),
    enabled: params.client !== undefined && can('getClient', { client: params.client }),
  })
  const [chosenClient, setChosenClient] = useState<Client | null>()
  const client = chosenClient === null ? undefined : (chosenClient ?? firstClient)
  const [workerId, setWorkerId] = useState(params.worker)
  const worker = workers.find(({ id }) => id === workerId)
  const findReplaced = useReplacedSeries(params)
  const [values, setValues] = useState<PlanValues>(() => getInitialValues(params, today, findReplaced(params.date ?? '')?.run))
  const [note, setNote] = useState(() => (isWithNote(state) ? state.note : (findReplaced('')?.session.note ?? '')))
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(noChoices)
  const slots = listPlanSlots(schedules)
  const { wanted, problems } = readWantedDates(values, new Map(slots.map((slot) => [toPlanSlotKey(slot), slot])), today)
  const replaced = findReplaced((values.pattern !== 'dates' && parseTypedDate(values.from)) || (params.date ?? ''))
  const sessionPlan = useSessionPlan({ client, worker, workers, schedules, wanted, choices, replaced })
  const { plan } = sessionPlan
  // A year has twelve months to draw, which must not delay the list.
  const shownMonths = useDeferredValue(plan)
  const wantedDates = new Set(wanted.map(({ date }) => date))
  const { makeChange } = useAgendaActions()
  const isEndless = values.end === 'endless' && values.pattern === 'weekly' && plan?.every(({ status }) => status === 'free') === true

  const isBooked = useRef(false)
  const isTyped = note !== (isWithNote(state) ? state.note : '') || values.pattern === 'dates'
  const { dialog } = useLeaveGuard(() => !isBooked.current && (isTyped || wanted.some(({ date }) => choices.has(date))), {
    question: leaveQuestion,
  })
  /** Dates that are not in the plan now keep their choices. */
  const settle = (settled: ReadonlyMap<string, Choice>) => {
    setChoices(new Map([...choices, ...settled]))
    keepFocus(() => document.querySelector<HTMLElement>('[data-book-plan]'))
  }
  const getTargetLocation = useGetTargetLocation()

  const book = async () => {
    const planned = plan?.flatMap(({ session }) => session ?? []) ?? []
    if (!client || !worker) return
    const count = `${formatSessionCount(planned.length)} ${planned.length === 1 ? 'reservada' : 'reservadas'}`
    const common = {
      client,
      note: note.trim() || null,
      waitingEntryId: (client.id === params.client && params.waiting) || findDeletedEntry(replaced?.run),
      isEndless,
    }
    await makeChange(`${replaced ? 'Serie cambiada' : count}: ${formatShortName(client)}`, [
      ...(replaced?.run ? planEnd(replaced.run) : []),
      ...planRecords(planned, common, (id) => sessionPlan.findWorker(id)!),
    ])
    isBooked.current = true
    // The user may have gone elsewhere while the plan was sent.
    if (getTargetLocation().pathname !== pathname) return
    const [first] = planned
    await navigate(can('getClient', { client: client.id }) ? paths.client(client.id) : paths.sessions({ week: first?.date ?? today }))
  }

  return (
    <Page
      isFlush
      parent={{ to: paths.sessions(), title: 'Sesiones' }}
      footer={
        plan && (
          <PlanFooter
            {...{ plan, sessionPlan, replaced, isEndless }}
            isReplacedGone={params.series !== undefined && replaced === undefined}
            onSettle={settle}
            onBook={book}
          />
        )
      }
    >
      {dialog}
      <div className={classes.columns}>
        <aside className={classes.side}>
          <PlanForm
            {...{ client, worker, workers, schedules, slots, values, problems, note }}
            mayBeEndless={replaced?.run?.dates === null}
            onClientChange={(chosen) => setChosenClient(chosen ?? null)}
            onWorkerChange={setWorkerId}
            onChange={(change) => setValues({ ...values, ...change })}
            onNoteChange={setNote}
          >
            {values.pattern === 'dates' ? (
              <PlanDatePicker plan={plan ?? []} dates={values.dates} today={today} onChange={(dates) => setValues({ ...values, dates })} />
            ) : (
              shownMonths && <PlanMonths plan={shownMonths} />
            )}
          </PlanForm>
        </aside>
        {plan ? (
          <section aria-label="Fechas" className={classes.main}>
            <PlanStatus plan={plan} isChecked={sessionPlan.isChecked} onSettle={(kind) => settle(sessionPlan.settle(kind))} />
            <ol>
              {plan.map((row, index) => (
                <DateRow
                  key={row.date}
                  {...{ row, wantedDates }}
                  plan={sessionPlan}
                  number={index + 1}
                  onChoose={(choice) => {
                    setChoices(changeChoice(choices, row.date, choice))
                    keepFocus(() => document.querySelector<HTMLElement>(`[data-date="${row.date}"]`))
                  }}
                />
              ))}
            </ol>
          </section>
        ) : (
          <EmptyState
            icon={IconCalendarRepeat}
            title={sessionPlan.hasFailed ? 'No se pudo leer qué está ocupado' : 'Todavía no hay fechas'}
            actions={sessionPlan.hasFailed && <Button onClick={() => void retryFailed(queryClient)}>Reintentar</Button>}
          >
            {sessionPlan.hasFailed
              ? 'Sin eso no se puede decir qué fechas están libres. Lo que eligió se queda aquí.'
              : client && worker && wanted.length > 0
                ? 'Buscando qué fechas están libres…'
                : 'Elija el cliente, el trabajador y cuándo se ven.'}
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

const leaveQuestion = {
  question: '¿Salir sin reservar?',
  consequence: 'Lo que eligió se pierde.',
  actionLabel: 'Salir sin reservar',
}

/** Focuses an element if the one with the focus goes away with the next render. */
const keepFocus = (getElement: () => HTMLElement | null) =>
  void requestAnimationFrame(() => document.activeElement === document.body && getElement()?.focus())

/** Fetches again what could not be read. */
const retryFailed = (queryClient: QueryClient) =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state: { status } }) => status === 'error' })

const noSchedules: [] = []
const noWorkers: [] = []
const noChoices: ReadonlyMap<string, Choice> = new Map()

const isWithNote = (state: unknown): state is { note: string } =>
  typeof state === 'object' && state !== null && 'note' in state && typeof state.note === 'string'

function changeChoice(choices: ReadonlyMap<string, Choice>, date: string, choice: Choice | undefined) {
  const changed = new Map(choices)
  if (choice) changed.set(date, choice)
  else changed.delete(date)
  return changed
}
