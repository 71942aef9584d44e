import { listSlots } from '#domain/slots.ts'
import type { State } from '#domain/states.ts'
import { addDays, getWeekday, getWeekStart } from '#domain/weeks.ts'
import type { Now, Practice } from './clinic.ts'
import type { Random } from './random.ts'

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

/** A client and a worker who meet in the same slot every week. All sessions follow one plan of such meetings, so that nobody is booked twice. */
type WeeklyMeeting = Pick<SessionRow, 'client_id' | 'worker_id' | 'turn_id' | 'day' | 'time' | 'duration'>

const weeksBefore = 3
const weeksAfter = 2
const sessionsPerWeek = 3

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

/** Makes the sessions of a practice. Series come first, because an exception needs its series to exist. */
export function makeSessions(practice: Practice, now: Now, random: Random): SessionRow[] {
  const plan = planWeek(practice, random)
  const standing = plan.filter(() => random.chance(0.45))
  const dated = plan.filter((meeting) => !standing.includes(meeting))
  return [
    ...standing.map((meeting) => makeSeries(meeting, now, random)),
    ...standing.flatMap((meeting) => listMeetingDates(meeting, now).flatMap((date) => makeException(meeting, date, now, random))),
    ...dated.flatMap((meeting) => {
      // Some clients come nearly every week, others only now and then.
      const probability = random.chance(0.7) ? 0.9 : 0.35
      return listMeetingDates(meeting, now)
        .filter(() => random.chance(probability))
        .map((date) => makeSession(meeting, date, now, random))
    }),
  ]
}

/** Plans one week. Each worker has their own clients, who come up to three times a week and at most once a day. */
function planWeek({ schedule, workers, clients, fullness }: Practice, random: Random): WeeklyMeeting[] {
  const pace = { session: schedule.session_duration, breakAfter: schedule.break_duration }
  const meetings: WeeklyMeeting[] = []
  const clientsPerWorker = Math.ceil(clients.length / workers.length)
  for (const [index, worker] of workers.entries()) {
    const workerClients = clients.slice(index * clientsPerWorker, (index + 1) * clientsPerWorker)
    const freeDay = random.between(1, 6)
    for (const [turnIndex, turn] of schedule.turns.entries()) {
      for (let day = 1; day <= 6; day++) {
        const isClosed = day === freeDay || (day === 6 && (turnIndex > 0 || random.chance(0.4)))
        for (const time of isClosed ? [] : listSlots({ start: turn.start_time, end: turn.end_time }, pace)) {
          if (!random.chance(fullness[turnIndex] ?? 0)) continue
          const client = random.shuffle(workerClients).find(({ id }) => {
            const booked = meetings.filter(({ client_id }) => client_id === id)
            return booked.length < sessionsPerWeek && booked.every((meeting) => meeting.day !== day)
          })
          if (client) meetings.push({ client_id: client.id, worker_id: worker.id, turn_id: turn.id, day, time, duration: pace.session })
        }
      }
    }
  }
  return meetings
}

/** Returns the dates of a meeting in the weeks of the demo. */
const listMeetingDates = ({ day }: WeeklyMeeting, { today }: Now) =>
  Array.from({ length: weeksBefore + 1 + weeksAfter }, (_, week) => addDays(getWeekStart(today), (week - weeksBefore) * 7 + day))

const isPast = ({ time, duration }: WeeklyMeeting, date: string, { today, minutes }: Now) =>
  date < today || (date === today && time + duration <= minutes)

const makeSeries = (meeting: WeeklyMeeting, now: Now, random: Random): SessionRow => ({
  ...meeting,
  id: random.uuid(),
  session_date: null,
  starts_on: listMeetingDates(meeting, now)[0]!,
  state: random.chance(0.75) ? 'confirmed' : 'pending',
  attended: null,
  note: drawNote(random),
})

/** Makes the exception for a date, if any: most past dates are marked, and a few upcoming ones are canceled or postponed. */
function makeException(meeting: WeeklyMeeting, date: string, now: Now, random: Random): SessionRow[] {
  if (random.chance(isPast(meeting, date, now) ? 0.94 : 0.1)) {
    const row = makeSession(meeting, date, now, random)
    return isPast(meeting, date, now) ? [row] : [{ ...row, state: random.pick(['canceled', 'postponed']) }]
  }
  return []
}

const makeSession = (meeting: WeeklyMeeting, date: string, now: Now, random: Random): SessionRow => ({
  ...meeting,
  id: random.uuid(),
  day: getWeekday(date),
  session_date: date,
  starts_on: null,
  ...(isPast(meeting, date, now) ? drawPastState(random) : { state: drawUpcomingState(random), attended: null }),
  note: drawNote(random),
})

function drawPastState(random: Random): Pick<SessionRow, 'state' | 'attended'> {
  const percentile = random.between(1, 100)
  if (percentile <= 6) return { state: 'canceled', attended: null }
  if (percentile <= 10) return { state: 'postponed', attended: null }
  // Nobody has marked these yet.
  if (percentile <= 13) return { state: 'confirmed', attended: null }
  return { state: 'confirmed', attended: percentile > 19 }
}

function drawUpcomingState(random: Random): State {
  const percentile = random.between(1, 100)
  if (percentile <= 6) return 'canceled'
  if (percentile <= 11) return 'postponed'
  return percentile <= 40 ? 'pending' : 'confirmed'
}

const drawNote = (random: Random) => (random.chance(0.08) ? random.pick(notes) : null)
