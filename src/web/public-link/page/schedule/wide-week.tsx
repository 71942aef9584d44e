import type { CSSProperties } from 'react'
import { formatClock } from '#domain/clock.ts'
import { getWeekdayName } from '#domain/spanish.ts'
import { splitDate } from '#domain/weeks.ts'
import type { DaySlot } from './day-slots.ts'
import classes from './schedule.module.css'
import { getSlotKind, SlotContent } from './slot-content.tsx'

export type ScheduleDay = { date: string; slots: readonly DaySlot[] }

type Props = {
  days: readonly ScheduleDay[]
  names: ReadonlyMap<string, string>
  today: string
  caption: string
  /** The number of own sessions, which stand above the table on the same sheet. */
  ownCount: number
}

/** The most rows that are printed in one column, and in two, so that they can be read. */
const maxPrintedSlots = { inOne: 40, inTwo: 120 }

/** The slots of a week as a table, on wide screens, and on paper with rows that are as high as one sheet allows. */
export function WideWeek({ days, names, today, caption, ownCount }: Props) {
  const slots = days[0]?.slots ?? []
  const columns = slots.length > maxPrintedSlots.inOne ? 2 : 1
  const printed = { '--columns': columns, '--rows': Math.ceil(slots.length / columns), '--own': ownCount }
  return (
    <div className={classes.frame} style={printed as CSSProperties} data-too-long={slots.length > maxPrintedSlots.inTwo || undefined}>
      <p className={classes.tooLong}>El horario tiene más horas de las que caben en una hoja. Puede verlo completo en su enlace.</p>
      <table aria-label={caption} className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {days.map(({ date }) => (
              <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                {getWeekdayName(date)} {splitDate(date).day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ start }, index) => (
            <tr key={start}>
              <th scope="row">{formatClock(start)}</th>
              {days.map(({ date, slots: ofDay }) => (
                <td key={date} data-kind={getSlotKind(ofDay[index]!)} data-past={ofDay[index]!.isPast || undefined}>
                  <SlotContent slot={ofDay[index]!} names={names} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
