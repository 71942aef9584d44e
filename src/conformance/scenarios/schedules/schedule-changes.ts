import { isSame } from '../../exchange/answer.ts'
import { expectDetail } from '../../exchange/refusal-details.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { createNewSchedule, toUpdate } from './new-schedule.ts'

/** Changes of a schedule and its turns without sessions. */
export const scheduleChanges: Scenario[] = [
  {
    title: 'a change keeps and changes turns with an id, creates those without, deletes missing ones, and moves updated_at',
    operations: ['updateSchedule', 'getSchedule', 'listSchedules'],
    run: async (context) => {
      const { administrator } = context
      const schedule = await createNewSchedule(context)
      const { id, body } = toUpdate(schedule)
      const [kept, removed] = body.turns
      const created = { name: 'Noche', start_time: 1200, end_time: 1320 }
      const earlier = { name: 'Alba', start_time: 0, end_time: 60 }
      const change = {
        name: randomWord(),
        session_duration: 60,
        break_duration: 0,
        turns: [created, { ...kept!, start_time: 420 }, earlier],
      }
      const changed = await administrator.call('updateSchedule', { path: { id }, body: change })
      const { turns: _, ...fields } = change
      changed.expectFields({ id, ...fields, created_at: schedule.created_at, deleted_at: null })
      const expected = [earlier, { ...kept!, start_time: 420 }, created]
      changed.check(changed.body.turns.length === 3, '/turns', 'three turns')
      changed.expect('/turns/1/created_at', schedule.turns[0]!.created_at)
      for (const [index, turn] of expected.entries()) changed.expectFields(turn, `/turns/${index}`)
      const ids = changed.body.turns.map((turn) => turn.id)
      changed.check(!ids.includes(removed!.id) && new Set(ids).size === 3, '/turns', 'new ids for the new turns', ids)
      changed.check(changed.body.updated_at > schedule.updated_at, '/updated_at', `later than ${schedule.updated_at}`)
      const read = await administrator.call('getSchedule', { path: { id } })
      read.expect('', changed.body)
      const list = await administrator.call('listSchedules')
      const listed = list.expectListed(id)
      list.check(isSame(listed, changed.body), '', 'the schedule as it was changed', listed)
    },
  },
  {
    title: 'a change with the turns as they are keeps their ids',
    operations: ['updateSchedule'],
    run: async (context) => {
      const schedule = await createNewSchedule(context)
      const { id, body } = toUpdate(schedule)
      const changed = await context.administrator.call('updateSchedule', { path: { id }, body })
      const { body: after } = toUpdate(changed.body)
      changed.check(isSame(after, body), '', JSON.stringify(body), after)
    },
  },
  {
    title: 'two turns exchange their names and their times in one change',
    operations: ['updateSchedule'],
    run: async (context) => {
      const { administrator } = context
      const { id, body } = toUpdate(await createNewSchedule(context))
      const [first, second] = body.turns
      const turns = [
        { ...first!, name: second!.name },
        { ...second!, name: first!.name },
      ]
      const renamed = await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns } })
      for (const [index, turn] of turns.entries()) renamed.expectFields(turn, `/turns/${index}`)
      const exchanged = [
        { ...second!, start_time: first!.start_time, end_time: first!.end_time },
        { ...first!, start_time: second!.start_time, end_time: second!.end_time },
      ]
      const moved = await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns: exchanged } })
      for (const [index, turn] of exchanged.entries()) moved.expectFields(turn, `/turns/${index}`)
    },
  },
  {
    title: 'a new turn takes the name and the time of one that the same change deletes',
    operations: ['updateSchedule'],
    run: async (context) => {
      const { administrator } = context
      const { id, body } = toUpdate(await createNewSchedule(context))
      const [{ id: removed, ...turn }, kept] = [body.turns[0]!, body.turns[1]!]
      const changed = await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns: [turn, kept] } })
      changed.expectFields(turn, '/turns/0')
      changed.expectFields(kept, '/turns/1')
      changed.check(changed.body.turns[0]?.id !== removed, '/turns/0/id', 'a new id')
    },
  },
  {
    title: 'a change that has read an older version of a schedule is refused, also when only a turn has changed',
    operations: ['updateSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator } = context
      const schedule = await createNewSchedule(context)
      const { id, body } = toUpdate(schedule)
      const [first, second] = body.turns
      const turns = [first!, { ...second!, name: 'Noche' }]
      const { updated_at } = schedule
      const changed = await administrator.call('updateSchedule', { path: { id }, body: { ...body, turns, updated_at } })
      expectDetail(await administrator.call('updateSchedule', { path: { id }, body: { ...body, updated_at } }, 409), 'updated_at')
      const read = await administrator.call('getSchedule', { path: { id } })
      read.expect('', changed.body)
    },
  },
  {
    title: 'of several changes of one version of a schedule at the same time one wins',
    operations: ['updateSchedule', 'getSchedule'],
    run: async (context) => {
      const { administrator } = context
      const schedule = await createNewSchedule(context)
      const { id, body } = toUpdate(schedule)
      const names = [randomWord(), randomWord(), randomWord()]
      const { updated_at } = schedule
      const change = (name: string) =>
        administrator.send('updateSchedule', { path: { id }, body: { ...body, name, updated_at } }, [200, 409])
      const answers = await Promise.all(names.map(change))
      const winners = names.filter((_, index) => answers[index]!.status === 200)
      answers[0]!.checkStatus(winners.length === 1, 'one 200 among three changes', String(answers.map(({ status }) => status)))
      const read = await administrator.call('getSchedule', { path: { id } })
      if (winners.length === 1) read.expect('/name', winners[0])
    },
  },
]
