import { formatSpokenClock } from '#domain/clock.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import type { WallClock } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import type { OwnSession } from './own-sessions.ts'

/** Returns "a las 11:20". */
export const formatAtClock = (minutes: number) => `${minutes >= 60 && minutes < 120 ? 'a la' : 'a las'} ${formatSpokenClock(minutes)}`

/** Returns a date as people say it: "hoy", "mañana", "ayer", "el martes 24 de noviembre". Without today it is true on paper, too. */
export function formatDay(date: string, today?: string): string {
  if (date === today) return 'hoy'
  if (today && date === addDays(today, 1)) return 'mañana'
  if (today && date === addDays(today, -1)) return 'ayer'
  return `el ${formatLongDate(date)}`
}

/** Returns "hoy a las 11:20", "el martes 24 de noviembre a las 11:20". */
export const formatDayAndClock = ({ date, start }: Pick<OwnSession, 'date' | 'start'>, today?: string) =>
  `${formatDay(date, today)} ${formatAtClock(start)}`

/** Returns a session as people name it: "sesión de hoy a las 11:20", "sesión del martes 24 de noviembre a las 11:20". */
export const nameSession = (session: Pick<OwnSession, 'date' | 'start'>, today?: string) =>
  `sesión de ${formatDayAndClock(session, today)}`.replace(' de el ', ' del ')

/** Returns the headline of the page: "Su próxima sesión es hoy a las 11:20". A session to which the client does not come is not announced. */
export function describeNextSession(session: OwnSession, now: WallClock): string {
  const { date, start } = session
  if (session.reply === 'declined') return formatDeclined(session, now.date)
  if (date === now.date && start <= now.minutes) return `Su sesión de hoy empezó ${formatAtClock(start)}`
  return `Su próxima sesión es ${formatDayAndClock(session, now.date)}`
}

/** Returns the headline as it stays true on paper: "Su próxima sesión es el martes 24 de noviembre a las 11:20". */
export const describeNextSessionOnPaper = (session: OwnSession) =>
  session.reply === 'declined' ? formatDeclined(session) : `Su próxima sesión es ${formatDayAndClock(session)}`

/** Returns the headline for a client who does not come: "Usted avisó que no irá mañana a las 11:20". Without today it is true on paper, too. */
const formatDeclined = (session: OwnSession, today?: string) => `Usted avisó que no irá ${formatDayAndClock(session, today)}`

/** Returns what became of a session that does not take place: "Su sesión de mañana a las 11:20 se canceló". Without today it is true on paper, too. */
export const describeReleased = (session: OwnSession, today?: string) =>
  `Su ${nameSession(session, today)} se ${session.state === 'postponed' ? 'aplazó' : 'canceló'}`

/** Returns date, time and worker: "Martes 24 de noviembre, de 11:20 a 12:05, con Ana Torres." */
export const describeInFull = ({ date, start, end, worker }: OwnSession) =>
  `${capitalize(formatLongDate(date))}, de ${formatSpokenClock(start)} a ${formatSpokenClock(end)}, con ${worker}.`

/** The sentence beside a session on a day on which the clinic is closed. */
export const closedDayNote = 'La clínica cierra este día. Le avisarán del cambio de su sesión.'

/** True for today and tomorrow, which people call by these names. */
export const isNear = (date: string, today: string) => date === today || date === addDays(today, 1)

/** Returns the date as it begins a line: "Hoy", "Martes 24 de noviembre". */
export const formatLineDate = (date: string, today: string) =>
  capitalize(isNear(date, today) ? formatDay(date, today) : formatLongDate(date))

/** Returns the time of a session: "9:00 – 9:45". */
export const formatSpokenRange = ({ start, end }: OwnSession) => `${formatSpokenClock(start)} – ${formatSpokenClock(end)}`
