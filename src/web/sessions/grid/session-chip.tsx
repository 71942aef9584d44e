import { memo } from 'react'
import { type Mark, markNames } from '#domain/states.ts'
import tile from '../../worker-badge/badge-tile.module.css'
import { BadgeTile, type WorkerBadge } from '../../worker-badge/badge-tile.tsx'
import icon from '../state/state-icon.module.css'
import { StateIcon } from '../state/state-icon.tsx'
import { getTileKind } from '../state/tile-kind.ts'
import classes from './session-chip.module.css'

interface ChipProps {
  /** The session's key. */
  id: string
  client: string
  /** Several clients may share the short name. */
  fullName: string
  worker: WorkerBadge
  mark: Mark
  /** True when the slot is over. */
  isPast: boolean
  /** True for a compact chip. */
  isDense: boolean
  isStanding: boolean
  hasNote: boolean
  /** True while its card is open. */
  isOpen: boolean
  isSelected: boolean
}

/**
 * One session in a cell. Its accessible name is "Valentina Q. con Ana Torres, confirmada, fija". A compact chip is a single element, because a week
 * has thousands.
 */
export const SessionChip = memo(function SessionChip(props: ChipProps) {
  const { id, client, fullName, worker, mark, isPast, isDense, isStanding, hasNote, isOpen, isSelected } = props
  const facts = describeFacts(props)
  const description = isSelected ? `${facts}, elegida` : facts
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isDense ? denseClass : comfortableClass}
      data-session={id}
      data-mark={mark}
      data-selected={isSelected || undefined}
      data-color={isDense ? worker.color : undefined}
      data-initials={isDense ? worker.initials : undefined}
      data-standing={(isDense && isStanding) || undefined}
      data-note={(isDense && hasNote) || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen || undefined}
      title={fullName + facts}
      aria-label={isDense ? client + description : undefined}
    >
      {isDense ? (
        client
      ) : (
        <>
          <BadgeTile badge={worker} kind={getTileKind(mark, isPast)} />
          <span className={classes.text}>
            <span className={classes.client}>{client}</span>
            <span className={classes.worker} aria-hidden>
              <span className={classes.workerName}>{worker.name}</span>
              {isStanding && <StateIcon mark="standing" size={12} />}
              {hasNote && <StateIcon mark="note" size={12} />}
            </span>
            <span className="hidden">{description}</span>
          </span>
        </>
      )}
    </button>
  )
})

/** The part of a chip's accessible name after the client. */
export const describeFacts = ({ worker, mark, isStanding, hasNote }: Pick<ChipProps, 'worker' | 'mark' | 'isStanding' | 'hasNote'>) =>
  ` con ${worker.name}, ${markNames[mark].toLowerCase()}${isStanding ? ', fija' : ''}${hasNote ? ', con nota' : ''}`

// A compact chip draws its tile and its signs itself.
const comfortableClass = `${classes.chip} ${icon.withSigns}`
const denseClass = `${comfortableClass} ${classes.dense} ${tile.withTile}`
