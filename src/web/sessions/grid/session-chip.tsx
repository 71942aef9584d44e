import { memo } from 'react'
import { type Mark, markNames } from '#domain/states.ts'
import tile from '../../worker-badge/badge-tile.module.css'
import { BadgeTile, type TileKind, type WorkerBadge } from '../../worker-badge/badge-tile.tsx'
import icon from '../state/state-icon.module.css'
import { StateIcon } from '../state/state-icon.tsx'
import classes from './session-chip.module.css'

interface ChipProps {
  id: string
  client: string
  /** The client's whole name: there may be two of the short one. */
  whole: string
  worker: WorkerBadge
  mark: Mark
  /** The session is over. */
  past: boolean
  dense: boolean
  standing: boolean
  note: boolean
  /** Its card is open. */
  open: boolean
  selected: boolean
}

/** One session in a cell; its accessible name is "Valentina Q. con Ana Torres, confirmada, fija". A week has thousands: compact, each is one element. */
export const SessionChip = memo(function SessionChip(props: ChipProps) {
  const { id, client, whole, worker, mark, past, dense, standing, note, open, selected } = props
  const facts = describeFacts(props)
  const rest = selected ? `${facts}, elegida` : facts
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
      title={whole + facts}
      aria-label={dense ? client + rest : undefined}
    >
      {dense ? (
        client
      ) : (
        <>
          <BadgeTile badge={worker} kind={getTileKind(isReleased(mark), past)} />
          <span className={classes.text}>
            <span className={classes.client}>{client}</span>
            <span className={classes.worker} aria-hidden>
              <span className={classes.workerName}>{worker.name}</span>
              {standing && <StateIcon mark="standing" size={12} />}
              {note && <StateIcon mark="note" size={12} />}
            </span>
            <span className="hidden">{rest}</span>
          </span>
        </>
      )}
    </button>
  )
})

/** What is said of a session after its client's name. */
export const describeFacts = ({ worker, mark, standing, note }: Pick<ChipProps, 'worker' | 'mark' | 'standing' | 'note'>) =>
  ` con ${worker.name}, ${markNames[mark].toLowerCase()}${standing ? ', fija' : ''}${note ? ', con nota' : ''}`

// compact, tile and marks are no elements of their own
const comfortableClass = `${classes.chip} ${icon.bearer}`
const denseClass = `${comfortableClass} ${classes.dense} ${tile.bearer}`

/** Whether what became of a session leaves its slot to others. */
const isReleased = (mark: Mark) => mark === 'canceled' || mark === 'postponed'

/** The tile a session carries: who has released the slot is told from far away. */
export const getTileKind = (released: boolean, past: boolean): TileKind => (released ? 'hollow' : past ? 'tinted' : 'filled')
