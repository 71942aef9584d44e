import type { CSSProperties } from 'react'
import { formatDuration } from '#domain/clock.ts'
import { computeWeekLoad, sumLoad } from '#domain/load.ts'
import { formatLongDate, formatShortDate } from '#domain/spanish.ts'
import type { TimelineEntry } from '../sessions/of-person/timeline.ts'
import { Section } from '../ui/page/section.tsx'
import { PrintDayMenu } from './print-day-menu.tsx'
import classes from './week-load.module.css'

type Props = { entries: readonly TimelineEntry[]; today: string; onPrintDay: (date: string) => void }

/** The load of this week: a bar for each day, in proportion to the fullest day. */
export function WeekLoad({ entries, today, onPrintDay }: Props) {
  const days = computeWeekLoad(
    today,
    entries.map(({ date, minutes, session }) => ({ date, minutes, state: session.state })),
  )
  const fullest = Math.max(1, ...days.map(({ sessions }) => sessions))
  return (
    <Section title="Carga de la semana" titleAside={<PrintDayMenu entries={entries} today={today} onPrint={onPrintDay} />}>
      <p className={classes.total}>{formatLoad(sumLoad(days))}</p>
      <ol className={classes.days}>
        {days.map(({ date, sessions, minutes }) => (
          <li key={date} className={classes.day} data-today={date === today || undefined} data-free={sessions === 0 || undefined}>
            <span className={classes.name} title={formatLongDate(date)}>
              {formatShortDate(date).split(' ').slice(0, 2).join(' ')}
              {date === today && <span className="hidden"> (hoy)</span>}
            </span>
            <span className={classes.scale} aria-hidden>
              <span className={classes.bar} style={{ '--share': sessions / fullest } as CSSProperties} />
            </span>
            <span className={classes.figure}>{sessions === 0 ? 'Libre' : formatLoad({ sessions, minutes })}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** "12 sesiones · 9 h"; without hours where the schedule is unknown. */
const formatLoad = ({ sessions, minutes }: { sessions: number; minutes: number }) =>
  [sessions === 1 ? '1 sesión' : `${sessions} sesiones`, minutes > 0 && formatDuration(minutes)].filter(Boolean).join(' · ')
