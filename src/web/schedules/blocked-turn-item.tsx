import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schedule, Turn } from '#api/generated/app.ts'
import { toLocalDate } from '#domain/today.ts'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '../auth/access.ts'
import { useSettings } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import type { BlockedTurn } from './blocked-change.ts'
import classes from './blocked-panel.module.css'
import { NewTabLink } from './new-tab-link.tsx'
import { nextOrLastSessionQuery } from './queries.ts'

type Props = { schedule: Schedule; blockedTurn: BlockedTurn; onRestore: (turn: Turn) => void }

/** A turn that cannot be removed, with a link to its sessions and a button that puts it back into the form. */
export function BlockedTurnItem({ schedule, blockedTurn: { message, turn }, onRestore }: Props) {
  const can = useCan()
  return (
    <li className={classes.item}>
      {message}
      {turn && (
        <span className={classes.actions}>
          {can('listTurnWeek') && <TurnWeekLink schedule={schedule} turn={turn} />}
          <Button variant="default" size="xs" onClick={() => onRestore(turn)}>
            Recuperar {turn.name}
          </Button>
        </span>
      )}
    </li>
  )
}

/** The link to the week of a turn's next or last session, or to this week where that session is unknown. */
function TurnWeekLink({ schedule, turn }: { schedule: Schedule; turn: Turn }) {
  const can = useCan()
  const { additions, timeZone } = useSettings()
  const today = toLocalDate(new Date(), timeZone)
  const { data: session } = useQuery({ ...nextOrLastSessionQuery([turn], today), enabled: additions && can('listSessions') })
  const week = session ? getWeekStart(session.date) : undefined
  return <NewTabLink to={paths.sessions({ schedule: schedule.id, turn: turn.id, week })}>Ver sus sesiones</NewTabLink>
}
