import { Button } from '@mantine/core'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WantedSession } from '#domain/plan.ts'
import { canGoOn } from '#domain/plan-records.ts'
import { capitalize, formatSessionCount } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import type { PlanParams } from '#web/navigation/paths.ts'
import { paths } from '#web/navigation/paths.ts'
import { useGetTargetLocation } from '#web/navigation/target-location.ts'
import { clientQuery, useWorkers, workersQuery } from '#web/people/queries.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { findDeletedEntry, planEnd } from '#web/session-data/changes/runs.ts'
import { type Client, pairRecordsQuery } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { useLeaveGuard } from '#web/ui/feedback/leave-guard.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { useFindMetEntry } from '#web/waiting-entries/use-met-entries.ts'
import { describePlan, describeReplaced } from './describe-plan.ts'
import { leaveReleased, planRecords } from './plan-change.ts'
import { PlanFooter } from './plan-footer.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanDatePicker, PlanMonths } from './plan-months.tsx'
import classes from './plan-page.module.css'
import { PlanRows } from './plan-rows.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { getInitialValues, type PlanValues, readWantedDates, toPlanSlotKey } from './plan-values.ts'
import { listReleasedDates } from './released-dates.ts'
import { useChoices } from './use-choices.ts'
import { listPlanSlots, useSessionPlan } from './use-plan.ts'
import { useReplacedSeries } from './use-replaced-series.ts'

const readParams = (url: URL): PlanParams => Object.fromEntries(url.searchParams)

export const loaderQueries = ({ url }: ScreenContext) => {
  const { client, worker, series } = readParams(url)
  return [
    asSide(schedulesQuery()),
    asSide(workersQuery()),
    ...(client ? [asSide(clientQuery(client))] : []),
    ...(series && client && worker ? [asSide(pairRecordsQuery(client, worker))] : []),
  ]
}
export const loader = createLoader(loaderQueries)

