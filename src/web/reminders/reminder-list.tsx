import { Button } from '@mantine/core'
import { IconBellRinging, IconChecks } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatClock } from '#domain/clock.ts'
import { compareSpanish } from '#domain/collation.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { formatFullName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import type { ReminderDay } from './reminder-day.ts'
import classes from './reminder-list.module.css'
import { ReminderRow } from './reminder-row.tsx'

type Props = {
  sessions: readonly Session[]
  /** True without those that were sent before the list was shown. Those that are sent meanwhile stay, so that nothing moves under the pointer. */
  hidesSent: boolean
  day: ReminderDay
  date: string
  onSentChange: (session: Session, isSent: boolean) => void
  onShowAll: () => void
}

/** The sessions of a day by hour. */
export function ReminderList({ sessions, hidesSent, day, date, onSentChange, onShowAll }: Props) {
  const id = useId()
  const badges = useWorkerBadges(sessions)
  const [sentBefore] = useState(() => new Set(sessions.filter(({ remindedAt }) => remindedAt).map(getSessionKey)))
  const shown = hidesSent ? sessions.filter((session) => !sentBefore.has(getSessionKey(session))) : sessions
  const hours = [...new Set(shown.map(({ time }) => time))].sort((one, other) => one - other)

  if (sessions.length === 0)
    return (
      <EmptyState icon={IconBellRinging} title={day === 'today' ? 'Hoy no quedan sesiones' : `Sin sesiones el ${formatLongDate(date)}`}>
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
              .filter((session) => session.time === time)
              .sort(compareClients)
              .map((session) => (
                <ReminderRow
                  key={getSessionKey(session)}
                  session={session}
                  date={date}
                  badge={badges.get(session.worker.id) ?? unknownBadge}
                  onSentChange={(sent) => onSentChange(session, sent)}
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
