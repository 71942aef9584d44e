import { addDays } from '#domain/weeks.ts'
import type { Context } from '../../context.ts'
import type { Caller } from '../../exchange/caller.ts'
import { expectNamedAccess } from '../../negative/named-access.ts'
import { randomFutureDate } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'
import { createAbsence } from './create-absence.ts'

/** Creates, changes and deletes an absence or closing day as someone who may, or expects each call to be refused with the access that is missing. */
async function expectAbsenceAccess(context: Context, caller: Caller, worker_id: string | null, needed: string[], isAllowed: boolean) {
  const { administrator } = context
  const date = randomFutureDate()
  const days = { from_date: date, to_date: date }
  const id = await createAbsence(context, date, { worker_id })
  const options = { continueOnFailure: true, subject: worker_id ? 'an absence' : 'a closing day' }
  const until = (offset: number) => ({ ...days, to_date: addDays(date, offset), worker_id })
  const answers = [
    await caller.send('createAbsence', { body: until(1) }, isAllowed ? 201 : 403, options),
    await caller.send('createAbsences', { body: { absences: [until(2)] } }, isAllowed ? 201 : 403, options),
    await caller.send('updateAbsence', { path: { id }, body: days }, isAllowed ? 200 : 403, options),
    await caller.send('deleteAbsence', { path: { id } }, isAllowed ? 204 : 403, options),
  ]
  for (const answer of answers) if (answer.status === 403) expectNamedAccess(answer, needed)
  const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
  if (isAllowed) list.expectNotListed(id)
  else list.check(idsOf(list).join() === id, '', `only ${id}, which the caller may not delete`, idsOf(list))
}

/** These scenarios judge who may change absences and closing days, and who may read their reasons. */
export const absenceAccess: Scenario[] = [
  {
    title: 'an absence is changed with access to the workers or the sessions, and a closing day with access to the schedules',
    operations: ['createAbsence', 'createAbsences', 'updateAbsence', 'deleteAbsence'],
    run: async (context) => {
      const { createUser, createWorker } = context
      const { id: worker } = await createWorker()
      const codes = { absence: ['workers.update', 'sessions.update'], closingDay: ['schedules.update'] }
      for (const code of [...codes.absence, ...codes.closingDay]) {
        const { caller } = await createUser([code])
        await expectAbsenceAccess(context, caller, worker, codes.absence, codes.absence.includes(code))
        await expectAbsenceAccess(context, caller, null, codes.closingDay, codes.closingDay.includes(code))
      }
    },
  },
  {
    title: 'a list with one absence or closing day that the caller may not create is refused as a whole',
    operations: ['createAbsences', 'listAbsences'],
    run: async ({ administrator, createUser, createWorker }) => {
      const { id: worker_id } = await createWorker()
      const { caller } = await createUser(['workers.update'])
      const date = randomFutureDate()
      const day = { from_date: date, to_date: date }
      await caller.call('createAbsences', { body: { absences: [{ ...day, worker_id }, day] } }, 403)
      const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
      list.expect('', [])
    },
  },
  {
    title: 'the reason of an absence is read with access to the workers and by the worker, and the name of a closing day by every reader',
    operations: ['listAbsences'],
    run: async (context) => {
      const { administrator, createUser, createWorker, createWorkerUser, createClientUser } = context
      const { caller: ownUser, worker_id } = await createWorkerUser()
      const { id: other } = await createWorker()
      const date = randomFutureDate()
      const closed = await createAbsence(context, date, { reason: 'Feriado' })
      const own = await createAbsence(context, date, { worker_id, reason: 'Operación' })
      const foreign = await createAbsence(context, date, { worker_id: other, reason: 'Viaje' })
      const [ofWorkers, ofSessions] = [await createUser(['workers.read']), await createUser(['sessions.read'])]
      const query = { from: date, to: date }
      const all = { [closed]: 'Feriado', [own]: 'Operación', [foreign]: 'Viaje' }
      const readers: [Caller, Record<string, string | undefined>][] = [
        [administrator, all],
        [ofWorkers.caller, all],
        [ofSessions.caller, { [closed]: 'Feriado', [own]: undefined, [foreign]: undefined }],
        [ownUser, { [closed]: 'Feriado', [own]: 'Operación' }],
      ]
      for (const [reader, expected] of readers) {
        const list = await reader.call('listAbsences', { query })
        const ids = Object.keys(expected)
        list.check(idsOf(list).toSorted().join() === ids.toSorted().join(), '', `the ids ${ids}`, idsOf(list))
        for (const [index, { id }] of list.body.entries()) if (id in expected) list.expect(`/${index}/reason`, expected[id])
      }
      const { caller: clientsUser } = await createClientUser()
      await clientsUser.call('listAbsences', { query }, 403)
    },
  },
  {
    title: 'a reason that the caller may not read is neither in the response to a change nor cleared by it',
    operations: ['updateAbsence', 'listAbsences'],
    run: async (context) => {
      const { administrator, createUser, createWorker } = context
      const { id: worker_id } = await createWorker()
      const date = randomFutureDate()
      const id = await createAbsence(context, date, { worker_id, reason: 'Operación' })
      const { caller } = await createUser(['sessions.update'])
      const changed = await caller.call('updateAbsence', { path: { id }, body: { from_date: date, to_date: addDays(date, 1) } })
      changed.expectFields({ to_date: addDays(date, 1), reason: undefined })
      const list = await administrator.call('listAbsences', { query: { from: date, to: date } })
      list.expect('/0/reason', 'Operación')
    },
  },
]
