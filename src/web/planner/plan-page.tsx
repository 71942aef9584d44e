import { IconCalendarRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Choice } from '#domain/plan.ts'
import { formatSessionCount } from '#domain/spanish.ts'
import { useCan } from '../auth/access.ts'
import type { PlanParams } from '../navigation/paths.ts'
import { paths } from '../navigation/paths.ts'
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
  const wantedDates = new Set(wanted.map(({ date }) => date))
  const { makeChange } = useAgendaActions()
  const isEndless = values.end === 'endless' && values.pattern === 'weekly' && plan?.every(({ status }) => status === 'free') === true

  const book = async () => {
    const planned = plan?.flatMap(({ session }) => session ?? []) ?? []
    if (!client || !worker) return
    const count = `${formatSessionCount(planned.length)} ${planned.length === 1 ? 'reservada' : 'reservadas'}`
    const common = { client, note: note.trim() || null, waitingEntryId: params.waiting ?? findDeletedEntry(replaced?.run), isEndless }
    await makeChange(`${replaced ? 'Serie cambiada' : count}: ${formatShortName(client)}`, [
      ...(replaced?.run ? planEnd(replaced.run) : []),
      ...planRecords(planned, common, (id) => sessionPlan.findWorker(id)!),
    ])
    setChoices(noChoices)
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
            workerName={worker ? formatShortName(worker) : ''}
            hasChoices={choices.size > 0}
            onSettle={setChoices}
            onBook={book}
          />
        )
      }
    >
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
              plan && <PlanMonths plan={plan} />
            )}
          </PlanForm>
        </aside>
        {plan ? (
          <section aria-label="Fechas" className={classes.main}>
            <PlanStatus plan={plan} isChecked={sessionPlan.isChecked} onSettle={(kind) => setChoices(sessionPlan.settle(kind))} />
            <ol>
              {plan.map((row, index) => (
                <DateRow
                  key={row.date}
                  {...{ row, wantedDates }}
                  plan={sessionPlan}
                  number={index + 1}
                  onChoose={(choice) => setChoices(changeChoice(choices, row.date, choice))}
                />
              ))}
            </ol>
          </section>
        ) : (
          <EmptyState icon={IconCalendarRepeat} title="Todavía no hay fechas">
            {client && worker && wanted.length > 0
              ? 'Buscando qué fechas están libres…'
              : 'Elija el cliente, el trabajador y cuándo se ven.'}
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

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
