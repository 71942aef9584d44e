import type { AppointmentChange } from '#domain/appointments.ts'
import { isActive } from '#domain/states.ts'
import { addDays } from '#domain/weeks.ts'
import type { Now } from './clinic.ts'
import type { Random } from './random.ts'
import type { SessionRow } from './sessions.ts'

const canceledCount = 7
const movedCount = 3

/** Makes what clients must still be told: most of the canceled and postponed sessions of the next days, and some that were moved within their day. */
export function makeMessages(sessions: readonly SessionRow[], { today }: Now, random: Random) {
  const upcoming = sessions.filter(
    ({ session_date }) => session_date !== null && session_date > today && session_date <= addDays(today, 12),
  )
  const canceled = upcoming
    .filter(({ state }) => !isActive(state))
    .slice(0, canceledCount)
    .map((session) => ({
      session,
      kind: session.state as 'canceled' | 'postponed',
      change: { before: toAppointment(session), end: session.state } as AppointmentChange,
    }))
  const moved = upcoming
    .filter(({ state }) => state === 'pending')
    .slice(0, movedCount)
    .map((session) => {
      const after = toAppointment(session)
      return { session, kind: 'moved' as const, change: { before: { ...after, time: after.time + 50 }, after } }
    })
  return [...canceled, ...moved].map(({ session, kind, change }, index) => ({
    id: random.uuid(),
    client_id: session.client_id,
    kind,
    changes: JSON.stringify([change]),
    created_at: `${addDays(today, index % 2 === 0 ? -2 : -1)}T1${5 + (index % 3)}:1${index % 10}:00Z`,
  }))
}

const toAppointment = ({ id, worker_id, session_date, day, time }: SessionRow) => ({
  session: id,
  worker: worker_id,
  date: session_date!,
  day,
  time,
})
