import { memo } from 'react'
import { buildBriefName, buildFullName, buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { getMark, markLetters, markNames } from '#domain/states.ts'
import { toName } from '#web/people/name.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import { isOfSeries } from '#web/session-data/is-of-series.ts'
import type { Session } from '#web/session-data/queries.ts'
import { describeUnsettled } from '#web/session-data/unsettled.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { getTileKind } from '#web/session-state/tile-kind.ts'
import { BadgeTile, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import classes from './session-chip.module.css'

interface Props {
  session: Session
  worker: WorkerBadge
  /** True when the session is over. */
  isPast: boolean
  /** "08:45", if it ends at another time than its row. */
  end?: string | undefined
  /** True for a compact chip. */
  isDense: boolean
  /** True when the name of the client is cut to its initial. */
  isBrief: boolean
  /** True while its card is open. */
  isOpen: boolean
  isSelected: boolean
}

/** Returns what a chip shows and says of a session; `facts` follow the client's name: " con Ana Torres, confirmada, fija". */
export function describeChip(session: Session, worker: WorkerBadge, { isPast, isBrief, end }: Pick<Props, 'isPast' | 'isBrief' | 'end'>) {
  const { client, note } = session
  const name = toName(client.person)
  const mark = getMark(session, isPast)
  const unsettled = describeUnsettled(session)
  const declined = describeDeclined(session)
  return {
    client: isBrief ? buildBriefName(name) : buildShortName(name),
    fullName: buildFullName(name),
    mark,
    /** True when the session needs a decision. */
    isUnsettled: unsettled !== '',
    /** True when the client says that nobody comes. */
    isDeclined: declined !== '',
    facts: ` con ${worker.name}, ${markNames[mark].toLowerCase()}${unsettled && `, ${unsettled}`}${declined && `, ${declined}`}${isOfSeries(session) ? ', fija' : ''}${note ? ', con nota' : ''}${end ? `, hasta ${end}` : ''}`,
  }
}

/** One session in a cell. Its accessible name is "Valentina Q. con Ana Torres, confirmada, fija". It is memoized, because a week has thousands. */
export const SessionChip = memo(function SessionChip({ session, worker, isPast, end, isDense, isBrief, isOpen, isSelected }: Props) {
  const { note } = session
  const { client, fullName, mark, isUnsettled, isDeclined, facts } = describeChip(session, worker, { isPast, isBrief, end })
  const description = isSelected ? `${facts}, elegida` : facts
  const endAndIcons = (
    <>
      {end && <span className={classes.end} data-end={end} aria-hidden />}
      {isOfSeries(session) && <StateIcon mark="standing" />}
      {note && <StateIcon mark="note" />}
    </>
  )
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.chip}
      data-session={getSessionKey(session)}
      data-mark={mark}
      data-letter={markLetters[mark]}
      data-dense={isDense || undefined}
      data-own-end={end !== undefined || undefined}
      data-selected={isSelected || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen || undefined}
      // Several clients may share the short name.
      title={fullName + facts}
      aria-label={isDense ? client + description : undefined}
    >
      <BadgeTile badge={worker} kind={getTileKind(mark, isPast)} />
      {isUnsettled && <StateIcon mark="unsettled" />}
      {isDeclined && <StateIcon mark="declined" />}
      {isDense ? (
        <>
          <span className={classes.client}>{client}</span>
          {endAndIcons}
        </>
      ) : (
        <span className={classes.text}>
          <span className={classes.client}>{client}</span>
          <span className={classes.worker} aria-hidden>
            {worker.name}
          </span>
          <span className="hidden">{description}</span>
          {endAndIcons}
        </span>
      )}
      <StateIcon mark={mark} />
    </button>
  )
})
