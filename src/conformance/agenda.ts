import type { components } from '#api/generated/wire.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Context } from './context.ts'
import type { Caller } from './exchange/caller.ts'
import { randomWord } from './random.ts'

export type SessionInput = components['schemas']['SessionInput']

/** The ids of a schedule with one turn, of a worker and of two clients. */
export type Agenda = {
  schedule: string
  turn: string
  worker: string
  client: string
  other: string
  /** Today in UTC. Dates two weeks away are in the same past or future in every zone. */
  today: string
  /** Builds a session: of the client, with the worker, in the first slot in two weeks, unless the fields say otherwise. */
  build: (fields?: Partial<SessionInput>) => SessionInput
  /** Books a session that is built from these fields. */
  book: (fields?: Partial<SessionInput>) => Promise<{ id: string }>
}

/** When the turn begins and ends, and the pitch of its slots, in minutes. */
export const agendaTimes = { start_time: 480, end_time: 720, session_duration: 45, break_duration: 15 }

/** Creates a schedule with one turn, a worker and two clients. */
export async function createAgenda({ administrator, createClient, createWorker, needTag }: Context): Promise<Agenda> {
  for (const tag of ['clients', 'workers', 'schedules', 'sessions']) await needTag(tag)
  const { schedule, turn } = await createTurn(administrator)
  const worker = await createWorker()
  const [client, other] = [await createClient(), await createClient()]
  const today = new Date().toISOString().slice(0, 10)
  const build = (fields: Partial<SessionInput> = {}) => {
    const session_date = fields.session_date === undefined ? addDays(today, 14) : fields.session_date
    const day = getWeekday(session_date ?? today)
    return { client_id: client.id, worker_id: worker.id, turn_id: turn, day, time: agendaTimes.start_time, ...fields, session_date }
  }
  return {
    schedule,
    turn,
    worker: worker.id,
    client: client.id,
    other: other.id,
    today,
    build,
    book: async (fields) => (await administrator.call('createSession', { body: build(fields) })).body,
  }
}

/** Creates a schedule with one turn, with these times where they differ from those of an agenda. */
export async function createTurn(administrator: Caller, times: Partial<typeof agendaTimes> = {}) {
  const { start_time, end_time, ...durations } = { ...agendaTimes, ...times }
  const turns = [{ name: 'Mañana', start_time, end_time }]
  const { body: schedule } = await administrator.call('createSchedule', { body: { name: randomWord(), ...durations, turns } })
  const { body: read } = await administrator.call('getSchedule', { path: { id: schedule.id } })
  return { schedule: schedule.id, turn: read.turns[0]!.id }
}
