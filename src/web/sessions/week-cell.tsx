import { type CSSProperties, memo } from 'react'
import { clock } from '#domain/clock.ts'
import { briefName, shortName } from '#domain/names.ts'
import { longDate } from '#domain/spanish.ts'
import { nameOf } from '../people/name.ts'
import { placeOf } from './changes.ts'
import type { Session } from './queries.ts'
import { SessionChip } from './session-chip.tsx'
import classes from './week-grid.module.css'
import { type Phase, shownMark } from './week-view.ts'
import type { WorkerLooks } from './worker-looks.ts'
import { unknownLook } from './worker-tile.tsx'

interface Props {
  date: string
  time: number
  sessions: readonly Session[]
  looks: WorkerLooks
  phase: Phase
  today: boolean
  dense: boolean
  /** Of the column: too narrow for words. */
  narrow: boolean
  /** Where Tab enters the grid. */
  entry: boolean
  /** The place of the session whose card is open, if it is in this cell. */
  open: string | null
  /** Its booking form is open. */
  booking: boolean
  bookable: boolean
}

/** One slot of one day. Drawn again only when something in it has changed: a week has a hundred of them. */
export const WeekCell = memo(function WeekCell(props: Props) {
  const { date, time, sessions, looks, phase, today, dense, narrow, entry, open, booking, bookable } = props
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, a table that arrow keys move in
      role="gridcell"
      tabIndex={entry ? 0 : -1}
      className={classes.slot}
      data-date={date}
      data-time={time}
      data-phase={phase}
      data-today={today || undefined}
      data-booking={booking || undefined}
    >
      <span className="hidden">{`${longDate(date)}, ${clock(time)}, ${counted(sessions.length)}. `}</span>
      <div className={classes.cell} data-dense={dense || undefined} style={{ '--sessions': sessions.length } as CSSProperties}>
        {sessions.map((session) => {
          const name = nameOf(session.client.person)
          const place = placeOf(session)
          return (
            <SessionChip
              key={place}
              id={place}
              client={dense ? briefName(name) : shortName(name)}
              worker={looks.get(session.worker.id) ?? unknownLook}
              mark={shownMark(session, phase)}
              past={phase === 'past'}
              dense={dense}
              standing={session.standing === true}
              note={Boolean(session.note)}
              open={open === place}
            />
          )
        })}
        {bookable && (
          <button
            type="button"
            tabIndex={-1}
            className={classes.book}
            data-book
            aria-haspopup="dialog"
            aria-expanded={booking}
            aria-label="Reservar"
          >
            <span className={classes.bookText}>{narrow ? '+' : '+ Reservar'}</span>
          </button>
        )}
      </div>
    </td>
  )
}, same)

const counted = (count: number) => (count === 0 ? 'sin sesiones' : count === 1 ? '1 sesión' : `${count} sesiones`)

/** The lists of a cell are made anew with the week; the sessions in them are not. */
function same({ sessions: before, ...one }: Props, { sessions: after, ...other }: Props) {
  const names = Object.keys(one) as (keyof typeof one)[]
  return (
    names.every((name) => one[name] === other[name]) &&
    before.length === after.length &&
    before.every((session, index) => session === after[index])
  )
}
