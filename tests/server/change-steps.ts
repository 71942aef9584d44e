import fc from 'fast-check'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Db } from '#server/database/connect.ts'
import { buildWirePerson } from './create-records.ts'

/** A call that changes records. */
export type ChangingCall = { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; payload?: object }

/** Three Tuesdays and a Wednesday, the first of them past: so few that many sessions meet. */
const dates = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-02']

/** Chooses from lists by the numbers of a step. */
type Choose = <Item>(items: readonly Item[]) => Item
type Chooser = { choose: Choose; chance: () => boolean }

/** The records by kind that are not deleted. */
type World = Awaited<ReturnType<typeof readWorld>>

/** Reads the records that were created after the one with this id, which is older than they are. */
async function readWorld(db: Db, afterId: string) {
  const live = <Table extends 'client' | 'worker' | 'session' | 'schedule' | 'turn' | 'person'>(table: Table) =>
    db
      .selectFrom(table as 'client')
      .where('deleted_at', 'is', null)
      .where('id', '>', afterId)
      .orderBy('id')
  return {
    clients: await live('client').select(['id', 'person_id']).execute(),
    workers: await live('worker').select(['id', 'person_id']).execute(),
    people: await live('person').select('id').execute(),
    schedules: await live('schedule').select('id').execute(),
    turns: await db
      .selectFrom('turn')
      .innerJoin('schedule', 'schedule.id', 'turn.schedule_id')
      .where('turn.deleted_at', 'is', null)
      .where('turn.id', '>', afterId)
      .select(['turn.id', 'turn.name', 'turn.schedule_id', 'turn.start_time', 'schedule.session_duration', 'schedule.break_duration'])
      .orderBy('turn.id')
      .execute(),
    sessions: await db.selectFrom('session').where('deleted_at', 'is', null).where('id', '>', afterId).selectAll().orderBy('id').execute(),
    absences: await db.selectFrom('absence').where('id', '>', afterId).selectAll().orderBy('id').execute(),
    entries: await db
      .selectFrom('waiting_entry')
      .where('session_id', 'is', null)
      .where('id', '>', afterId)
      .selectAll()
      .orderBy('id')
      .execute(),
  }
}

function buildPlace({ clients, workers, turns }: World, { choose }: Chooser) {
  const { id, start_time, session_duration, break_duration } = choose(turns)
  const time = start_time + choose([0, 1, 2]) * (session_duration + break_duration)
  return { client_id: choose(clients).id, worker_id: choose(workers).id, turn_id: id, time }
}

function buildDated(world: World, chooser: Chooser) {
  const session_date = chooser.choose(dates)
  const state = chooser.choose(['pending', 'pending', 'confirmed', 'canceled', 'postponed'])
  return { ...buildPlace(world, chooser), session_date, day: getWeekday(session_date), state, note: chooser.choose([null, 'Trae informe']) }
}

function buildSeries(world: World, chooser: Chooser) {
  const starts_on = chooser.choose(['2026-11-03', '2026-11-22', '2026-12-01'])
  return {
    ...buildPlace(world, chooser),
    day: chooser.choose([2, 2, 3]),
    session_date: null,
    starts_on,
    ends_on: chooser.choose([null, '2026-12-15']),
  }
}

const buildAbsence = ({ workers }: World, { choose, chance }: Chooser) => {
  const from_date = choose(dates)
  const reason = choose([null, 'Curso'])
  return { worker_id: chance() ? choose(workers).id : null, from_date, to_date: addDays(from_date, choose([0, 3])), reason }
}

const buildHours = ({ choose, chance }: Chooser) =>
  [2, 3].flatMap((day) =>
    chance() ? [{ day, start_time: parseTimeOfDay('08:00'), end_time: choose([parseTimeOfDay('09:45'), parseTimeOfDay('12:00')]) }] : [],
  )

let lastName = 0
const createName = (word: string) => {
  lastName += 1
  return `${word} ${lastName}`
}

const buildTurns = ({ chance }: Chooser) => [
  { name: 'Mañana', start_time: parseTimeOfDay('08:00'), end_time: parseTimeOfDay('12:00') },
  ...(chance() ? [{ name: 'Tarde', start_time: parseTimeOfDay('14:00'), end_time: parseTimeOfDay('18:00') }] : []),
]

const pickPlace = ({ client_id, worker_id, turn_id, day, time, session_date, starts_on, ends_on }: World['sessions'][number]) => ({
  client_id,
  worker_id,
  turn_id,
  day,
  time,
  session_date,
  starts_on,
  ends_on,
})

/** The date of a session, or one of the dates on which a series may take place. */
const chooseDate = ({ session_date, day }: World['sessions'][number], { choose }: Chooser) =>
  session_date ?? choose(dates.filter((date) => getWeekday(date) === day))

const pickPeople = ({ client_id, worker_id }: World['sessions'][number]) => ({ client_id, worker_id })

/** Builds a booking in place of another session of its client. */
const buildInPlace = (session: World['sessions'][number], world: World, chooser: Chooser) => ({
  ...buildDated(world, chooser),
  ...pickPeople(session),
  moved_from: { session_id: session.id, session_date: chooseDate(session, chooser) },
})

