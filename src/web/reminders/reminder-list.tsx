import { Button } from '@mantine/core'
import { IconBellRinging, IconChecks } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { formatClock } from '#domain/clock.ts'
import { compareSpanish } from '#domain/collation.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { formatFullName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './reminder-list.module.css'
import { DoubtfulRow, ReminderRow } from './reminder-row.tsx'
import { getReminderKey, isSent, type Reminder } from './reminders.ts'

type Props = {
  reminders: readonly Reminder[]
  /** The active sessions that may not take place. */
  doubtful: readonly Session[]
  /** True without those that were sent before the list was shown. Those that are sent meanwhile stay, so that nothing moves under the pointer. */
  hidesSent: boolean
  isToday: boolean
  date: string
  onSentChange: (reminder: Reminder, isSent: boolean) => void
  onShowAll: () => void
}

/** The reminders of a day by the hour of their first session. */
export function ReminderList({ reminders, doubtful, hidesSent, isToday, date, onSentChange, onShowAll }: Props) {
  const id = useId()
  const badges = useWorkerBadges(useMemo(() => [...reminders.flat(), ...doubtful], [reminders, doubtful]))
  const [sentBefore] = useState(() => new Set(reminders.filter(isSent).map(getReminderKey)))
  const shown: Reminder[] = hidesSent
    ? reminders.filter((reminder) => !sentBefore.has(getReminderKey(reminder)))
    : [...reminders, ...doubtful.map((session): Reminder => [session])]
  const isDoubtful = new Set(doubtful)
  const hours = [...new Set(shown.map(([{ time }]) => time))].sort((one, other) => one - other)
  const getBadge = ({ worker }: Session) => badges.get(worker.id) ?? unknownBadge

  if (reminders.length + doubtful.length === 0)
    return (
      <EmptyState icon={IconBellRinging} title={isToday ? 'Hoy no quedan sesiones' : `Sin sesiones el ${formatLongDate(date)}`}>
        Aquí aparecen las sesiones pendientes y confirmadas del día, para recordarlas por WhatsApp o por correo.
      </EmptyState>
    )
  if (shown.length === 0)
    return (
      <EmptyState
        icon={IconChecks}
        title="Todos los recordatorios están enviados"
        actions={
          <Button variant="default" onClick={onShowAll}>
            Mostrar todos
          </Button>
        }
      >
        Cuenta lo que ha marcado cualquier usuario.
      </EmptyState>
    )
  return (
    <div className={classes.list}>
      {hours.map((time) => (
        <section key={time} className={classes.hour} aria-labelledby={`${id}-${time}`}>
          <h2 id={`${id}-${time}`} className={classes.time}>
            {formatClock(time)}
          </h2>
          <ul className={classes.rows}>
            {shown
              .filter(([first]) => first.time === time)
              .sort(([one], [other]) => compareClients(one, other))
              .map((reminder) =>
                isDoubtful.has(reminder[0]) ? (
                  <DoubtfulRow key={getReminderKey(reminder)} session={reminder[0]} getBadge={getBadge} />
                ) : (
                  <ReminderRow
                    key={getReminderKey(reminder)}
                    reminder={reminder}
                    date={date}
                    getBadge={getBadge}
                    onSentChange={(isSent) => onSentChange(reminder, isSent)}
                  />
                ),
              )}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** By the client's name: an occurrence that is confirmed keeps its line, though the server lists it elsewhere. */
const compareClients = (one: Session, other: Session) =>
  compareSpanish(formatFullName(one.client.person), formatFullName(other.client.person))
