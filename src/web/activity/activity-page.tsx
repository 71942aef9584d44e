import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { groupBy } from '#domain/group-by.ts'
import { capitalize, formatFullDate, formatLongDate } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { isDate } from '#domain/weeks.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { list } from '#web/data/list.ts'
import { useSettings } from '#web/data/settings.ts'
import { HistoryLine } from '#web/history/history-line.tsx'
import { changesQuery, fetchChanges, getLastId, type HistoryKind, pageSize } from '#web/history/queries.ts'
import { type ActivityParams, paths } from '#web/navigation/paths.ts'
import { useGetTargetLocation } from '#web/navigation/target-location.ts'
import { formatFullName } from '#web/people/name.ts'
import { clientQuery, useWorkers, workersQuery } from '#web/people/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { LoadingText } from '#web/ui/feedback/loading-indicator.tsx'
import { formatCount } from '#web/ui/list/format-count.ts'
import { maxPrintedRows, usePrintWhole } from '#web/ui/list/use-print-whole.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPrinting } from '#web/ui/print/use-is-printing.ts'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { ActivityFilters } from './activity-filters.tsx'
import classes from './activity-page.module.css'
import { BookAgain, DeletedClient, RecordTime } from './change-parts.tsx'
import { kindNames, listReadableKinds } from './kind-names.ts'

/** Reads the filters. A kind that the user may not read is left out, as one that does not exist. */
function readActivityParams({ searchParams }: URL, kinds: readonly string[]): ActivityParams {
  const { kind, ...params }: ActivityParams = Object.fromEntries(searchParams)
  return { ...params, ...(kind !== undefined && kinds.includes(kind) && { kind }) }
}

const toChangesFilter = ({ kind, user, worker, client, day }: ActivityParams) => {
  const date = isDate(day ?? '') ? day : undefined
  return { kind: kind as HistoryKind | undefined, userId: user, workerId: worker, clientId: client, from: date, to: date }
}

const toActivityQuery = (params: ActivityParams) => changesQuery({ ...toChangesFilter(params), beforeId: params.before })

export const loaderQueries = ({ url, user }: ScreenContext) => {
  const params = readActivityParams(url, user ? listReadableKinds(user) : [])
  const { client } = params
  return [toActivityQuery(params), asSide(workersQuery()), asSide(authorsQuery()), ...(client ? [asSide(clientQuery(client))] : [])]
}
export const loader = createLoader(loaderQueries)

/** Shows who changed what, by day, the newest first. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { timeZone } = useSettings()
  const { date: today } = useNow()
  const kinds = listReadableKinds(useSignedInUser())
  const readsAll = kinds.length === Object.keys(kindNames).length
  const params = readActivityParams(new URL(pathname + search, window.location.origin), kinds)
  const { data: changes = [] } = useQuery(toActivityQuery(params))
  const workers = useWorkers()
  const { data: authors } = useAllowedQuery(authorsQuery())
  const { data: client } = useAllowedQuery({ ...clientQuery(params.client ?? ''), enabled: params.client !== undefined })
  const getTargetLocation = useGetTargetLocation()
  const show = (change: ActivityParams) => {
    // A filter that was chosen just now may still be loading.
    const target = getTargetLocation()
    const chosen = readActivityParams(new URL(target.pathname + target.search, window.location.origin), kinds)
    void navigate(paths.activity({ ...chosen, before: undefined, ...change }), { replace: true })
  }
  const isFiltered = Object.keys(params).some((name) => name !== 'before')
  const isPrinting = useIsPrinting()
  const author = authors?.rows.find(({ id }) => id === params.user)
  const worker = workers.find(({ id }) => id === params.worker)
  const filterTexts = [
    params.kind && kindNames[params.kind as HistoryKind],
    author?.name,
    worker && formatFullName(worker.person),
    params.day && isDate(params.day) && formatFullDate(params.day),
  ]
    .filter(Boolean)
    .join(' · ')
  const { printed, ...printing } = usePrintWhole(async (signal) => {
    return { ...(await fetchChanges(toChangesFilter(params), signal, maxPrintedRows)), filterTexts }
  })
  const onPaper = printed ?? {
    changes,
    filterTexts,
    hasMore: changes.length === pageSize || params.before !== undefined,
  }
  const days = groupBy(onPaper.changes, ({ at }) => toLocalDate(new Date(at), timeZone))
  const facts = [
    params.client && (client ? formatFullName(client.person) : 'De un cliente'),
    params.kind === 'sign-in' && 'sin los intentos con nombres que ningún usuario tiene',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <Page
      isFlush
      printSubject={onPaper.filterTexts}
      facts={
        <>
          {facts}
          <span className="print-only">
            {facts && ' · '}
            {[formatPrintedChanges(onPaper.changes.length, onPaper.hasMore, printed !== undefined), onPaper.filterTexts]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      }
      actions={
        <>
          {isFiltered && (
            <Button variant="default" component={Link} to={paths.activity()}>
              Quitar los filtros
            </Button>
          )}
          {!isPhone && changes.length > 0 && (
            <PrintButton title="Imprimir toda la actividad" isBusy={printing.isFetching} onPrint={printing.print} />
          )}
        </>
      }
      toolbar={<ActivityFilters params={params} kinds={kinds} workers={workers} today={today} authors={authors?.rows} onChange={show} />}
      footer={
        !printed &&
        (changes.length === pageSize || params.before) && (
          <nav aria-label="Páginas" className={classes.pages}>
            {params.before && (
              <Button variant="default" component={Link} to={paths.activity({ ...params, before: undefined })}>
                Lo más reciente
              </Button>
            )}
            {changes.length === pageSize && (
              <Button variant="default" component={Link} to={paths.activity({ ...params, before: getLastId(changes) })}>
                Anteriores
              </Button>
            )}
          </nav>
        )
      }
      scrollKey={search}
    >
      {changes.length === 0 ? (
        <EmptyState
          icon={IconHistory}
          title={isFiltered ? 'Nada con estos filtros' : readsAll ? 'Todavía no hay actividad' : 'No hay actividad que pueda ver'}
        >
          {readsAll
            ? 'Aquí queda quién cambió qué y cómo estaba antes.'
            : `Sus accesos le muestran la de: ${kinds.map((kind) => kindNames[kind]).join(', ')}.`}
        </EmptyState>
      ) : (
        [...days].map(([date, ofDay]) => (
          <section key={date} aria-label={formatLongDate(date)}>
            <h2 className={classes.date}>
              {date === today && !isPrinting ? `Hoy, ${formatLongDate(date)}` : capitalize(formatLongDate(date))}
            </h2>
            <ol>
              {ofDay.map((change) => (
                <HistoryLine key={change.entries[0]?.id} change={change} time={<RecordTime change={change} timeZone={timeZone} />}>
                  <BookAgain change={change} />
                  <DeletedClient change={change} />
                </HistoryLine>
              ))}
            </ol>
          </section>
        ))
      )}
      <LoadingText isPending={printing.isFetching} />
    </Page>
  )
}

/** Says how much of the activity the paper has: "312 cambios", "Los 100 cambios de una página". */
function formatPrintedChanges(count: number, hasMore: boolean, isWhole: boolean) {
  const changes = count === 1 ? '1 cambio' : `${formatCount(count)} cambios`
  if (!hasMore) return changes
  return isWhole ? `Solo los ${changes} más recientes` : `Solo una página: ${changes}`
}

/** The users by whom the history can be limited. */
const authorsQuery = () => list('/v1/users', { limit: 200 })
