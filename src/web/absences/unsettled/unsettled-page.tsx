import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { groupBy } from '#domain/group-by.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatDays } from '#domain/spanish.ts'
import { isDate } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { absencesQuery } from '#web/availability/use-absences.ts'
import { paths } from '#web/navigation/paths.ts'
import { toPersonChoices } from '#web/people/identity.ts'
import { compareByName } from '#web/people/name.ts'
import { useWorkers, workersQuery } from '#web/people/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { describeTouched } from '../describe-absence.ts'
import { GroupSection } from './group-section.tsx'
import { getReasonKey } from './list-groups.ts'
import { countItemSessions, listItemGroups, listUnsettledItems, type UnsettledItem } from './settlement.ts'
import { SettlementFooter } from './settlement-footer.tsx'
import classes from './unsettled-page.module.css'
import { type UnsettledScope, unsettledQuery } from './unsettled-query.ts'
import { UnsettledRow } from './unsettled-row.tsx'
import { listSessionKeys, type SettledItem, useApplySettlements, useSettlementConflicts } from './use-apply-settlements.ts'
import { useDecisions } from './use-decisions.ts'
import { useSettlementPlan } from './use-settlement-plan.ts'

/** Reads the period and the worker from the URL. Without a period it is what one call can list from today on. */
function parseScope({ searchParams }: URL, today: string): UnsettledScope {
  const [from = '', to = ''] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  const period = isDate(from) && isDate(to) && from <= to ? { from, to } : getUpcomingPeriod(today)
  return { ...period, workerId: searchParams.get('worker') ?? undefined }
}

export const loaderQueries = ({ url, today }: ScreenContext) => {
  const scope = parseScope(url, today)
  return [unsettledQuery(scope), asSide(absencesQuery(scope.from, scope.to)), asSide(workersQuery())]
}
export const loader = createLoader(loaderQueries)

