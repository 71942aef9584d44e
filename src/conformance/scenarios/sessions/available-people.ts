import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { type Agenda, createTurn } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { RequestOf } from '../../exchange/caller.ts'
import { buildPerson, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'

type Slot = Omit<RequestOf<'listAvailablePeople'>['query'], 'person_type' | 'session_date'> & { session_date: string }
type People = { clients?: string[]; workers?: string[] }

/** Reads who is free in a slot, and expects these people to be among them, and those not to be. */
async function expectPeople(
  { administrator }: Pick<Context, 'administrator'>,
  { session_date, ...slot }: Slot,
  { free = {}, busy = {} }: { free?: People; busy?: People },
) {
  for (const person_type of ['client', 'worker'] as const) {
    const list = await administrator.call('listAvailablePeople', { query: { ...slot, session_date: [session_date], person_type } })
    const ids: unknown[] = list.body
    const when = `on ${session_date} at ${slot.time} minutes`
    const [freeIds, busyIds] = [free[`${person_type}s`] ?? [], busy[`${person_type}s`] ?? []]
    for (const id of freeIds) list.check(ids.includes(id), '', `the id ${id} of a ${person_type} who is free ${when}`, ids.length)
    for (const id of busyIds) list.check(!ids.includes(id), `/${ids.indexOf(id)}`, `no id of a ${person_type} who is busy ${when}`)
    list.check(new Set(ids).size === ids.length, '', 'every id once')
  }
}

const everybody = ({ client, other, worker }: Agenda): People => ({ clients: [client, other], workers: [worker] })
/** The people of a session that was booked without other people in its fields. */
const booked = ({ client, worker }: Agenda): People => ({ clients: [client], workers: [worker] })

/** The list of those who are free in a slot. */
export const availablePeople: Scenario[] = [
  {
    title: 'the client and worker of a session are left out in its slot on its date, and nowhere else',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const session_date = addDays(agenda.today, 14)
      const slot = { turn_id: agenda.turn, session_date, time: parseTimeOfDay('09:00') }
      await expectPeople(context, slot, { free: everybody(agenda) })
      await agenda.book({ session_date, time: parseTimeOfDay('09:00') })
      await expectPeople(context, slot, { busy: booked(agenda), free: { clients: [agenda.other] } })
      const others = [
        { time: parseTimeOfDay('08:00') },
        { time: parseTimeOfDay('10:00') },
        { session_date: addDays(session_date, 7) },
        { session_date: addDays(session_date, 1) },
      ]
      for (const other of others) await expectPeople(context, { ...slot, ...other }, { free: everybody(agenda) })
    },
  },
  {
    title: 'a canceled, postponed or deleted session leaves its people free, and an active one does not',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const { administrator } = context
      const agenda = await context.createAgenda()
      const session_date = addDays(agenda.today, 14)
      const { id } = await agenda.book({ session_date })
      const slot = { turn_id: agenda.turn, session_date, time: parseTimeOfDay('08:00') }
      for (const state of ['canceled', 'confirmed', 'postponed', 'pending'] as const) {
        await administrator.call('changeSessionState', { path: { id }, body: { state } })
        const isActive = state === 'confirmed' || state === 'pending'
        await expectPeople(context, slot, isActive ? { busy: booked(agenda) } : { free: booked(agenda) })
      }
      await administrator.call('deleteSession', { path: { id } })
      await expectPeople(context, slot, { free: booked(agenda) })
    },
  },
  {
    title: 'someone is free for the whole slot or not at all, also in the turns of other schedules',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const session_date = addDays(agenda.today, 14)
      await agenda.book({ session_date, time: parseTimeOfDay('09:00') })
      const { turn } = await createTurn(context.administrator, {
        start_time: parseTimeOfDay('08:15'),
        session_duration: 45,
        break_duration: 0,
      })
      const slot = { turn_id: turn, session_date }
      await expectPeople(context, { ...slot, time: parseTimeOfDay('08:15') }, { free: everybody(agenda) })
      await expectPeople(context, { ...slot, time: parseTimeOfDay('09:00') }, { busy: booked(agenda) })
      await expectPeople(context, { ...slot, time: parseTimeOfDay('09:45') }, { free: everybody(agenda) })
      const { turn: overlapping } = await createTurn(context.administrator, {
        start_time: parseTimeOfDay('08:30'),
        session_duration: 60,
        break_duration: 0,
      })
      for (const time of [parseTimeOfDay('08:30'), parseTimeOfDay('09:30')])
        await expectPeople(context, { ...slot, turn_id: overlapping, time }, { busy: booked(agenda) })
      await expectPeople(context, { ...slot, turn_id: overlapping, time: parseTimeOfDay('10:30') }, { free: everybody(agenda) })
    },
  },
  {
    title: 'the people of a standing session are busy on each of its dates, but for a date whose exception is canceled',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const [first, second, third] = [14, 21, 28].map((days) => addDays(agenda.today, days))
      await agenda.book({ session_date: null })
      await agenda.book({ session_date: second!, state: 'canceled' })
      const slot = { turn_id: agenda.turn, time: parseTimeOfDay('08:00') }
      for (const session_date of [first!, third!]) await expectPeople(context, { ...slot, session_date }, { busy: booked(agenda) })
      for (const session_date of [second!, addDays(first!, 1)])
        await expectPeople(context, { ...slot, session_date }, { free: everybody(agenda) })
    },
  },
  {
    title: 'the people of a standing session are free before its first and after its last date',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const [before, first, last, after] = [14, 21, 28, 35].map((days) => addDays(agenda.today, days))
      await agenda.book({ session_date: null, starts_on: first!, ends_on: last! })
      const slot = { turn_id: agenda.turn, time: parseTimeOfDay('08:00') }
      for (const session_date of [first!, last!]) await expectPeople(context, { ...slot, session_date }, { busy: booked(agenda) })
      for (const session_date of [before!, after!]) await expectPeople(context, { ...slot, session_date }, { free: everybody(agenda) })
    },
  },
  {
    title: 'someone who is a client and a worker is busy as both',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const { administrator } = context
      const [agenda, elsewhere] = [await context.createAgenda(), await context.createAgenda()]
      const { person } = (await administrator.call('getWorker', { path: { id: agenda.worker } })).body
      const { body: asClient } = await administrator.call('createClient', { body: { person: { id: person.id } } })
      const both = { clients: [asClient.id], workers: [agenda.worker] }
      const [works, comes] = [addDays(agenda.today, 14), addDays(agenda.today, 15)]
      const slot = { turn_id: agenda.turn, time: parseTimeOfDay('08:00') }
      await agenda.book({ session_date: works })
      await elsewhere.book({ session_date: comes, client_id: asClient.id })
      for (const session_date of [works, comes]) await expectPeople(context, { ...slot, session_date }, { busy: both })
      await expectPeople(context, { ...slot, session_date: addDays(comes, 1) }, { free: both })
    },
  },
  {
    title: 'deleted clients and workers are never free',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const { administrator } = context
      const agenda = await context.createAgenda()
      await administrator.call('deleteClient', { path: { id: agenda.client } })
      await administrator.call('deleteWorker', { path: { id: agenda.worker } })
      const slot = { turn_id: agenda.turn, session_date: addDays(agenda.today, 14), time: parseTimeOfDay('08:00') }
      await expectPeople(context, slot, { busy: booked(agenda), free: { clients: [agenda.other] } })
    },
  },
  {
    title: 'a session that is to be moved does not keep its own people from being free, and no others do',
    operations: ['listAvailablePeople'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const elsewhere = await context.createAgenda()
      const session_date = addDays(agenda.today, 14)
      const { id } = await agenda.book({ session_date })
      const { id: series } = await elsewhere.book({ session_date: null })
      const slot = { turn_id: agenda.turn, session_date, time: parseTimeOfDay('08:00') }
      await expectPeople(context, { ...slot, except: id }, { free: everybody(agenda), busy: booked(elsewhere) })
      await expectPeople(context, { ...slot, except: series }, { free: everybody(elsewhere), busy: booked(agenda) })
    },
  },
  {
    title:
      'a search lists those who are free and match it, a limit the first of them by last names, and x-total-count tells how many there are',
    operations: ['listAvailablePeople'],
    run: async ({ administrator, createAgenda, createClient, createWorker }) => {
      const agenda = await createAgenda()
      const word = randomWord()
      const session_date = addDays(agenda.today, 14)
      for (const person_type of ['client', 'worker'] as const) {
        const ids: string[] = []
        for (const ending of ['na', 'nz', 'ñandú', 'oca']) {
          const person = buildPerson({ father_last_name: `${word}${ending}` })
          ids.push((await (person_type === 'client' ? createClient : createWorker)(person)).id)
        }
        const [first = '', second = '', third = '', last = ''] = ids
        await agenda.book({ session_date, [`${person_type}_id`]: second })
        const query = {
          turn_id: agenda.turn,
          session_date: [session_date],
          time: parseTimeOfDay('08:00'),
          person_type,
          search: word.toUpperCase(),
        }
        for (const [limit, expected] of [
          [10, [first, third, last]],
          [2, [first, third]],
        ] as const) {
          const list = await administrator.call('listAvailablePeople', { query: { ...query, limit } })
          list.check(list.body.join() === expected.join(), '', `for limit=${limit} these ids: ${expected}`, list.body)
          list.expectHeader('x-total-count', '3')
        }
      }
    },
  },
  {
    title: 'a time at which no slot of the turn starts is refused',
    operations: ['listAvailablePeople'],
    run: async ({ administrator, createAgenda }) => {
      const { turn, today } = await createAgenda()
      const slot = { turn_id: turn, session_date: [addDays(today, 14)], person_type: 'client' as const }
      for (const time of [parseTimeOfDay('08:01'), parseTimeOfDay('08:45'), parseTimeOfDay('12:00'), parseTimeOfDay('07:00')])
        await administrator.call('listAvailablePeople', { query: { ...slot, time } }, 400)
    },
  },
]
