import { createRandomId } from '#api/random-id.ts'
import { minutesPerDay, parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { createTurn } from '../../agenda.ts'
import type { Scenario } from '../../scenario.ts'
import { expectGone, expectWaiting, wait } from './wait.ts'

const nothing = {
  schedule_id: null,
  worker_ids: [],
  days: [],
  from_time: null,
  to_time: null,
  from_date: null,
  until_date: null,
  note: null,
}

/** The entries of the waiting list as records. */
export const waitingEntries: Scenario[] = [
  {
    title: 'an entry of the waiting list is read as it was written, and a change replaces all but its client and its place',
    operations: ['createWaitingEntry', 'listWaitingEntries', 'updateWaitingEntry'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { client, other, schedule, worker, today } = agenda
      const wishes = {
        schedule_id: schedule,
        worker_ids: [worker],
        days: [2, 4],
        from_time: parseTimeOfDay('09:00'),
        to_time: parseTimeOfDay('12:00'),
        from_date: today,
        until_date: addDays(today, 60),
        note: 'Llamar por la tarde.',
      }
      const first = await wait(context, agenda, wishes)
      // An equal entry would be refused, also one that a change makes equal.
      const own = { until_date: addDays(today, 90) }
      const second = await wait(context, agenda, { schedule_id: null, ...own })
      const list = await administrator.call('listWaitingEntries', { query: { client_id: client } })
      list.expectFields({ id: first, client_id: client, client: { id: client }, ...wishes }, '/0')
      list.expectFields({ id: second, ...nothing, ...own }, '/1')
      list.expectHeader('x-total-count', '2')
      const written = { ...wishes, days: [1], from_time: null, note: 'Otra nota.', updated_at: list.body[0]!.updated_at }
      const changed = await administrator.call('updateWaitingEntry', { path: { id: first }, body: written })
      const { updated_at, ...changedWishes } = written
      changed.expectFields({ id: first, client_id: client, created_at: list.body[0]!.created_at, ...changedWishes })
      changed.check(changed.body.updated_at !== updated_at, '/updated_at', 'another value than before')
      await administrator.call('updateWaitingEntry', { path: { id: first }, body: written }, 409)
      const cleared = await administrator.call('updateWaitingEntry', { path: { id: first }, body: {} })
      cleared.expectFields({ id: first, client_id: client, ...nothing })
      await expectWaiting(context, agenda, [first, second])
      await expectWaiting(context, { ...agenda, client: other }, [])
    },
  },
  {
    title: 'the filters of the waiting list by worker and schedule also give the entries that name none',
    operations: ['listWaitingEntries'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const agenda = await createAgenda()
      const { client, worker, schedule } = agenda
      const elsewhere = { schedule: (await createTurn(administrator)).schedule, worker: (await createWorker()).id }
      const any = await wait(context, agenda, { schedule_id: null })
      const here = await wait(context, agenda, { worker_ids: [elsewhere.worker, worker] })
      const there = await wait(context, agenda, { schedule_id: elsewhere.schedule, worker_ids: [elsewhere.worker] })
      const expectList = async (query: object, ids: string[]) => {
        const list = await administrator.call('listWaitingEntries', { query: { client_id: client, ...query } })
        const listed = list.body.map(({ id }) => id)
        list.check(listed.join() === ids.join(), '', `the ids ${ids}`, listed)
      }
      await expectList({ worker_id: worker }, [any, here])
      await expectList({ worker_id: elsewhere.worker }, [any, here, there])
      await expectList({ schedule_id: schedule }, [any, here])
      await expectList({ schedule_id: elsewhere.schedule }, [any, there])
      await expectList({ limit: 1, offset: 1 }, [here])
      for (const name of ['client_id', 'worker_id', 'schedule_id'])
        await administrator.send('listWaitingEntries', { query: { [name]: createRandomId() } }, 400, {
          continueOnFailure: true,
          subject: `an unknown ${name}`,
        })
    },
  },
  {
    title: 'an entry that nothing can suit, or that names someone who does not exist, is refused',
    operations: ['createWaitingEntry', 'updateWaitingEntry'],
    run: async (context) => {
      const { administrator, createAgenda, createClient, createWorker } = context
      const agenda = await createAgenda()
      const { client, worker, today } = agenda
      const gone = { client: (await createClient()).id, worker: (await createWorker()).id }
      await administrator.call('deleteClient', { path: { id: gone.client } })
      await administrator.call('deleteWorker', { path: { id: gone.worker } })
      const id = await wait(context, agenda)
      const cases: Record<string, object> = {
        'the same time twice': { from_time: parseTimeOfDay('09:00'), to_time: parseTimeOfDay('09:00') },
        'a last date that is past': { until_date: addDays(today, -2) },
        'a last date before the first': { from_date: addDays(today, 9), until_date: addDays(today, 8) },
        'an unknown schedule': { schedule_id: createRandomId() },
        'an unknown worker': { worker_ids: [worker, createRandomId()] },
        'a deleted worker': { worker_ids: [gone.worker] },
      }
      for (const [subject, fields] of Object.entries(cases)) {
        const options = { continueOnFailure: true, subject }
        await administrator.send('createWaitingEntry', { body: { client_id: client, ...fields } }, 400, options)
        await administrator.send('updateWaitingEntry', { path: { id }, body: fields }, 400, options)
      }
      for (const client_id of [gone.client, createRandomId()])
        await administrator.send('createWaitingEntry', { body: { client_id } }, 400, {
          continueOnFailure: true,
          subject: 'a client who does not exist',
        })
    },
  },
  {
    title: 'a client who waits for the same already is refused with the id of the open entry, whatever the note',
    operations: ['createWaitingEntry', 'updateWaitingEntry'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const wishes = { days: [4, 2], from_time: parseTimeOfDay('14:00'), until_date: addDays(agenda.today, 30) }
      const [plain, wishing] = [await wait(context, agenda), await wait(context, agenda, wishes)]
      const body = { client_id: agenda.client, schedule_id: agenda.schedule }
      for (const [id, fields] of [
        [plain, { note: 'Llama por la tarde' }],
        [wishing, { ...wishes, days: [2, 4] }],
        [plain, { days: [0, 1, 2, 3, 4, 5, 6], from_time: 0, to_time: minutesPerDay, from_date: agenda.today }],
      ] as const) {
        const refused = await administrator.call(
          'createWaitingEntry',
          { body: { ...body, ...fields, days: [...(fields.days ?? [])] } },
          409,
        )
        refused.expect('/error/details/0/id', id)
      }
      await administrator.call('updateWaitingEntry', { path: { id: wishing }, body: { schedule_id: agenda.schedule } }, 409)
      await wait(context, agenda, { ...wishes, from_time: parseTimeOfDay('15:00') })
      await administrator.call('deleteWaitingEntry', { path: { id: plain } })
      await wait(context, agenda)
    },
  },
  {
    title: 'an entry of the waiting list vanishes when it is deleted, and with its client',
    operations: ['deleteWaitingEntry', 'listWaitingEntries', 'updateWaitingEntry', 'listWaitingSlots'],
    run: async (context) => {
      const { administrator, createAgenda, createClient } = context
      const agenda = await createAgenda()
      const [first, second] = [await wait(context, agenda), await wait(context, agenda, { days: [2] })]
      await administrator.call('deleteWaitingEntry', { path: { id: first } })
      await expectGone(context, agenda, first, 'deleteWaitingEntry')
      await expectWaiting(context, agenda, [second])
      const client = (await createClient()).id
      const third = await wait(context, { ...agenda, client })
      await administrator.call('deleteClient', { path: { id: client } })
      await expectGone(context, agenda, third, 'deleteClient')
    },
  },
  {
    title: 'an entry fits nobody once its schedule or all its workers are deleted',
    operations: ['listWaitingEntries', 'listWaitingSlots'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const agenda = await createAgenda()
      const colleague = (await createWorker()).id
      const { schedule } = await createTurn(administrator)
      const id = await wait(context, agenda, { worker_ids: [agenda.worker, colleague] })
      const ofSchedule = await wait(context, agenda, { schedule_id: schedule })
      await administrator.call('deleteSchedule', { path: { id: schedule } })
      const read = () => administrator.call('listWaitingEntries', { query: { client_id: agenda.client } })
      await administrator.call('deleteWorker', { path: { id: colleague } })
      const one = await read()
      one.expectFields({ worker_ids: [agenda.worker] }, '/0')
      one.expectFields({ schedule_id: null, schedule_deleted: true, fits_nobody: true }, '/1')
      one.check(one.body[0]?.fits_nobody !== true, '/0/fits_nobody', 'not true while a worker is left')
      await administrator.call('deleteWorker', { path: { id: agenda.worker } })
      const none = await read()
      none.expectFields({ worker_ids: [], fits_nobody: true }, '/0')
      const period = { from: agenda.today, to: addDays(agenda.today, 27) }
      for (const entry of [id, ofSchedule]) {
        const slots = await administrator.call('listWaitingSlots', { path: { id: entry }, query: period })
        slots.expect('', [])
      }
    },
  },
]