/** Builds a step of a change of several sessions. */
function buildStep(kind: string, world: World, chooser: Chooser): object {
  if (kind === 'book') return { create: { ...buildDated(world, chooser), override: true } }
  if (kind === 'bookSeries') return { create: { ...buildSeries(world, chooser), override: true } }
  const session = chooser.choose(world.sessions)
  if (kind === 'bookInPlace') return { create: { ...buildInPlace(session, world, chooser), override: true } }
  const { id, client_id, worker_id, day, time } = session
  if (kind === 'delete') return { delete: { id } }
  if (kind === 'end') return { end_series: { client_id, worker_id, day, time, from_date: chooser.choose(dates) } }
  if (kind === 'mark')
    return { state: { id, state: chooser.choose(['confirmed', 'canceled']), session_date: chooseDate(session, chooser), override: true } }
  const moved = session.session_date === null ? buildSeries(world, chooser) : buildDated(world, chooser)
  return { update: { ...moved, ...pickPeople(session), id, override: true } }
}

/** The calls by kind. A call that needs a record which does not exist throws, and is left out. */
const calls = {
  book: (world, chooser) => ({ method: 'POST', url: '/sessions', payload: buildDated(world, chooser) }),
  bookSeries: (world, chooser) => ({ method: 'POST', url: '/sessions', payload: buildSeries(world, chooser) }),
  bookMany: (world, chooser) => {
    const build = () => (chooser.chance() ? buildDated(world, chooser) : buildSeries(world, chooser))
    return { method: 'POST', url: '/sessions/bulk', payload: { sessions: [build(), build()] } }
  },
  bookForEntry: (world, chooser) => {
    const { id, client_id } = chooser.choose(world.entries)
    return { method: 'POST', url: '/sessions', payload: { ...buildDated(world, chooser), client_id, waiting_entry_id: id } }
  },
  bookInPlace: (world, chooser) => {
    return { method: 'POST', url: '/sessions?override=true', payload: buildInPlace(chooser.choose(world.sessions), world, chooser) }
  },
  update: (world, chooser) => {
    const session = chooser.choose(world.sessions)
    const kept = pickPlace(session)
    const moved = session.session_date === null ? buildSeries(world, chooser) : buildDated(world, chooser)
    const payload = chooser.chance() ? { ...kept, note: createName('Nota') } : moved
    return { method: 'PUT', url: `/sessions/${session.id}?override=true`, payload }
  },
  changeState: (world, chooser) => {
    const session = chooser.choose(world.sessions)
    const state = chooser.choose(['pending', 'confirmed', 'canceled', 'postponed'])
    const session_date = chooseDate(session, chooser)
    const attended = chooser.choose([undefined, true])
    return { method: 'PATCH', url: `/sessions/${session.id}/state?override=true`, payload: { state, session_date, attended } }
  },
  remind: (world, chooser) => {
    const session = chooser.choose(world.sessions)
    const payload = { session_date: chooseDate(session, chooser), reminded: chooser.chance() }
    return { method: 'POST', url: `/sessions/${session.id}/reminded`, payload }
  },
  delete: ({ sessions }, { choose }) => ({ method: 'DELETE', url: `/sessions/${choose(sessions).id}` }),
  deleteMany: ({ sessions }, { choose }) => {
    const ids = [...new Set([choose(sessions).id, choose(sessions).id, choose(sessions).id])]
    return { method: 'DELETE', url: '/sessions/bulk', payload: { ids } }
  },
  endSeries: ({ sessions }, { choose }) => {
    const { client_id, worker_id, day, time } = choose(sessions.filter(({ session_date }) => session_date === null))
    return { method: 'DELETE', url: '/sessions/duplicated', payload: { client_id, worker_id, day, time, from_date: choose(dates) } }
  },
  changeMany: (world, chooser) => {
    const kinds = chooser.choose([
      ['move', 'book'],
      ['move', 'move'],
      ['mark', 'book', 'mark'],
      ['end', 'bookSeries'],
      ['bookInPlace', 'move'],
      ['delete', 'move', 'book'],
    ])
    return { method: 'POST', url: '/sessions/changes', payload: { steps: kinds.map((kind) => buildStep(kind, world, chooser)) } }
  },
  swap: ({ sessions }, { choose }) => {
    const [one, other] = [choose(sessions), choose(sessions)]
    const move = (session: typeof one, to: typeof one) => ({
      update: { ...pickPlace(to), ...pickPeople(session), id: session.id, override: true },
    })
    return { method: 'POST', url: '/sessions/changes', payload: { steps: [move(one, other), move(other, one)] } }
  },
  addAbsence: (world, chooser) => ({ method: 'POST', url: '/absences', payload: buildAbsence(world, chooser) }),
  addAbsences: (world, chooser) => {
    const absences = [buildAbsence(world, chooser), buildAbsence(world, chooser)]
    return { method: 'POST', url: '/absences/bulk', payload: { absences } }
  },
  updateAbsence: (world, chooser) => {
    const { worker_id: _, ...payload } = buildAbsence(world, chooser)
    return { method: 'PUT', url: `/absences/${chooser.choose(world.absences).id}`, payload }
  },
  deleteAbsence: ({ absences }, { choose }) => ({ method: 'DELETE', url: `/absences/${choose(absences).id}` }),
  replaceHours: ({ workers }, chooser) => {
    return { method: 'PUT', url: `/workers/${chooser.choose(workers).id}/working-hours`, payload: buildHours(chooser) }
  },
  wait: ({ clients, workers }, { choose }) => ({
    method: 'POST',
    url: '/waiting-list',
    payload: { client_id: choose(clients).id, worker_ids: [choose(workers).id], days: [2], note: createName('Espera') },
  }),
  updateWait: ({ entries }, { choose }) => {
    return {
      method: 'PUT',
      url: `/waiting-list/${choose(entries).id}`,
      payload: { days: [choose([2, 3])], from_date: choose([null, '2026-12-01']) },
    }
  },
  endWait: ({ entries }, { choose }) => ({ method: 'DELETE', url: `/waiting-list/${choose(entries).id}` }),
  addSchedule: (_world, chooser) => ({
    method: 'POST',
    url: '/schedules',
    payload: { name: createName('Horario'), session_duration: 45, break_duration: 15, turns: buildTurns(chooser) },
  }),
  updateSchedule: ({ schedules, turns }, chooser) => {
    const { id } = chooser.choose(schedules)
    const kept = turns.filter(({ schedule_id }) => schedule_id === id)
    const wished = buildTurns(chooser).map((turn) => {
      const stored = kept.find(({ name }) => name === turn.name)
      return stored && chooser.chance() ? { ...turn, id: stored.id } : turn
    })
    const payload = { name: createName('Horario'), session_duration: 45, break_duration: chooser.choose([5, 15]), turns: wished }
    return { method: 'PUT', url: `/schedules/${id}`, payload }
  },
  deleteSchedule: ({ schedules }, { choose }) => ({ method: 'DELETE', url: `/schedules/${choose(schedules).id}` }),
  addClient: ({ workers }, { choose, chance }) => {
    const person = chance() ? buildWirePerson() : { id: choose(workers).person_id }
    return { method: 'POST', url: '/clients', payload: { person, guardian_name: 'Rosa Luna', note: createName('Nota') } }
  },
  updateClient: ({ clients }, { choose, chance }) => {
    const { id, person_id } = choose(clients)
    const person = chance() ? { id: person_id } : buildWirePerson()
    return { method: 'PUT', url: `/clients/${id}`, payload: { id, person, note: createName('Nota') } }
  },
  deleteClient: ({ clients }, { choose }) => ({ method: 'DELETE', url: `/clients/${choose(clients).id}` }),
  addWorker: ({ clients }, { choose, chance }) => {
    const person = chance() ? buildWirePerson() : { id: choose(clients).person_id }
    return { method: 'POST', url: '/workers', payload: { person, positions: [choose([3, 5])] } }
  },
  updateWorker: ({ workers }, { choose, chance }) => {
    const { id, person_id } = choose(workers)
    const person = chance() ? { id: person_id } : buildWirePerson()
    return { method: 'PUT', url: '/workers', payload: { id, person, positions: [1, choose([3, 5])], color: choose([2, 7]) } }
  },
  deleteWorker: ({ workers }, { choose }) => ({ method: 'DELETE', url: `/workers/${choose(workers).id}` }),
  addPerson: () => ({ method: 'POST', url: '/person', payload: buildWirePerson() }),
  updatePerson: ({ people }, { choose }) => ({
    method: 'POST',
    url: '/person',
    payload: { id: choose(people).id, name: createName('Sol') },
  }),
  deletePerson: ({ people }, { choose }) => ({ method: 'POST', url: '/person', payload: { id: choose(people).id } }),
} as const satisfies Record<string, (world: World, chooser: Chooser) => ChangingCall>

type Kind = keyof typeof calls

/** A step of every kind. Sessions are changed more often than the rest. */
export const anyChange = fc.record({
  kind: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom<Kind>(
        'book',
        'bookSeries',
        'bookMany',
        'changeState',
        'update',
        'delete',
        'deleteMany',
        'endSeries',
        'changeMany',
      ),
    },
    { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(calls) as Kind[])) },
  ),
  numbers: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
})

export type ChangeStep = typeof anyChange extends fc.Arbitrary<infer Step> ? Step : never

/** Returns the call of a step about records created after the one with this id, or undefined when there is no record for it. */
export async function toCall(db: Db, { kind, numbers }: ChangeStep, afterId: string) {
  const world = await readWorld(db, afterId)
  let used = 0
  const draw = (count: number) => numbers[used++ % numbers.length]! % count
  const choose: Choose = (items) => {
    if (items.length === 0) throw new NothingToChoose()
    return items[draw(items.length)]!
  }
  try {
    return calls[kind](world, { choose, chance: () => draw(2) === 0 }) as ChangingCall
  } catch (error) {
    if (error instanceof NothingToChoose) return undefined
    throw error
  }
}

class NothingToChoose extends Error {}
