import { Button } from '@mantine/core'
import { IconHourglass, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { useCloseEntry } from '#web/navigation/close-entry.ts'
import { paths, type WaitingListParams } from '#web/navigation/paths.ts'
import { toPersonChoices } from '#web/people/identity.ts'
import { compareByName, formatFullName } from '#web/people/name.ts'
import { useWorkers, workersQuery } from '#web/people/queries.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { LoadingText } from '#web/ui/feedback/loading-indicator.tsx'
import { fetchFirstRows } from '#web/ui/list/fetch-all-pages.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { maxPrintedRows, usePrintWhole } from '#web/ui/list/use-print-whole.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { createWaitingFetcher, waitingEntriesQuery } from '#web/waiting-entries/queries.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { EntryDrawer } from './entry-drawer.tsx'
import { useWaitingMessage } from './waiting-message.ts'
import { WaitingRow } from './waiting-row.tsx'

const parseFilters = ({ searchParams }: URL) => ({
  workerId: searchParams.get('worker') ?? undefined,
  scheduleId: searchParams.get('schedule') ?? undefined,
})

export const loaderQueries = ({ url }: ScreenContext) => [
  waitingEntriesQuery(parseFilters(url)),
  asSide(workersQuery()),
  asSide(schedulesQuery()),
]
export const loader = createLoader(loaderQueries)

/** Those who wait for a slot, the longest waiting first. */
export function Component() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const isPhone = useIsPhone()
  const buildMessage = useWaitingMessage()
  const url = new URL(pathname + search, window.location.origin)
  const filters = parseFilters(url)
  const shown: WaitingListParams = { worker: filters.workerId, schedule: filters.scheduleId }
  const closeEntry = useCloseEntry()
  const { data } = useQuery(waitingEntriesQuery(filters))
  const workers = useWorkers()
  const schedules = useSchedules()
  const shownWorker = workers.find(({ id }) => id === filters.workerId)
  const shownSchedule = schedules.find(({ id }) => id === filters.scheduleId)
  const filterTexts = [shownWorker && formatFullName(shownWorker.person), shownSchedule?.name].filter(Boolean).join(' · ')
  const { printed, ...printing } = usePrintWhole(async (signal) => ({
    ...(await fetchFirstRows(createWaitingFetcher(filters), signal, maxPrintedRows)),
    filterTexts,
  }))
  const { rows, total } = printed ?? data ?? { rows: [], total: 0 }
  const printedFilters = printed?.filterTexts ?? filterTexts
  const isFiltered = filters.workerId !== undefined || filters.scheduleId !== undefined
  const show = (change: WaitingListParams) => void navigate(paths.waitingList({ ...shown, ...change }), { replace: true })
  const record = url.searchParams.get('record') ?? undefined
  const isAllowed = can(record === 'new' ? 'createWaitingEntry' : 'updateWaitingEntry')
  const addButton = can('createWaitingEntry') && (
    <Button component={Link} to={paths.waitingList({ ...shown, record: 'new' })} leftSection={<IconPlus size={16} aria-hidden />}>
      Añadir<ButtonNoun>a la lista</ButtonNoun>
    </Button>
  )
  return (
    <Page
      isFlush
      printSubject={printedFilters}
      facts={
        <>
          <span role="status">{formatWaiting(total)}</span>
          {printedFilters && <span className="print-only"> · {printedFilters}</span>}
        </>
      }
      actions={
        <>
          {!isPhone && <PrintButton title="Imprimir la lista de espera" isBusy={printing.isFetching} onPrint={printing.print} />}
          {addButton}
        </>
      }
      toolbar={
        (workers.length > 0 || schedules.length > 1) && (
          <>
            {workers.length > 0 && (
              <ListFilter
                label="Trabajador"
                allLabel="Todos los trabajadores"
                options={toPersonChoices([...workers].sort(compareByName))}
                value={filters.workerId}
                onChange={(worker) => show({ worker })}
              />
            )}
            {schedules.length > 1 && (
              <ListFilter
                label="Horario"
                allLabel="Todos los horarios"
                options={schedules.map(({ id, name }) => ({ value: id, label: name }))}
                value={filters.scheduleId}
                onChange={(schedule) => show({ schedule })}
              />
            )}
          </>
        )
      }
      footer={total > rows.length && <p>Se muestran los {rows.length} que más esperan. Use los filtros para ver a los demás.</p>}
      scrollKey={search}
    >
      {rows.length > 0 ? (
        <ul aria-label="Lista de espera">
          {rows.map((entry) => (
            <WaitingRow
              key={entry.id}
              entry={entry}
              message={buildMessage(entry)}
              actions={<EntryButtons entry={entry} edit={{ component: Link, to: paths.waitingList({ ...shown, record: entry.id }) }} />}
            />
          ))}
        </ul>
      ) : isFiltered ? (
        <EmptyState
          icon={IconHourglass}
          title="Nadie espera con estos filtros"
          actions={
            <Button variant="default" onClick={() => show({ worker: undefined, schedule: undefined })}>
              Quitar los filtros
            </Button>
          }
        />
      ) : (
        <EmptyState icon={IconHourglass} title="Nadie está en lista de espera" actions={addButton}>
          Añada a quien busca un cupo que hoy no hay. Cuando se libere uno que le convenga, el aviso lo dirá.
        </EmptyState>
      )}
      <LoadingText isPending={printing.isFetching} />
      <EntryDrawer record={isAllowed ? record : undefined} onClose={() => closeEntry(paths.waitingList(shown))} />
    </Page>
  )
}

const formatWaiting = (count: number) => (count === 1 ? '1 en espera' : `${count} en espera`)
