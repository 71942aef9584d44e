import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, splitDate } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Answer } from '../../exchange/answer.ts'
import { getDetails } from '../../exchange/refusal-details.ts'
import type { Scenario } from '../../scenario.ts'
import { tryToBook } from './try-to-book.ts'

type Names = { name: string; father_last_name: string }

/** True when a message names the person, by the first name or the last. */
const isNamed = (message: string, { name, father_last_name }: Names) => message.includes(name) || message.includes(father_last_name)

/** Expects a detail about this field, which says all of these things. Returns it. */
function expectSentence(answer: Answer<unknown>, path: string, says: Record<string, (message: string) => boolean>) {
  const details = getDetails(answer)
  const detail = details.find((problem) => problem.path === path)
  answer.check(detail !== undefined, '/error/details', `a problem with the path ${path}`)
  if (detail === undefined) return
  const missing = Object.keys(says).filter((what) => !says[what]!(detail.message))
  answer.check(missing.length === 0, `/error/details/${details.indexOf(detail)}/message`, `a sentence that says ${missing.join(', ')}`)
  return detail
}

/** The refusal of a double booking says who is busy with whom. */
export const conflictDetails: Scenario[] = [
  {
    title: 'a double booking is refused with who is busy with whom, on which date and at what time',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const { book, build, client, worker, other, today } = await createAgenda()
      const session_date = addDays(today, 14)
      const { id } = await book({ time: parseTimeOfDay('09:00'), session_date })
      const { person: clientNames } = (await administrator.call('getClient', { path: { id: client } })).body
      const { person: workerNames } = (await administrator.call('getWorker', { path: { id: worker } })).body
      const says = {
        'who is busy': (message: string) => isNamed(message, workerNames) && isNamed(message, clientNames),
        'the day of the month': (message: string) => new RegExp(`\\b0?${splitDate(session_date).day}\\b`).test(message),
        'the time': (message: string) => /\b0?9\b/.test(message),
      }
      const busyWorker = await tryToBook(context, build({ client_id: other, time: parseTimeOfDay('09:00') }), 409, 'the worker is busy')
      const detail = expectSentence(busyWorker, 'worker_id', says)
      const colleague = (await createWorker()).id
      const busyClient = await tryToBook(context, build({ worker_id: colleague, time: parseTimeOfDay('09:00') }), 409, 'the client is busy')
      expectSentence(busyClient, 'client_id', says)
      const index = detail ? getDetails(busyWorker).indexOf(detail) : 0
      busyWorker.expect(`/error/details/${index}/id`, id)
    },
  },
  {
    title: 'a conflict in another schedule is refused with the names of that schedule and turn',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { book, build, other, schedule } = await createAgenda()
      const { turn } = await createTurn(administrator, { session_duration: 60, break_duration: 0 })
      await book()
      const answer = await tryToBook(context, build({ client_id: other, turn_id: turn }), 409, 'the worker is busy in another schedule')
      const { name, turns } = (await administrator.call('getSchedule', { path: { id: schedule } })).body
      expectSentence(answer, 'worker_id', { 'in which schedule and turn': (text) => text.includes(name) && text.includes(turns[0]!.name) })
    },
  },
  {
    title: 'of many conflicts the first 20 are named',
    operations: ['createSession'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const { build, other, today } = await createAgenda()
      const sessions = Array.from({ length: 22 }, (_, index) => build({ session_date: addDays(today, 14 + 7 * index) }))
      const { body: ids } = await administrator.call('createSessions', { body: { sessions } })
      const answer = await tryToBook(context, build({ client_id: other, session_date: null }), 409, 'the worker is busy on 22 dates')
      const details = getDetails(answer)
      answer.check(details.length === 20, '/error/details', '20 problems', details.length)
      const named = details.map(({ id }) => id)
      answer.check(named.join() === ids.slice(0, 20).join(), '/error/details', `the sessions ${ids.slice(0, 20)}`, named)
    },
  },
  {
    title: 'a caller who may not read sessions does not learn from a conflict whom someone meets',
    operations: ['createSession', 'createSessions'],
    run: async ({ administrator, createAgenda, createUser }) => {
      const { book, build, client, other } = await createAgenda()
      await book()
      const { person } = (await administrator.call('getClient', { path: { id: client } })).body
      const { caller } = await createUser(['sessions.register'])
      const session = build({ client_id: other })
      const single = await caller.send('createSession', { body: session }, 409)
      const several = await caller.send('createSessions', { body: { sessions: [session] } }, 422)
      for (const answer of [single, several]) {
        answer.check(answer.exchange.body.includes('otro cliente'), '/error/details', '"otro cliente" in place of a name')
        answer.check(!isNamed(answer.exchange.body, person), '/error', 'no name of the client whom the caller may not read')
        answer.check(
          getDetails(answer).every((detail) => detail.id === undefined),
          '/error/details',
          'no id of a session that the caller may not read',
        )
      }
    },
  },
]
