import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays, getWeekday } from '#domain/weeks.ts'
import type { Agenda } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import type { Scenario } from '../../scenario.ts'
import { wait } from './wait.ts'

type OfferedSlot = { turn_id: string; session_date: string; time: number; worker_id: string }

/** Expects a slot to suit those of the entries that are listed, in this order, and none of the others. */
async function expectMatches({ administrator }: Context, query: OfferedSlot, among: string[], ids: string[], subject: string) {
  const list = await administrator.call('listWaitingMatches', { query })
  const listed = list.body.map(({ id }) => id).filter((id) => among.includes(id))
  list.check(listed.join() === ids.join(), '', `the ids ${ids} (${subject})`, listed)
}

/** The first slot of an agenda in two weeks. */
const firstSlot = ({ turn, worker, today }: Agenda): OfferedSlot => ({
  turn_id: turn,
  worker_id: worker,
  session_date: addDays(today, 14),
  time: parseTimeOfDay('08:00'),
})

/** These scenarios judge which entries a free slot suits, and which free slots suit an entry. */
export const fittingSlots: Scenario[] = [
  {
    title: 'a free slot lists the entries that it suits, those who have waited longest first',
    operations: ['listWaitingMatches'],
    run: async (context) => {
      const { createAgenda, createClient, createWorker } = context
      const agenda = await createAgenda()
      const slot = firstSlot(agenda)
      const day = getWeekday(slot.session_date)
      const suitable = [
        { schedule_id: null },
        { worker_ids: [(await createWorker()).id, agenda.worker] },
        { days: [day], from_time: parseTimeOfDay('08:00'), to_time: parseTimeOfDay('08:45') },
        { from_date: slot.session_date, until_date: slot.session_date },
      ]
      const unsuitable = [
        { schedule_id: (await createAgenda()).schedule },
        { worker_ids: [(await createWorker()).id] },
        { days: [(day + 1) % 7] },
        { from_time: parseTimeOfDay('08:01') },
        { to_time: parseTimeOfDay('08:44') },
        { from_date: addDays(slot.session_date, 1) },
        { until_date: addDays(slot.session_date, -1) },
      ]
      const entries: string[] = []
      for (const fields of [...suitable, ...unsuitable])
        entries.push(await wait(context, { ...agenda, client: (await createClient()).id }, fields))
      await expectMatches(context, slot, entries, entries.slice(0, suitable.length), 'only what suits')
    },
  },
  {
    title: 'a slot suits nobody who has a session then, and nobody at all while its worker is busy or the slot is past',
    operations: ['listWaitingMatches'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const agenda = await createAgenda()
      const { book, other } = agenda
      const slot = firstSlot(agenda)
      const entries = [await wait(context, agenda), await wait(context, { ...agenda, client: other })]
      const colleague = (await createWorker()).id
      await expectMatches(context, slot, entries, entries, 'both are free')
      const elsewhere = await book({ worker_id: colleague })
      await expectMatches(context, slot, entries, [entries[1]!], 'one has a session')
      await administrator.call('changeSessionState', { path: { id: elsewhere.id }, body: { state: 'canceled' } })
      await expectMatches(context, slot, entries, entries, 'the session is canceled')
      await expectMatches(context, { ...slot, worker_id: colleague }, entries, [entries[1]!], 'one has a canceled record at this place')
      await book({ client_id: other, session_date: null })
      await expectMatches(context, slot, entries, [], 'the worker has a standing session')
      await expectMatches(context, { ...slot, session_date: addDays(agenda.today, -14) }, entries, [], 'the date is past')
      await expectMatches(context, { ...slot, time: parseTimeOfDay('09:00') }, entries, entries, 'another time')
      for (const wrong of [{ time: parseTimeOfDay('08:01') }, { worker_id: agenda.client }, { turn_id: agenda.client }])
        await administrator.send('listWaitingMatches', { query: { ...slot, ...wrong } }, 400, {
          continueOnFailure: true,
          subject: 'no slot',
        })
    },
  },
  {
    title: 'the free slots of an entry are those that suit it while its client is free, each with the workers who are free',
    operations: ['listWaitingSlots'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const agenda = await createAgenda()
      const { book, other, turn, worker, today } = agenda
      const colleague = (await createWorker()).id
      const [first, second] = [addDays(today, 14), addDays(today, 21)]
      const wishes = { worker_ids: [worker, colleague], days: [getWeekday(first)], from_time: parseTimeOfDay('09:00') }
      const id = await wait(context, agenda, wishes)
      await book({ worker_id: (await createWorker()).id, session_date: first, time: parseTimeOfDay('11:00') })
      await book({ client_id: other, session_date: null, time: parseTimeOfDay('10:00') })
      const both = [worker, colleague].sort()
      const slot = (session_date: string, time: string, worker_ids: string[]) => ({
        turn_id: turn,
        session_date,
        time: parseTimeOfDay(time),
        worker_ids,
      })
      const list = await administrator.call('listWaitingSlots', { path: { id }, query: { from: first, to: second } })
      list.expect('', [
        slot(first, '09:00', both),
        slot(first, '10:00', [colleague]),
        slot(second, '09:00', both),
        slot(second, '10:00', [colleague]),
        slot(second, '11:00', both),
      ])
      const past = await administrator.call('listWaitingSlots', {
        path: { id },
        query: { from: addDays(today, -21), to: addDays(today, -7) },
      })
      past.expect('', [])
      for (const to of [addDays(first, 28), addDays(first, -1)])
        await administrator.send('listWaitingSlots', { path: { id }, query: { from: first, to } }, 400, {
          continueOnFailure: true,
          subject: 'the period',
        })
    },
  },
  {
    title: 'a free slot of an entry names at most ten workers, and only the one whom the query names',
    operations: ['listWaitingSlots'],
    run: async (context) => {
      const { administrator, createAgenda, createWorker } = context
      const agenda = await createAgenda()
      const day = addDays(agenda.today, 14)
      const worker_ids: string[] = []
      for (let count = 0; count < 11; count++) worker_ids.push((await createWorker()).id)
      const path = { id: await wait(context, agenda, { worker_ids, to_time: parseTimeOfDay('08:45') }) }
      const slot = { turn_id: agenda.turn, session_date: day, time: parseTimeOfDay('08:00') }
      const [last, ...others] = worker_ids.sort().reverse()
      const list = await administrator.call('listWaitingSlots', { path, query: { from: day, to: day } })
      list.expect('', [{ ...slot, worker_ids: others.reverse() }])
      const ofOne = await administrator.call('listWaitingSlots', { path, query: { from: day, to: day, worker_id: last! } })
      ofOne.expect('', [{ ...slot, worker_ids: [last!] }])
      const query = { from: day, to: day, worker_id: agenda.client }
      await administrator.send('listWaitingSlots', { path, query }, 400, { continueOnFailure: true, subject: 'no worker' })
    },
  },
  {
    title: 'a worker who is unavailable is offered to nobody who waits',
    operations: ['listWaitingMatches', 'listWaitingSlots'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const slot = firstSlot(agenda)
      const { session_date } = slot
      const id = await wait(context, agenda, { worker_ids: [agenda.worker] })
      const absence = {
        worker_id: agenda.worker,
        from_date: session_date,
        to_date: session_date,
        start_time: 0,
        end_time: parseTimeOfDay('10:00'),
      }
      await administrator.call('createAbsence', { body: absence })
      await expectMatches(context, slot, [id], [], 'the worker is absent')
      await expectMatches(context, { ...slot, time: parseTimeOfDay('10:00') }, [id], [id], 'the worker is back')
      const slots = await administrator.call('listWaitingSlots', { path: { id }, query: { from: session_date, to: session_date } })
      slots.check(slots.body.map(({ time }) => time).join() === '600,660', '', 'the slots at 600 and 660 minutes')
    },
  },
]