/** Plans the sessions of a client and a worker: every date with its conflicts and its outcome, before anything is saved. */
export function Component() {
  const { pathname, search, state } = useLocation()
  // The link that opened the page says how it starts. What is changed here stays here.
  const [params] = useState(() => readParams(new URL(pathname + search, window.location.origin)))
  const can = useCan()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { date: today } = useNow()
  const schedules = useSchedules()
  const workers = useWorkers()
  const { data: firstClient } = useAllowedQuery({ ...clientQuery(params.client ?? ''), enabled: params.client !== undefined })
  const [chosenClient, setChosenClient] = useState<Client | null>()
  const client = chosenClient === null ? undefined : (chosenClient ?? firstClient)
  const [workerId, setWorkerId] = useState(params.worker)
  const worker = workers.find(({ id }) => id === workerId)
  const findReplaced = useReplacedSeries(params)
  const [values, setValues] = useState<PlanValues>(() => getInitialValues(params, today, findReplaced(params.date ?? '')?.run))
  const [firstNote] = useState(() => (isWithNote(state) ? state.note : (findReplaced('')?.session.note ?? '')))
  const [note, setNote] = useState(firstNote)
  // The form is drawn again for these only, not whenever a date is known.
  const chooseClient = useCallback((chosen: Client | undefined) => setChosenClient(chosen ?? null), [])
  const changeValues = useCallback((change: Partial<PlanValues>) => setValues((before) => ({ ...before, ...change })), [])
  const { choices, choose, settle, reset } = useChoices()
  const slots = useMemo(() => listPlanSlots(schedules), [schedules])
  const { dates: chosenDates, problems } = useMemo(
    () => readWantedDates(values, new Map(slots.map((slot) => [toPlanSlotKey(slot), slot])), today),
    [values, slots, today],
  )
  const wanted =
    client && worker
      ? chosenDates.map(
          (one): WantedSession => ({
            ...one,
            key: `${one.date} ${client.id} ${worker.id} ${toPlanSlotKey(one.slot)}`,
            clientId: client.id,
            workerId: worker.id,
          }),
        )
      : []
  // A link that says who meets and when leaves nothing to fill in, unless a series is to be changed.
  const [isFormOpen, setFormOpen] = useState(wanted.length === 0 || params.series !== undefined)
  const isFormShown = isFormOpen || !client || !worker || wanted.length === 0
  const from = (values.pattern !== 'dates' && parseTypedDate(values.from)) || (params.date ?? '')
  const replaced = findReplaced(from)
  const { session: replacedSession, run } = replaced ?? {}
  const replacedIds = new Set([...(run?.dated ?? []), ...(run?.released ?? [])].map(({ id }) => id))
  const wantedDates = new Set(wanted.map(({ date }) => date))
  const sessionPlan = useSessionPlan({
    wanted,
    workers,
    schedules,
    choices,
    clients: client ? [client] : [],
    move: run && replacedSession && { session: replacedSession, scope: 'onwards', from: run.from },
    isReplaced: ({ id }) => replacedIds.has(id),
    listReleased: (sessions) => {
      const released = run && replacedSession ? listReleasedDates(sessions, replacedSession, from) : []
      // A date that is chosen separately stands for no other one of its week.
      return values.pattern === 'dates' ? released.filter(({ date }) => wantedDates.has(date)) : released
    },
  })
  const { plan } = sessionPlan
  // A year has twelve months to draw, which must not delay the list.
  const shownMonths = useDeferredValue(plan)
  const { makeChange } = useAgendaActions()
  const isEndless = values.end === 'endless' && values.pattern === 'weekly' && plan !== undefined && canGoOn(plan)

  const isBooked = useRef(false)
  const isTyped = note !== firstNote || (values.pattern === 'dates' && values.dates.length > 1)
  const { dialog } = useLeaveGuard(() => !isBooked.current && (isTyped || wanted.some(({ key }) => choices.has(key))), {
    question: leaveQuestion,
  })
  const getTargetLocation = useGetTargetLocation()

  const planned = plan?.flatMap(({ session }) => session ?? []) ?? []
  const ended = run && leaveReleased(run, planned)
  const findMetEntry = useFindMetEntry(client?.id)
  const [firstPlanned] = planned
  const metEntryId = firstPlanned && findMetEntry({ ...firstPlanned.slot, sessionDate: firstPlanned.date, workerId: firstPlanned.workerId })
  const change =
    client && planned.length > 0
      ? [
          ...(ended ? planEnd(ended) : []),
          ...planRecords(
            planned,
            {
              client,
              isEndless,
              note: note.trim() || null,
              waitingEntryId:
                (client.id === params.client && params.waiting) || findDeletedEntry(ended) || (replaced ? undefined : metEntryId),
            },
            (id) => workers.find((one) => one.id === id)!,
          ),
        ]
      : undefined

  const book = async () => {
    if (!client || !change) return
    const count = `${formatSessionCount(planned.length)} ${planned.length === 1 ? 'reservada' : 'reservadas'}`
    await makeChange(`${replaced ? 'Serie cambiada' : count}: ${formatShortName(client)}`, change)
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
      // Paper has it without the form, for the client to take home.
      facts={client && worker && <span className="print-only">{`${formatShortName(client)} con ${formatShortName(worker)}`}</span>}
      actions={
        wanted.length > 0 && (
          <>
            <Button variant="default" onClick={() => setFormOpen(!isFormOpen)}>
              {isFormOpen ? 'Ver resumen' : 'Cambiar datos'}
            </Button>
            {plan && !isPhone && <PrintButton title="Imprimir las fechas" />}
          </>
        )
      }
      footer={
        plan && (
          <PlanFooter
            plan={plan}
            sentence={`${capitalize(describePlan(plan, worker ? formatShortName(worker) : ''))}${isEndless ? '; después sigue sin fin' : ''}.`}
            remarks={
              replaced
                ? [`${describeReplaced(replaced)}.`]
                : params.series !== undefined
                  ? ['La serie que iba a cambiar ya no existe: solo se reserva lo nuevo.']
                  : []
            }
            texts={
              replaced
                ? { ...commonTexts, action: 'Cambiar la serie', refused: 'La serie no cambió', failure: 'No se pudo cambiar' }
                : {
                    ...commonTexts,
                    action: `Reservar ${plan.filter(({ session }) => session).length}`,
                    refused: 'No se reservó nada',
                    failure: 'No se pudo reservar',
                  }
            }
            change={change}
            onSkip={() => settle(sessionPlan.settle('skip'))}
            onBook={book}
          />
        )
      }
    >
      {dialog}
      <div className={classes.columns}>
        <aside className={classes.side}>
          {isFormShown ? (
            <PlanForm
              client={client}
              worker={worker}
              workers={workers}
              schedules={schedules}
              slots={slots}
              values={values}
              problems={problems}
              note={note}
              mayBeEndless={replaced?.run?.dates === null}
              isClientFixed={params.series !== undefined}
              onClientChange={chooseClient}
              onWorkerChange={setWorkerId}
              onChange={changeValues}
              onNoteChange={setNote}
            />
          ) : (
            <PlanSummary client={client} worker={worker} schedules={schedules} values={values} wanted={wanted} note={note} />
          )}
          {isFormShown && values.pattern === 'dates' ? (
            <PlanDatePicker plan={plan ?? []} dates={values.dates} today={today} onChange={(dates) => changeValues({ dates })} />
          ) : (
            shownMonths && <PlanMonths plan={shownMonths} />
          )}
        </aside>
        <PlanRows
          sessionPlan={sessionPlan}
          skip={skip}
          takenDates={wantedDates}
          emptyText={wanted.length > 0 ? 'Buscando qué fechas están libres…' : 'Elija el cliente, el trabajador y cuándo se ven.'}
          onChoose={choose}
          onSettle={settle}
          onReset={reset}
        />
      </div>
    </Page>
  )
}

const leaveQuestion = {
  question: '¿Salir sin reservar?',
  consequence: 'Lo que eligió se pierde.',
  actionLabel: 'Salir sin reservar',
}

const commonTexts = {
  noun: ['fecha', 'fechas'],
  skip: (open: number) => (open === 1 ? 'Omitirla' : `Omitir las ${open}`),
} as const

const skip = { label: 'Omitir', outcome: 'Esta fecha se omite' }

const isWithNote = (state: unknown): state is { note: string } =>
  typeof state === 'object' && state !== null && 'note' in state && typeof state.note === 'string'
