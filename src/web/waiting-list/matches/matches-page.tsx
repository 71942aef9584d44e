import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { useWorkers, workersQuery } from '#web/people/queries.ts'
import { schedulesQuery, useSchedules } from '#web/schedules/queries.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { parseFreeSlots } from '#web/waiting-entries/free-slots.ts'
import { waitingMatchesQuery } from '#web/waiting-entries/queries.ts'
import { SlotMatches } from './slot-matches.tsx'

const parseSlots = ({ searchParams }: URL) => parseFreeSlots(searchParams.get('slots') ?? '')

export const loaderQueries = ({ url }: ScreenContext) => [
  schedulesQuery(),
  ...parseSlots(url).map(waitingMatchesQuery),
  asSide(workersQuery()),
]
export const loader = createLoader(loaderQueries)

/** Slots that have become free, each with those who wait and whom it suits. */
export function Component() {
  const { pathname, search } = useLocation()
  const can = useCan()
  const slots = parseSlots(new URL(pathname + search, window.location.origin))
  const schedules = useSchedules()
  const workers = useWorkers()
  const shown = slots.flatMap((slot) => {
    const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === slot.turnId))
    const worker = workers.find(({ id }) => id === slot.workerId)
    return schedule ? [{ slot, schedule, worker }] : []
  })
  return (
    <Page
      title={shown.length === 1 ? 'Cupo libre' : 'Cupos libres'}
      parent={can('listWaitingEntries') ? { to: paths.waitingList(), title: 'Lista de espera' } : undefined}
      isFlush
      scrollKey={search}
    >
      {shown.length === 0 ? (
        <EmptyState
          icon={IconHourglass}
          title="Este cupo ya no existe"
          actions={
            can('listWaitingEntries') && (
              <Button variant="default" component={Link} to={paths.waitingList()}>
                Ver la lista de espera
              </Button>
            )
          }
        >
          Su turno o su horario cambió mientras tanto.
        </EmptyState>
      ) : (
        shown.map((props) => <SlotMatches key={Object.values(props.slot).join()} {...props} />)
      )}
    </Page>
  )
}
