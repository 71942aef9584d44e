import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { capitalize, formatLongDate, formatSessionCount } from '#domain/spanish.ts'
import { isActive, markNames } from '#domain/states.ts'
import { toName } from '#web/people/name.ts'
import type { OtherRole } from '#web/person-sessions/session-row.tsx'
import type { TimelineEntry } from '#web/person-sessions/timeline.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled } from '#web/session-data/unsettled.ts'
import type { OverlayControls } from '#web/session-overlay/use-overlay.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { getTileKind, isReleased } from '#web/session-state/tile-kind.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './own-day.module.css'
import { getOwnMark } from './own-mark.ts'

type Props = {
  date: string
  entries: readonly TimelineEntry[]
  /** False when the date stands beside the title only. */
  hasHeading: boolean
  otherRole: OtherRole
  badges: WorkerBadges
  overlay: Pick<OverlayControls, 'showSession'>
  canOpen: (session: Session) => boolean
}

/** One’s own sessions of a day as a list. A row opens the card of its session. */
export function OwnDay({ date, entries, hasHeading, ...rowProps }: Props) {
  const id = useId()
  const activeCount = entries.filter(({ session }) => isActive(session.state)).length
  // They are in the list too, but not in the counts of the days.
  const releasedCount = entries.length - activeCount
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={hasHeading ? classes.heading : 'hidden'}>
        {capitalize(formatLongDate(date))}{' '}
        <span className={classes.total}>
          · {activeCount === 0 ? 'ninguna sesión' : formatSessionCount(activeCount)}
          {releasedCount > 0 && ` y ${releasedCount} que no se ${releasedCount === 1 ? 'da' : 'dan'}`}
        </span>
      </h2>
      {entries.length === 0 && <p className={classes.empty}>No tiene sesiones este día.</p>}
      <ol>
        {entries.map((entry) => (
          <OwnRow key={getSessionKey(entry.session)} entry={entry} {...rowProps} />
        ))}
      </ol>
    </section>
  )
}

function OwnRow({ entry, otherRole, badges, overlay, canOpen }: { entry: TimelineEntry } & Omit<Props, 'date' | 'entries' | 'hasHeading'>) {
  const { session, minutes, phase } = entry
  const mark = getOwnMark(entry, otherRole)
  const key = getSessionKey(session)
  const isOfWorker = otherRole === 'client'
  const unsettled = isOfWorker && describeUnsettled(session)
  const declined = isOfWorker && describeDeclined(session)
  const isReminded = isOfWorker && phase !== 'past' && session.remindedAt !== undefined
  const details = [markNames[mark], unsettled, declined, isOfSeries(session) && 'fija', isReminded && 'recordatorio enviado', session.note]
    .filter(Boolean)
    .join(' · ')
  const content = (
    <>
      <span className={classes.time}>
        {formatClock(session.time)}
        {minutes > 0 && <span className={classes.end}> – {formatClock(session.time + minutes)}</span>}
      </span>
      {otherRole === 'worker' && (
        <BadgeTile badge={badges.get(session.worker.id) ?? unknownBadge} size="lg" kind={getTileKind(mark, phase === 'past')} />
      )}
      <span className={classes.text}>
        <span className={classes.name}>{buildShortName(toName(session[otherRole].person))}</span>
        <span className={classes.details} title={details}>
          {details}
        </span>
      </span>
      {unsettled && <StateIcon mark="unsettled" size="lg" />}
      {declined && <StateIcon mark="declined" size="lg" />}
      <StateIcon mark={mark} size="lg" />
    </>
  )
  const rowProps = {
    className: classes.row,
    'data-session': key,
    'data-mark': mark,
    'data-phase': phase,
    'data-released': isReleased(mark) || undefined,
  }
  return (
    <li aria-current={phase === 'current' ? 'time' : undefined}>
      {canOpen(session) ? (
        <button type="button" {...rowProps} aria-haspopup="dialog" onClick={({ currentTarget }) => overlay.showSession(key, currentTarget)}>
          {content}
          <IconChevronRight size={18} stroke={1.5} className={classes.chevron} aria-hidden />
        </button>
      ) : (
        <div {...rowProps}>{content}</div>
      )}
    </li>
  )
}
