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
  /** The slot is over. */
  past: boolean
  dense: boolean
  standing: boolean
  note: boolean
  /** Its card is open. */
  open: boolean
  selected: boolean
}

/**
 * One session in a cell. Its accessible name is "Valentina Q. con Ana Torres, confirmada, fija". A compact chip is a single element, because a week
 * has thousands.
 */
export const SessionChip = memo(function SessionChip(props: ChipProps) {
  const { id, client, fullName, worker, mark, past, dense, standing, note, open, selected } = props
  const facts = describeFacts(props)
  const description = selected ? `${facts}, elegida` : facts
  return (
    <button
      type="button"
      tabIndex={-1}
      className={dense ? denseClass : comfortableClass}
      data-session={id}
      data-mark={mark}
      data-selected={selected || undefined}
      data-color={dense ? worker.color : undefined}
      data-initials={dense ? worker.initials : undefined}
      data-standing={(dense && standing) || undefined}
      data-note={(dense && note) || undefined}
      aria-haspopup="dialog"
      aria-expanded={open || undefined}
      title={fullName + facts}
      aria-label={dense ? client + description : undefined}
    >
      {dense ? (
        client
      ) : (
        <>
          <BadgeTile badge={worker} kind={getTileKind(mark, past)} />
          <span className={classes.text}>
            <span className={classes.client}>{client}</span>
            <span className={classes.worker} aria-hidden>
              <span className={classes.workerName}>{worker.name}</span>
              {standing && <StateIcon mark="standing" size={12} />}
              {note && <StateIcon mark="note" size={12} />}
            </span>
            <span className="hidden">{description}</span>
          </span>
        </>
      )}
    </button>
  )
})

/** What the accessible name of a chip says after the client. */
export const describeFacts = ({ worker, mark, standing, note }: Pick<ChipProps, 'worker' | 'mark' | 'standing' | 'note'>) =>
  ` con ${worker.name}, ${markNames[mark].toLowerCase()}${standing ? ', fija' : ''}${note ? ', con nota' : ''}`

// A compact chip draws its tile and its signs itself.
const comfortableClass = `${classes.chip} ${icon.withSigns}`
const denseClass = `${comfortableClass} ${classes.dense} ${tile.withTile}`
