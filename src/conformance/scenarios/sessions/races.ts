import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Answer } from '../../exchange/answer.ts'
import type { Scenario } from '../../scenario.ts'
import { bookSeries } from './book-series.ts'

/** Waits for calls at the same time, and expects that one succeeds and the others are refused. Returns the index of the first that succeeds. */
export async function expectOneWinner(calls: Promise<Answer<unknown>>[], success: number): Promise<number> {
  const answers = await Promise.all(calls)
  const statuses = answers.map(({ status }) => status)
  const winners = statuses.filter((status) => status === success)
  answers[0]!.checkStatus(winners.length === 1, `one ${success} among ${calls.length} calls at the same time`, String(statuses))
  return statuses.indexOf(success)
}

const bookAtOnce = ({ administrator }: Context, sessions: object[]) =>
  expectOneWinner(
    sessions.map((body) => administrator.send('createSession', { body }, [201, 409], { continueOnFailure: true })),
    201,
  )

/** Calls at the same time, of which only one can succeed. */
export const sessionRaces: Scenario[] = [
  {
    title: 'of several bookings of one slot at the same time one wins, whoever of the two people is shared',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createClient, createWorker } = context
      const { build, today, client, other } = await createAgenda()
      const clients = [client, other, (await createClient()).id, (await createClient()).id]
      const workers = [(await createWorker()).id, (await createWorker()).id, (await createWorker()).id]
      const { turn } = await createTurn(administrator, { session_duration: 60, break_duration: 0 })
      for (const days of [14, 15, 16]) {
        const session_date = addDays(today, days)
        const sharedWorker = clients.map((client_id, index) =>
          build({ client_id, session_date, ...(index % 2 === 0 && { turn_id: turn }) }),
        )
        await bookAtOnce(context, [...sharedWorker, ...sharedWorker])
        const sharedClient = workers.map((worker_id) => build({ worker_id, session_date, time: parseTimeOfDay('10:00') }))
        await bookAtOnce(context, [...sharedClient, ...sharedClient])
      }
    },
  },
  {
    title: 'of a standing and a dated session, or two standing ones, that are booked at the same time one wins',
    operations: ['createSession'],
    run: async (context) => {
      const { build, other, today } = await context.createAgenda()
      const times = [parseTimeOfDay('08:00'), parseTimeOfDay('09:00'), parseTimeOfDay('10:00')]
      for (const time of times) {
        const standing = build({ session_date: null, time })
        await bookAtOnce(context, [standing, build({ client_id: other, session_date: addDays(today, 28), time })])
      }
      await bookAtOnce(context, [
        build({ session_date: null, time: parseTimeOfDay('11:00') }),
        build({ session_date: null, time: parseTimeOfDay('11:00'), client_id: other }),
      ])
    },
  },
  {
    title: 'someone who is a client and a worker is booked once when both are tried at the same time',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const { build, worker, today } = await createAgenda()
      const { body } = await administrator.call('getWorker', { path: { id: worker } })
      const { body: samePerson } = await administrator.call('createClient', { body: { person: { id: body.person.id! } } })
      const colleague = (await createWorker()).id
      for (const days of [14, 15, 16]) {
        const session_date = addDays(today, days)
        await bookAtOnce(context, [build({ session_date }), build({ session_date, client_id: samePerson.id, worker_id: colleague })])
      }
    },
  },
  {
    title: 'of several sessions that move to one slot, or become active in one, at the same time one wins',
    operations: ['updateSession', 'changeSessionState'],
    run: async ({ administrator, createAgenda, createClient }) => {
      const { book, build, client, other } = await createAgenda()
      const clients = [client, other, (await createClient()).id]
      const sessions: { id: string; client_id: string }[] = []
      for (const [index, client_id] of clients.entries())
        sessions.push({ ...(await book({ client_id, time: parseTimeOfDay('09:00') + 60 * index })), client_id })
      const moves = sessions.map(({ id, client_id }) =>
        administrator.send('updateSession', { path: { id }, body: build({ client_id }) }, [200, 409], { continueOnFailure: true }),
      )
      await expectOneWinner(moves, 200)
      for (const { id } of sessions) await administrator.call('changeSessionState', { path: { id }, body: { state: 'canceled' } })
      for (const { id, client_id } of sessions)
        await administrator.call('updateSession', { path: { id }, body: build({ client_id, state: 'canceled' }) })
      const changes = sessions.map(({ id }) =>
        administrator.send('changeSessionState', { path: { id }, body: { state: 'confirmed' } }, [200, 409], { continueOnFailure: true }),
      )
      await expectOneWinner(changes, 200)
    },
  },
  {
    title: 'of several lists that share a slot one is booked, and nothing of the others',
    operations: ['createSessions', 'createSession'],
    run: async ({ administrator, createAgenda, createClient }) => {
      const { build, client, other, today } = await createAgenda()
      const clients = [client, other, (await createClient()).id]
      const own = (index: number) => ({ client_id: clients[index]!, session_date: addDays(today, 20 + index) })
      const lists = clients.map((client_id, index) => [build(own(index)), build({ client_id, time: parseTimeOfDay('10:00') })])
      const calls = lists.map((sessions) =>
        administrator.send('createSessions', { body: { sessions } }, [201, 422], { continueOnFailure: true }),
      )
      const winner = await expectOneWinner(calls, 201)
      for (const index of clients.keys()) {
        const subject = index === winner ? 'a session of the list that was booked' : 'a session of a list that was refused'
        const options = { continueOnFailure: true, blame: 'createSessions', subject } as const
        await administrator.send('createSession', { body: build(own(index)) }, index === winner ? 409 : 201, options)
      }
    },
  },
  {
    title: 'a worker is not both booked and deleted by two calls at the same time',
    operations: ['createSession', 'deleteWorker'],
    run: async ({ administrator, createAgenda, createWorker }) => {
      const { build } = await createAgenda()
      for (let round = 0; round < 3; round += 1) {
        const id = (await createWorker()).id
        const session = build({ worker_id: id, time: parseTimeOfDay('08:00') + 60 * round })
        const [booked, deleted] = await Promise.all([
          administrator.send('createSession', { body: session }, [201, 400], { continueOnFailure: true }),
          administrator.send('deleteWorker', { path: { id } }, [204, 409], { continueOnFailure: true }),
        ])
        const statuses = `${booked.status} and ${deleted.status}`
        booked.checkStatus(statuses === '201 and 409' || statuses === '400 and 204', 'a booking or a deletion, not both', statuses)
      }
    },
  },
  {
    title: 'of several changes of one version at the same time one wins',
    operations: ['updateSession', 'changeSessionState', 'getSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build } = await createAgenda()
      const { id } = await book()
      const first = (await administrator.call('getSession', { path: { id } })).body
      const notes = ['Primera.', 'Segunda.', 'Tercera.']
      const updates = notes.map((note) => ({ ...build({ note }), updated_at: first.updated_at }))
      const calls = updates.map((body) =>
        administrator.send('updateSession', { path: { id }, body }, [200, 409], { continueOnFailure: true }),
      )
      const winner = await expectOneWinner(calls, 200)
      const read = await administrator.call('getSession', { path: { id } })
      read.expect('/note', notes[winner])
      const { updated_at } = read.body
      const states = ['confirmed', 'canceled', 'postponed'].map((state) =>
        administrator.send('changeSessionState', { path: { id }, body: { state, updated_at } }, [200, 409], { continueOnFailure: true }),
      )
      await expectOneWinner(states, 200)
    },
  },
  {
    title: 'changes of one week of a standing session at the same time make one exception',
    operations: ['changeSessionState'],
    run: async (context) => {
      const { series, dates } = await bookSeries(context)
      const body = { state: 'canceled', session_date: dates[1] }
      const change = () =>
        context.administrator.send('changeSessionState', { path: { id: series }, body }, [200, 409], { continueOnFailure: true })
      const answers = await Promise.all([change(), change(), change()])
      const ids = answers.filter(({ status }) => status === 200).map((answer) => (answer.body as { id?: string }).id)
      answers[0]!.check(new Set(ids).size === 1, '/id', 'the id of the same exception in every response', ids)
    },
  },
]
