import { Button } from '@mantine/core'
import { IconBellRinging, IconChecks } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { formatClock } from '#domain/clock.ts'
import { compareSpanish } from '#domain/collation.ts'
import { getSessionKey } from '#domain/session-key.ts'
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
  /** The active sessions that may not take place: those to which the clients do not come first. They are shown above the others, whatever is hidden. */
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
  const shown = hidesSent ? reminders.filter((reminder) => !sentBefore.has(getReminderKey(reminder))) : reminders
  const hours = [...new Set(shown.map(([{ time }]) => time))].sort((one, other) => one - other)
  const getBadge = ({ worker }: Session) => badges.get(worker.id) ?? unknownBadge

  if (reminders.length + doubtful.length === 0)
    return (
      <EmptyState icon={IconBellRinging} title={isToday ? 'Hoy no quedan sesiones' : `Sin sesiones el ${formatLongDate(date)}`}>
        Aquí aparecen las sesiones pendientes y confirmadas del día, para recordarlas por WhatsApp o por correo.
      </EmptyState>
    )
  return (
    <div className={classes.list}>
      {doubtful.length > 0 && (
        <section className={classes.doubtful} aria-labelledby={`${id}-doubtful`}>
          <h2 id={`${id}-doubtful`} className={classes.doubtfulTitle}>
            Sin recordatorio hasta que se resuelvan
          </h2>
          <ul className={classes.rows}>
            {doubtful.map((session) => (
              <DoubtfulRow key={getSessionKey(session)} session={session} badge={getBadge(session)} />
            ))}
          </ul>
        </section>
      )}
      {shown.length === 0 && reminders.length > 0 && (
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
      )}
      {hours.map((time) => (
        <section key={time} className={classes.hour} aria-labelledby={`${id}-${time}`}>
          <h2 id={`${id}-${time}`} className={classes.time}>
            {formatClock(time)}
          </h2>
          <ul className={classes.rows}>
            {shown
              .filter(([first]) => first.time === time)
              .sort(([one], [other]) => compareClients(one, other))
              .map((reminder) => (
                <ReminderRow
                  key={getReminderKey(reminder)}
                  reminder={reminder}
                  date={date}
                  getBadge={getBadge}
                  onSentChange={(isSent) => onSentChange(reminder, isSent)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** By the client's name: an occurrence that is confirmed keeps its line, though the server lists it elsewhere. */
const compareClients = (one: Session, other: Session) =>
  compareSpanish(formatFullName(one.client.person), formatFullName(other.client.person))
