import { memo } from 'react'
import { type Mark, markWords } from '#domain/states.ts'
import { StateIcon } from '../state-icon.tsx'
import { type TileKind, type WorkerLook, WorkerTile } from '../worker-tile.tsx'
import classes from './session-chip.module.css'

interface ChipProps {
  id: string
  client: string
  /** The client's whole name: there may be two of the short one. */
  whole: string
  worker: WorkerLook
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

const standingIcon = (
  <svg width="11" height="11" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="M4 12v-3a3 3 0 0 1 3-3h13m-3-3 3 3-3 3M20 12v3a3 3 0 0 1-3 3h-13m3 3-3-3 3-3" />
  </svg>
)
const noteIcon = (
  <svg width="11" height="11" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="m13 20 7-7M13 20v-6a1 1 0 0 1 1-1h6v-7a2 2 0 0 0-2-2h-12a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2z" />
  </svg>
)

/** One session in a cell; its accessible name is "Valentina Q. con Ana Torres, confirmada, fija". A week has thousands: compact, they are of few elements. */
export const SessionChip = memo(function SessionChip(props: ChipProps) {
  const { id, client, whole, worker, mark, past, dense, standing, note, open, selected } = props
  const released = mark === 'canceled' || mark === 'postponed'
  const marks = (standing || note) && (
    <span className={classes.marks}>
      {note && noteIcon}
      {standing && standingIcon}
    </span>
  )
  const facts = ` con ${worker.name}, ${markWords[mark].toLowerCase()}${standing ? ', fija' : ''}${note ? ', con nota' : ''}`
  const rest = selected ? `${facts}, elegida` : facts
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.chip}
      data-session={id}
      data-mark={mark}
      data-past={past || undefined}
      data-released={released || undefined}
      data-dense={dense || undefined}
      data-selected={selected || undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      title={whole + facts}
      aria-label={dense ? client + rest : undefined}
    >
      <WorkerTile look={worker} kind={tileOf(released, past)} />
      {dense ? (
        <>
          <span className={classes.client}>{client}</span>
          {marks}
        </>
      ) : (
        <span className={classes.text}>
          <span className={classes.client}>{client}</span>
          <span className={classes.worker} aria-hidden>
            <span className={classes.workerName}>{worker.name}</span>
            {marks}
          </span>
          <span className="hidden">{rest}</span>
        </span>
      )}
      <StateIcon mark={mark} size={12} />
    </button>
  )
})

/** The tile a session carries: who has released the slot is told from far away. */
export const tileOf = (released: boolean, past: boolean): TileKind => (released ? 'hollow' : past ? 'tinted' : 'filled')
