import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { formatWeek } from '#domain/spanish.ts'
import type { WallClock } from '#domain/today.ts'
import { getWeekday, getWeekStart, listWeekDates } from '#domain/weeks.ts'
import type { PublicView } from '../public-view.ts'
import type { OwnSession } from '../sessions/own-sessions.ts'
import { listDaySlots } from './day-slots.ts'
import { buildWorkerNames } from './describe-slot.ts'
import { PhoneDay } from './phone-day.tsx'
import classes from './schedule.module.css'
import { WideWeek } from './wide-week.tsx'

type Props = {
  view: PublicView
  ownSessions: readonly OwnSession[]
  nextSession: OwnSession | undefined
  /** The Sundays of the weeks to choose from. */
  weekStarts: readonly string[]
  now: WallClock
}

/** The clinic's schedule: a turn of one week with its own, occupied and free slots. A phone shows one day of it. */
export function PublicSchedule({ view, ownSessions, nextSession, weekStarts, now }: Props) {
  const { turns, name } = view.schedule
  const firstDate = findFirstDate(weekStarts, nextSession, now.date)
  const [weekStart, setWeekStart] = useState(() => getWeekStart(firstDate))
  // The weeks to choose from change at midnight.
  const weekIndex = Math.max(0, weekStarts.indexOf(weekStart))
  const [day, setDay] = useState(() => getWeekday(firstDate))
  const [turnId, setTurnId] = useState(nextSession?.turnId)
  const turn = turns.find(({ id }) => id === turnId) ?? turns[0]
  if (!turn) return null
  const week = listWeekDates(weekStarts[weekIndex] ?? weekStarts[0]!)
  const days = week.map((date) => ({ date, slots: listDaySlots(view, ownSessions, turn, date, now) }))
  const names = buildWorkerNames(view.workers)
  return (
    <section className={classes.schedule}>
      <div className={classes.head}>
        <h2>
          Horario del centro <span className={classes.name}>{name}</span>
        </h2>
        {turns.length > 1 && (
          <div className={classes.turnChoice}>
            {/* Alone, "Mañana" would be taken for the day. */}
            <span aria-hidden>Turno</span>
            <SegmentedControl
              classNames={{ root: classes.turns, label: classes.turn }}
              aria-label="Turno"
              data={turns.map(({ id, name }) => ({ value: id, label: name }))}
              value={turn.id}
              onChange={setTurnId}
            />
          </div>
        )}
        {weekStarts.length > 1 && (
          <div className={classes.week}>
            <ActionIcon
              size={44}
              aria-label="Semana anterior"
              disabled={weekIndex === 0}
              onClick={() => setWeekStart(weekStarts[weekIndex - 1]!)}
            >
              <IconChevronLeft size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            <p role="status" className={classes.weekName}>
              {weekIndex === 0 ? 'Esta semana' : formatWeek(week[0]!)}
            </p>
            <ActionIcon
              size={44}
              aria-label="Semana siguiente"
              disabled={weekIndex === weekStarts.length - 1}
              onClick={() => setWeekStart(weekStarts[weekIndex + 1]!)}
            >
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
        )}
        <p className={classes.legend} aria-hidden>
          <span data-kind="own">Su sesión</span> <span data-kind="busy">Ocupado</span> <span data-kind="free">Libre</span>
        </p>
      </div>
      <PhoneDay days={days} ownSessions={ownSessions} names={names} day={day} onDayChange={setDay} today={now.date} />
      <WideWeek
        days={days}
        names={names}
        today={now.date}
        ownCount={ownSessions.length}
        caption={`${name}, ${turn.name}, ${formatWeek(week[0]!)}`}
      />
    </section>
  )
}

/** Finds the date whose week is shown first. Clients look for their own next session, unless it is in a week that cannot be chosen. */
function findFirstDate(weekStarts: readonly string[], nextSession: OwnSession | undefined, today: string) {
  const isLater = nextSession && weekStarts.indexOf(getWeekStart(nextSession.date)) > 0
  return isLater ? nextSession.date : today
}
