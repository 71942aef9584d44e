import type { ClientExport } from '#api/generated/app.ts'
import { formatClock, formatClockRange } from '#domain/clock.ts'
import { describeWaitingEntry } from '#domain/describe-waiting-entry.ts'
import { capitalize, formatFullDate, formatWeekdays, getWeekdayName } from '#domain/spanish.ts'
import { markNames, stateNames } from '#domain/states.ts'
import { useSettings } from '#web/data/settings.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { ExportedItem, ExportedList } from './exported-list.tsx'

type ExportedSession = ClientExport['sessions'][number]

const seriesHint =
  'Una serie es una sola línea y vale para todas sus fechas, también las pasadas. Aparte están las fechas que se marcaron, cambiaron o cancelaron.'

/** The sessions as they are stored: a series stands for all its dates. */
export const ExportedSessions = ({ sessions }: Pick<ClientExport, 'sessions'>) => (
  <ExportedList title="Sesiones" hint={sessions.some(({ standing }) => standing) && seriesHint}>
    {sessions.map((session) => (
      <ExportedItem key={session.id} when={describeTime(session)} note={session.note}>
        {[
          session.worker,
          `${session.turn} (${session.schedule})`,
          stateNames[session.state],
          session.attended !== null && markNames[session.attended ? 'came' : 'absent'],
          session.deletedAt !== null && 'Eliminada',
        ]
          .filter(Boolean)
          .join(' · ')}
      </ExportedItem>
    ))}
  </ExportedList>
)

/** "Martes 24 nov 2026, 08:00 – 08:45", or "Todos los martes, 08:00 – 08:45, desde 1 sept 2026". */
function describeTime({ sessionDate, day, time, duration, startsOn, endsOn }: ExportedSession) {
  const clock = formatClockRange(time, time + duration)
  if (sessionDate !== null) return `${capitalize(getWeekdayName(sessionDate))} ${formatFullDate(sessionDate)}, ${clock}`
  const since = startsOn && `desde ${formatFullDate(startsOn)}`
  const until = endsOn && `hasta ${formatFullDate(endsOn)}`
  return [`Todos los ${formatWeekdays(day)}`, clock, since, until].filter(Boolean).join(', ')
}

/** Shows what the client waits for, or waited for. */
export function ExportedWaiting({ entries, today }: { entries: ClientExport['waitingEntries']; today: string }) {
  const { timeZone } = useSettings()
  return (
    <ExportedList title="Lista de espera">
      {entries.map(({ workers, schedule, note, createdAt, booked, ...entry }) => (
        <ExportedItem
          key={[createdAt, schedule, note, ...workers].join(' ')}
          when={`desde ${formatMoment(createdAt, timeZone)}`}
          note={note}
        >
          {capitalize(describeWaitingEntry(entry, { workers, schedule: schedule ?? undefined, today }))}
          {booked && ' · Ya se reservó'}
        </ExportedItem>
      ))}
    </ExportedList>
  )
}

/** When the client was reminded of sessions. */
export function ExportedReminders({ reminders }: Pick<ClientExport, 'reminders'>) {
  const { timeZone } = useSettings()
  return (
    <ExportedList title="Recordatorios">
      {reminders.map(({ sessionDate, time, worker, turn, remindedAt }) => (
        <ExportedItem key={`${sessionDate} ${time} ${worker} ${turn}`} when={formatMoment(remindedAt, timeZone)}>
          {`De la sesión del ${formatFullDate(sessionDate)}, ${formatClock(time)} · ${worker} · ${turn}`}
        </ExportedItem>
      ))}
    </ExportedList>
  )
}
