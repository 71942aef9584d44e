import { formatClock } from '#domain/clock.ts'
import { getWeekdayName } from '#domain/spanish.ts'
import { splitDate } from '#domain/weeks.ts'
import type { DaySlot } from './day-slots.ts'
import classes from './schedule.module.css'
import { getSlotKind, SlotContent } from './slot-content.tsx'

export type ScheduleDay = { date: string; slots: readonly DaySlot[] }

type Props = { days: readonly ScheduleDay[]; names: ReadonlyMap<string, string>; today: string; caption: string }

/** The slots of a week as a table, on wide screens and on paper. */
export const WideWeek = ({ days, names, today, caption }: Props) => (
  <table className={classes.table}>
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
      {days[0]?.slots.map(({ start }, index) => (
        <tr key={start}>
          <th scope="row">{formatClock(start)}</th>
          {days.map(({ date, slots }) => (
            <td key={date} data-kind={getSlotKind(slots[index]!)} data-past={slots[index]!.isPast || undefined}>
              <SlotContent slot={slots[index]!} names={names} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
