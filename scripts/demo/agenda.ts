import { slots } from '#domain/slots.ts'
import type { State } from '#domain/states.ts'
import { addDays, weekday, weekStart } from '#domain/weeks.ts'
import type { Chance } from './chance.ts'
import type { Now, Practice } from './clinic.ts'

/** A row of the table `session`. */
export type SessionRow = {
  id: string
  client_id: string
  worker_id: string
  turn_id: string
  day: number
  time: number
  duration: number
  session_date: string | null
  starts_on: string | null
  state: State
  attended: boolean | null
  note: string | null
}

/** Who meets whom at which slot of a week. Everything below keeps to one such plan, so nobody is ever booked twice. */
type Meeting = Pick<SessionRow, 'client_id' | 'worker_id' | 'turn_id' | 'day' | 'time' | 'duration'>

const weeksBefore = 3
const weeksAfter = 2
const sessionsAWeek = 3

const notes = [
  'Traer informe del colegio',
  'Viene con su abuela',
  'Prefiere la sala 2',
  'Llegará diez minutos tarde',
  'Entrega de la evaluación',
  'Llamar a la madre al terminar',
  'Primera sesión después de las vacaciones',
  'Revisar la tarea de lenguaje',
]

/** The sessions of a practice, the standing ones first: a session that stands in for one needs it to be there. */
export function agendaOf(practice: Practice, now: Now, luck: Chance): SessionRow[] {
  const plan = planOf(practice, luck)
  const standing = plan.filter(() => luck.maybe(0.45))
  const dated = plan.filter((meeting) => !standing.includes(meeting))
  return [
    ...standing.map((meeting) => series(meeting, now, luck)),
    ...standing.flatMap((meeting) => dates(meeting, now).flatMap((date) => standIn(meeting, date, now, luck))),
    ...dated.flatMap((meeting) => {
      // some come every week, some only now and then
      const share = luck.maybe(0.7) ? 0.9 : 0.35
      return dates(meeting, now)
        .filter(() => luck.maybe(share))
        .map((date) => session(meeting, date, now, luck))
    }),
  ]
}

/** One week of meetings: each worker has clients of his own, who come up to three times, never twice a day. */
function planOf({ schedule, workers, clients, fullness }: Practice, luck: Chance): Meeting[] {
  const pace = { session: schedule.session_duration, pause: schedule.break_duration }
  const meetings: Meeting[] = []
  const perWorker = Math.ceil(clients.length / workers.length)
  for (const [index, worker] of workers.entries()) {
    const own = clients.slice(index * perWorker, (index + 1) * perWorker)
    const freeDay = luck.between(1, 6)
    for (const [place, turn] of schedule.turns.entries()) {
      for (let day = 1; day <= 6; day++) {
        const closed = day === freeDay || (day === 6 && (place > 0 || luck.maybe(0.4)))
        for (const time of closed ? [] : slots({ start: turn.start_time, end: turn.end_time }, pace)) {
          if (!luck.maybe(fullness[place] ?? 0)) continue
          const client = luck.shuffled(own).find(({ id }) => {
            const others = meetings.filter(({ client_id }) => client_id === id)
            return others.length < sessionsAWeek && others.every((other) => other.day !== day)
          })
          if (client) meetings.push({ client_id: client.id, worker_id: worker.id, turn_id: turn.id, day, time, duration: pace.session })
        }
      }
    }
  }
  return meetings
}

/** Its dates in the weeks of the demo. */
const dates = ({ day }: Meeting, { today }: Now) =>
  Array.from({ length: weeksBefore + 1 + weeksAfter }, (_, week) => addDays(weekStart(today), (week - weeksBefore) * 7 + day))

const isPast = ({ time, duration }: Meeting, date: string, { today, minutes }: Now) =>
  date < today || (date === today && time + duration <= minutes)

const series = (meeting: Meeting, now: Now, luck: Chance): SessionRow => ({
  ...meeting,
  id: luck.id(),
  session_date: null,
  starts_on: dates(meeting, now)[0]!,
  state: luck.maybe(0.75) ? 'confirmed' : 'pending',
  attended: null,
  note: note(luck),
})

/** What has passed has mostly been marked, and of what is to come a little has been called off; the rest is left to the series. */
function standIn(meeting: Meeting, date: string, now: Now, luck: Chance): SessionRow[] {
  if (luck.maybe(isPast(meeting, date, now) ? 0.94 : 0.1)) {
    const row = session(meeting, date, now, luck)
    return isPast(meeting, date, now) ? [row] : [{ ...row, state: luck.pick(['canceled', 'postponed']) }]
  }
  return []
}

const session = (meeting: Meeting, date: string, now: Now, luck: Chance): SessionRow => ({
  ...meeting,
  id: luck.id(),
  day: weekday(date),
  session_date: date,
  starts_on: null,
  ...(isPast(meeting, date, now) ? howItWent(luck) : { state: foreseen(luck), attended: null }),
  note: note(luck),
})

function howItWent(luck: Chance): Pick<SessionRow, 'state' | 'attended'> {
  const of100 = luck.between(1, 100)
  if (of100 <= 6) return { state: 'canceled', attended: null }
  if (of100 <= 10) return { state: 'postponed', attended: null }
  if (of100 <= 13) return { state: 'confirmed', attended: null } // nobody has marked it yet
  return { state: 'confirmed', attended: of100 > 19 }
}

function foreseen(luck: Chance): State {
  const of100 = luck.between(1, 100)
  if (of100 <= 6) return 'canceled'
  if (of100 <= 11) return 'postponed'
  return of100 <= 40 ? 'pending' : 'confirmed'
}

const note = (luck: Chance) => (luck.maybe(0.08) ? luck.pick(notes) : null)