/** The sessions whose workers are not available, until someone decides about each: reassign, postpone, cancel or keep it. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const { date: today } = useNow()
  const isPhone = useIsPhone()
  const url = new URL(pathname + search, window.location.origin)
  const scope = parseScope(url, today)
  const { data: sessions = noSessions } = useQuery({ ...unsettledQuery(scope), refetchOnWindowFocus: 'always' })
  const { data: absences = [] } = useSideQuery(absencesQuery(scope.from, scope.to))
  const workers = useWorkers()
  const badges = useWorkerBadges(sessions)
  const { items, hidden } = useMemo(() => listUnsettledItems(sessions), [sessions])
  const decisions = useDecisions()
  const canSettle = can('changeSessionState')
  const plan = useSettlementPlan(items, decisions.excludedKeys, decisions.choices, workers, canSettle)
  const included = items.filter(decisions.isIncluded)
  const settled = included.flatMap((item): SettledItem[] => {
    const settlement = plan.settle(item)
    return settlement ? [{ item, settlement }] : []
  })
  const conflicts = useSettlementConflicts(settled)
  const applySettlements = useApplySettlements()
  const apply = async () => {
    const refused = await applySettlements(settled)
    const accepted = settled.flatMap(({ item }): UnsettledItem[] => {
      const [first, ...others] = item.sessions.filter((session) => !refused.has(getSessionKey(session)))
      return first ? [{ key: item.key, sessions: [first, ...others] }] : []
    })
    decisions.settle(accepted, refused)
  }
  const isWholePeriod = url.searchParams.get('from') === null
  const showWorker = (workerId: string | undefined) => {
    const period = isWholePeriod ? {} : { from: scope.from, to: scope.to }
    void navigate(paths.unsettled({ ...period, worker: workerId }), { replace: true })
  }
  const facts = [!isWholePeriod && formatDays(scope.from, scope.to), sessions.length > 0 && describeTouched(sessions)].filter(Boolean)
  const sessionsByReason = groupBy(sessions, (session) => getReasonKey(session, absences))
  const groups = listItemGroups(items, absences)
  const renderRow = (item: UnsettledItem, isWorkerShown: boolean) => (
    <UnsettledRow
      key={item.key}
      item={item}
      isWorkerShown={isWorkerShown}
      plan={plan}
      workers={workers}
      badges={badges}
      canSettle={canSettle}
      isIncluded={decisions.isIncluded(item)}
      choice={decisions.choices.get(item.key)}
      failure={listSessionKeys(item).flatMap((key) => decisions.failures.get(key) ?? conflicts.get(key) ?? [])[0]}
      onInclude={(isIncluded) => decisions.include([item], isIncluded)}
      onChoose={(choice) => {
        decisions.choose([item], choice)
        decisions.include([item], true)
      }}
    />
  )
  return (
    <Page
      isFlush
      parent={can('listAbsences') ? { to: paths.absences(), title: 'Ausencias' } : undefined}
      facts={<span role="status">{facts.join(' · ')}</span>}
      actions={sessions.length > 0 && !isPhone && <PrintButton title="Imprimir la lista" />}
      toolbar={
        (sessions.length > 0 || scope.workerId !== undefined) && (
          <div className={classes.toolbar}>
            {workers.length > 0 && (
              <ListFilter
                label="Trabajador"
                allLabel="Todos los trabajadores"
                options={toPersonChoices([...workers].sort(compareByName))}
                value={scope.workerId}
                onChange={showWorker}
              />
            )}
            {sessions.length > 0 && canSettle && (
              <fieldset aria-label="Para todas" className={classes.actions}>
                <span>Para todas:</span>
                <BulkButton label="Lo propuesto" onClick={() => decisions.choose(included, undefined)} />
                <BulkButton label="Aplazar" onClick={() => decisions.choose(included, { kind: 'postpone' })} />
                <BulkButton label="Cancelar" onClick={() => decisions.choose(included, { kind: 'cancel' })} />
                <BulkButton label="Mantener" onClick={() => decisions.choose(included, { kind: 'keep' })} />
              </fieldset>
            )}
          </div>
        )
      }
      footer={
        sessions.length > 0 &&
        canSettle && (
          <SettlementFooter
            settled={settled}
            plan={plan}
            openCount={sessions.length - countItemSessions(settled.map(({ item }) => item))}
            hasChoices={decisions.hasAny}
            onDiscard={decisions.discard}
            onApply={apply}
          />
        )
      }
    >
      {sessions.length === 0 ? (
        <NothingUnsettled isAll={isWholePeriod && !scope.workerId} />
      ) : (
        <>
          {groups.map(({ key, items: ofGroup, session, absence }) => {
            const count = ofGroup.filter(decisions.isIncluded).length
            return (
              <GroupSection
                key={key}
                session={session}
                absence={absence}
                badges={badges}
                count={sessionsByReason.get(key)?.length ?? 0}
                isIncluded={canSettle ? (count === ofGroup.length ? true : count > 0 ? null : false) : undefined}
                onInclude={(isIncluded) => decisions.include(ofGroup, isIncluded)}
              >
                {ofGroup.map((item) => renderRow(item, session.unavailable === 'closed'))}
              </GroupSection>
            )
          })}
          {hidden > 0 && (
            <p className={classes.hidden}>
              {hidden === 1 ? 'Hay 1 más, que aparece' : `Hay ${hidden} más, que aparecen`} cuando haya resuelto estas.
            </p>
          )}
        </>
      )}
    </Page>
  )
}

const noSessions: [] = []

/** `isAll`: false when only a period or a worker is shown. */
function NothingUnsettled({ isAll }: { isAll: boolean }) {
  const can = useCan()
  const actions = (
    <>
      {!isAll && (
        <Button component={Link} to={paths.unsettled()} variant="default">
          Ver todo lo pendiente
        </Button>
      )}
      {can('listAbsences') && (
        <Button component={Link} to={paths.absences()} variant="default">
          Volver a las ausencias
        </Button>
      )}
    </>
  )
  return (
    <EmptyState icon={IconCalendarCheck} title="Nada por resolver" actions={actions}>
      {isAll ? 'Ninguna sesión' : 'Aquí ninguna sesión'} cae en una ausencia, en un día de cierre o fuera del horario de su trabajador.
    </EmptyState>
  )
}

const BulkButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="default" size="xs" onClick={onClick}>
    {label}
  </Button>
)
