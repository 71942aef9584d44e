import { IconArrowLeft, IconArrowRight, IconNote, IconRepeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { capitalize, formatShortDate } from '#domain/spanish.ts'
import { markNames } from '#domain/states.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import { describeMoves } from '#web/session-data/describe-moves.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import { describeUnsettled } from '#web/session-data/unsettled.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { getTileKind } from '#web/session-state/tile-kind.ts'
import { Link } from '#web/ui/page/link.tsx'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './session-row.module.css'
import type { TimelineEntry } from './timeline.ts'

/** The role of the other person in each session: the list of a client names workers, and the list of a worker names clients. */
export type OtherRole = 'client' | 'worker'

interface Props {
  entry: TimelineEntry
  otherRole: OtherRole
  badges: WorkerBadges
  /** The checkbox that selects the session in a list by days, which do not repeat the date. */
  checkbox?: ReactNode
}

/** A session in a person's list: date, other person, series, state and what is to be known of it, with a link to its week. */
export function SessionRow({ entry, otherRole, badges, checkbox }: Props) {
  const { session, date, hours, mark, phase, to } = entry
  const unsettled = describeUnsettled(session)
  const declined = describeDeclined(session)
  const moves = describeMoves(session)
  const dateAndHours = (
    <>
      {checkbox === undefined && <span className={classes.date}>{formatShortDate(date)}</span>} {hours}
    </>
  )
  return (
    <li className={classes.row} data-mark={mark} data-phase={phase}>
      {checkbox && <span className={classes.choice}>{checkbox}</span>}
      {to ? (
        <Link to={to} className={classes.when}>
          {dateAndHours}
        </Link>
      ) : (
        <span className={classes.when}>{dateAndHours}</span>
      )}
      <OtherPerson entry={entry} otherRole={otherRole} badges={badges} tileKind={getTileKind(mark, phase === 'past')} />
      {isOfSeries(session) && (
        <span className={classes.series}>
          <IconRepeat size={14} stroke={1.5} aria-hidden />
          Fija
        </span>
      )}
      {(unsettled || declined || moves.length > 0 || session.note) && (
        <span className={classes.remarks}>
          {declined && (
            <span className={classes.remark}>
              <StateIcon mark="declined" size="md" />
              {capitalize(declined)}
            </span>
          )}
          {unsettled && (
            <span className={classes.remark}>
              <StateIcon mark="unsettled" size="md" />
              {capitalize(unsettled)}
            </span>
          )}
          {moves.map(({ kind, text, place }) => (
            <span key={kind} className={classes.remark}>
              {kind === 'to' ? <IconArrowRight size={14} stroke={1.5} aria-hidden /> : <IconArrowLeft size={14} stroke={1.5} aria-hidden />}
              {to ? <Link to={paths.sessions({ turn: place.turnId, week: place.sessionDate, session: place.id })}>{text}</Link> : text}
            </span>
          ))}
          {session.note && (
            <span className={classes.remark}>
              <IconNote size={14} stroke={1.5} aria-hidden />
              <span className={classes.noteText}>{session.note}</span>
            </span>
          )}
        </span>
      )}
      <span className={classes.state}>
        <StateIcon mark={mark} size="md" />
        {markNames[mark]}
      </span>
    </li>
  )
}

type OtherPersonProps = { entry: TimelineEntry; otherRole: OtherRole; badges: WorkerBadges; tileKind?: ReturnType<typeof getTileKind> }

/** The name of the other person of a session, after the badge if it is a worker. */
export function OtherPerson({ entry: { session }, otherRole, badges, tileKind = 'filled' }: OtherPersonProps) {
  const person = otherRole === 'client' ? session.client.person : session.worker.person
  return (
    <span className={classes.person}>
      {otherRole === 'worker' && <BadgeTile badge={badges.get(session.worker.id) ?? unknownBadge} size="md" kind={tileKind} />}
      <span className={classes.name} title={formatFullName(person)}>
        {formatFullName(person)}
      </span>
    </span>
  )
}
