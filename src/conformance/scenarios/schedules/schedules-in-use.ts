import { addDays, getWeekday } from '#domain/weeks.ts'
import { type Agenda, agendaTimes } from '../../agenda.ts'
import type { Context } from '../../context.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { toUpdate } from './new-schedule.ts'

/** The second slot of an agenda's turn. */
const secondSlot = agendaTimes.start_time + agendaTimes.session_duration + agendaTimes.break_duration

/** Reads the schedule of an agenda, and builds a change of its durations and of its turn. */
async function prepareChange({ administrator }: Context, { schedule }: Agenda) {
  const { body: before } = await administrator.call('getSchedule', { path: { id: schedule } })
  const { id, body } = toUpdate(before)
  return {
    before,
    change: ({ turn = {}, ...fields }: { turn?: object; name?: string; session_duration?: number; break_duration?: number }) => ({
      path: { id },
      body: { ...body, ...fields, turns: [{ ...body.turns[0]!, ...turn }] },
    }),
  }
}

/** By each of these a session in the second slot of the turn would lose its slot or get another duration. */
const movingChanges = [
  { session_duration: 40, break_duration: 20 },
  { break_duration: 0 },
  { turn: { start_time: agendaTimes.start_time + 1 } },
  { turn: { start_time: secondSlot + agendaTimes.session_duration } },
  { turn: { end_time: secondSlot + agendaTimes.session_duration - 1 } },
]

/** Schedules and turns that sessions use. */
export const schedulesInUse: Scenario[] = [
  {
    title: 'a change by which an upcoming session would lose its slot or change its duration is refused, and changes nothing',
    operations: ['updateSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const dated = await agenda.book({ time: secondSlot })
      const { before, change } = await prepareChange(context, agenda)
      for (const fields of movingChanges) {
        const refused = await administrator.call('updateSchedule', change(fields), 409)
        refused.check(refused.body.error.details.length === 1, '/error/details', 'one session')
        refused.expect('/error/details/0/id', dated.id)
      }
      const read = await administrator.call('getSchedule', { path: { id: agenda.schedule } })
      read.expect('', before)
    },
  },
  {
    title: 'a change by which a standing session would lose its slot is refused',
    operations: ['updateSchedule'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      await agenda.book({ session_date: null, day: getWeekday(agenda.today), time: secondSlot })
      const { change } = await prepareChange(context, agenda)
      for (const fields of movingChanges) await context.administrator.call('updateSchedule', change(fields), 409)
    },
  },
  {
    title: 'the details of a refused change list the first 20 upcoming sessions',
    operations: ['updateSchedule'],
    run: async (context) => {
      const agenda = await context.createAgenda()
      const sessions = Array.from({ length: 21 }, (_, index) => agenda.build({ session_date: addDays(agenda.today, 14 + index) }))
      await context.administrator.call('createSessions', { body: { sessions } })
      const { change } = await prepareChange(context, agenda)
      const refused = await context.administrator.call('updateSchedule', change({ session_duration: 40, break_duration: 20 }), 409)
      refused.check(refused.body.error.details.length === 20, '/error/details', '20 sessions', refused.body.error.details.length)
    },
  },
  {
    title: 'a change that leaves every upcoming session in its slot is made',
    operations: ['updateSchedule'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      await agenda.book({ time: secondSlot })
      const { change } = await prepareChange(context, agenda)
      const name = randomWord()
      const changes = [
        { name, turn: { name: 'Otra' } },
        { turn: { end_time: agendaTimes.end_time + 120 } },
        { turn: { start_time: secondSlot, end_time: secondSlot + agendaTimes.session_duration } },
      ]
      for (const fields of changes) {
        const changed = await administrator.call('updateSchedule', change(fields))
        changed.expectFields({ id: agenda.turn, ...fields.turn }, '/turns/0')
      }
    },
  },
  {
    title: 'past, canceled and postponed sessions do not keep a turn from changing, and stay as they were',
    operations: ['updateSchedule'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { today } = agenda
      const { id } = await agenda.book({ session_date: addDays(today, -14) })
      for (const [index, state] of (['canceled', 'postponed'] as const).entries()) {
        const session = await agenda.book({ session_date: addDays(today, 14 + index) })
        await administrator.call('changeSessionState', { path: { id: session.id }, body: { state } })
      }
      const { change } = await prepareChange(context, agenda)
      const times = { start_time: 600, end_time: 1200 }
      const changed = await administrator.call('updateSchedule', change({ session_duration: 60, turn: times }))
      changed.expectFields({ session_duration: 60, turns: { 0: { id: agenda.turn, ...times } } })
      const { body: past } = await administrator.call('getSession', { path: { id } })
      changed.check(past.time === agendaTimes.start_time, '', `a past session that stays at ${agendaTimes.start_time}`, past.time)
      const { session_duration } = agendaTimes
      changed.check(past.duration === session_duration, '', `a past session of ${session_duration} minutes`, past.duration)
    },
  },
  {
    title: 'a turn with a session, also a past one, cannot be deleted, nor can its schedule',
    operations: ['updateSchedule', 'deleteSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { id } = await agenda.book({ session_date: addDays(agenda.today, -14) })
      const { before, change } = await prepareChange(context, agenda)
      const { path, body } = change({})
      const withoutTurn = { path, body: { ...body, turns: [{ name: 'Noche', start_time: 1200, end_time: 1320 }] } }
      await administrator.call('updateSchedule', withoutTurn, 409)
      await administrator.call('deleteSchedule', { path }, 409)
      const read = await administrator.call('getSchedule', { path })
      read.expect('', before)
      await administrator.call('deleteSession', { path: { id } })
      const changed = await administrator.call('updateSchedule', withoutTurn)
      changed.check(
        changed.body.turns.every((turn) => turn.id !== agenda.turn),
        '/turns',
        'the new turn alone',
      )
      await administrator.call('deleteSchedule', { path })
    },
  },
  {
    title: 'of a booking and a change or deletion that takes its slot at the same time one wins',
    operations: ['updateSchedule', 'deleteSchedule'],
    run: async (context) => {
      const { administrator, createAgenda } = context
      const agenda = await createAgenda()
      const { change } = await prepareChange(context, agenda)
      const moving = change({ turn: { start_time: agendaTimes.start_time + 1 } })
      const [booked, moved] = await Promise.all([
        administrator.send('createSession', { body: agenda.build() }, [201, 400]),
        administrator.send('updateSchedule', moving, [200, 409]),
      ])
      moved.checkStatus((booked.status === 201) !== (moved.status === 200), 'one success', `${booked.status},${moved.status}`)
      const other = await createAgenda()
      const [session, deleted] = await Promise.all([
        administrator.send('createSession', { body: other.build() }, [201, 400]),
        administrator.send('deleteSchedule', { path: { id: other.schedule } }, [204, 409]),
      ])
      deleted.checkStatus((session.status === 201) !== (deleted.status === 204), 'one success', `${session.status},${deleted.status}`)
    },
  },
]
