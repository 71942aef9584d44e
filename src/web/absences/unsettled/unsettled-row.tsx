import { Button, Checkbox } from '@mantine/core'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { capitalize, formatShortDate, getWeekdayName } from '#domain/spanish.ts'
import { useCan } from '../../auth/access.ts'
import { unavailableNames } from '../../availability/unavailable-names.ts'
import type { ListedAbsence } from '../../availability/use-absences.ts'
import { paths } from '../../navigation/paths.ts'
import { ContactPhone } from '../../people/contact-phone.tsx'
import { formatFullName, toName } from '../../people/name.ts'
import type { Session, Worker } from '../../sessions/data/queries.ts'
import { useSessionAccess } from '../../sessions/overlay/card/use-session-access.ts'
import { ReassignMenu } from '../../sessions/reassign/reassign-menu.tsx'
import { Link } from '../../ui/page/link.tsx'
import { BadgeTile, unknownBadge } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import { ReassignButton } from './reassign-button.tsx'
import { isReassignable } from './unsettled-query.ts'
import classes from './unsettled-row.module.css'
import type { useSettle } from './use-settle.ts'

type Props = {
  /** One session, or the dates of a series. */
  sessions: readonly [Session, ...Session[]]
  /** The absence or closing day that touches the session; undefined outside the working hours. */
  absence: ListedAbsence | undefined
  workers: readonly Worker[]
  badges: WorkerBadges
  settle: ReturnType<typeof useSettle>
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A session that is to be settled, or several dates of a series, and the buttons that settle it. */
export function UnsettledRow({ sessions, absence, workers, badges, settle, isSelected, onSelect }: Props) {
  const can = useCan()
  const [session] = sessions
  const isSeries = sessions.length > 1
  const access = useSessionAccess(session, false)
  const { client, worker, time, duration, sessionDate } = session
  const canReassign = isReassignable(session) && access.move && can('listAvailablePeople') && can('listWorkers')
  const name = buildShortName(toName(client.person))
  const when = isSeries ? `${sessions.length} fechas` : formatShortDate(sessionDate ?? '')
  const label = `la sesión de ${name}, ${when}, ${formatClock(time)}`
  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.box}
        aria-label={`Elegir ${label}`}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <span className={classes.time}>
        {duration ? formatClockRange(time, time + duration) : formatClock(time)}
        {isSeries && (
          <>
            <span className={classes.dates}>cada {getWeekdayName(sessionDate ?? '')}</span>
            <span className={classes.dates}>{sessions.length} fechas</span>
          </>
        )}
      </span>
      <span className={classes.client}>
        {can('getClient', { client: client.id }) ? (
          <Link to={paths.client(client.id)} className={classes.name}>
            {formatFullName(client.person)}
          </Link>
        ) : (
          <span className={classes.name}>{formatFullName(client.person)}</span>
        )}
        <ContactPhone client={client} />
      </span>
      <span className={classes.worker}>
        <BadgeTile badge={badges.get(worker.id) ?? unknownBadge} size="md" />
        <span className={classes.workerTexts}>
          <span>{formatFullName(worker.person)}</span>
          <span className={classes.reason}>{describeReasonOf(session, absence)}</span>
        </span>
      </span>
      <span className={classes.actions}>
        {canReassign && isSeries && (
          <ReassignButton sessions={sessions}>
            Reasignar…<span className="hidden"> {label}</span>
          </ReassignButton>
        )}
        {canReassign && !isSeries && (
          <ReassignMenu
            session={session}
            label={label}
            workers={workers}
            badges={badges}
            onChoose={(chosen) => void settle.reassign(session, chosen)}
          />
        )}
        {access.state && (
          <>
            <SettleButton label="Aplazar" what={label} onClick={() => void settle.postpone(sessions)} />
            <SettleButton label="Cancelar" what={label} onClick={() => void settle.cancel(sessions)} />
            <SettleButton label="Mantener" what={label} onClick={() => void settle.keep(sessions)} />
          </>
        )}
      </span>
    </li>
  )
}

const SettleButton = ({ label, what, onClick }: { label: string; what: string; onClick: () => void }) => (
  <Button variant="default" size="xs" onClick={onClick}>
    {label}
    <span className="hidden"> {what}</span>
  </Button>
)

/** "Clínica cerrada: Navidad", "Ausente: Vacaciones", "Fuera de su horario". */
const describeReasonOf = ({ unavailable }: Session, absence: ListedAbsence | undefined) =>
  [unavailable && capitalize(unavailableNames[unavailable].worker), absence?.reason].filter(Boolean).join(': ')
