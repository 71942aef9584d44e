import { ActionIcon, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { formatDuration } from '#domain/clock.ts'
import { computeWeekLoad, sumLoad } from '#domain/load.ts'
import { capitalize, formatLongDate, formatSessionCount, formatShortDate } from '#domain/spanish.ts'
import { countActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import type { TimelineEntry } from '#web/person-sessions/timeline.ts'
import { Section } from '#web/ui/page/section.tsx'
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

type PrintProps = { entries: readonly TimelineEntry[]; today: string; onPrint: (date: string) => void }

/** Lets the user print today or one of the next six days. */
function PrintDayMenu({ entries, today, onPrint }: PrintProps) {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" className="no-print" aria-label="Imprimir un día" title="Imprimir un día">
          <IconPrinter size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Imprimir</Menu.Label>
        {dates.map((date, index) => {
          const ofDay = entries.filter((entry) => entry.date === date)
          const count = countActive(ofDay.map(({ session }) => session))
          return (
            <Menu.Item key={date} disabled={ofDay.length === 0} onClick={() => onPrint(date)}>
              {index < 2 ? `${index === 0 ? 'Hoy' : 'Mañana'}, ${formatLongDate(date)}` : capitalize(formatLongDate(date))}
              {count > 0 && ` · ${formatSessionCount(count)}`}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
