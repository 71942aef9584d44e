import { expectDetail } from '../../exchange/refusal-details.ts'
import { randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { buildSchedule, createNewSchedule, toUpdate } from './new-schedule.ts'

/** One schedule: created, read and deleted. */
export const scheduleRecords: Scenario[] = [
  {
    title: 'a created schedule is read as it was sent, with its turns by start time and an id for each, and listed',
    operations: ['createSchedule', 'getSchedule', 'listSchedules'],
    run: async ({ administrator }) => {
      const schedule = buildSchedule()
      const [first, second] = schedule.turns
      const { body } = await administrator.call('createSchedule', { body: { ...schedule, turns: [second!, first!] } })
      const read = await administrator.call('getSchedule', { path: { id: body.id } })
      const { turns: _, ...fields } = schedule
      read.expectFields({ id: body.id, ...fields, deleted_at: null })
      const { turns } = read.body
      read.check(turns.length === 2, '/turns', 'two turns')
      read.check(new Set(turns.map(({ id }) => id)).size === turns.length, '/turns', 'another id for each turn')
      for (const [index, turn] of [first, second].entries()) read.expectFields({ ...turn, deleted_at: null }, `/turns/${index}`)
      const list = await administrator.call('listSchedules')
      list.expectListed(body.id)
      const index = list.body.findIndex(({ id }) => id === body.id)
      if (index >= 0) list.expect(`/${index}`, read.body)
    },
  },
  {
    title: 'the names of a schedule and its turns are trimmed',
    operations: ['createSchedule', 'getSchedule'],
    run: async (context) => {
      const name = randomWord()
      const schedule = await createNewSchedule(context, {
        name: `  ${name} `,
        turns: [{ name: ' Noche ', start_time: 0, end_time: 45 }],
      })
      const read = await context.administrator.call('getSchedule', { path: { id: schedule.id } })
      read.expect('/name', name)
      read.expect('/turns/0/name', 'Noche')
      await context.administrator.call('createSchedule', { body: buildSchedule({ name: '   ' }) }, 400)
    },
  },
  {
    title: 'a name belongs to one schedule, without regard to case and accents, until that schedule is deleted',
    operations: ['createSchedule', 'updateSchedule', 'deleteSchedule'],
    run: async (context) => {
      const { administrator } = context
      const word = randomWord()
      const first = toUpdate(await createNewSchedule(context, { name: `${word} Árbol` }))
      const other = toUpdate(await createNewSchedule(context))
      const name = `${word.toUpperCase()} arbol`
      expectDetail(await administrator.call('createSchedule', { body: buildSchedule({ name }) }, 409), 'name')
      expectDetail(await administrator.call('updateSchedule', { path: { id: other.id }, body: { ...other.body, name } }, 409), 'name')
      const read = await administrator.call('getSchedule', { path: { id: other.id } })
      read.expect('/name', other.body.name)
      const renamed = await administrator.call('updateSchedule', { path: { id: first.id }, body: { ...first.body, name } })
      renamed.expect('/name', name)
      await administrator.call('deleteSchedule', { path: { id: first.id } })
      await administrator.send('createSchedule', { body: buildSchedule({ name }) }, 201, {
        blame: 'deleteSchedule',
        subject: 'with the name of a deleted schedule',
      })
    },
  },
  {
    title: 'of several schedules that get one name at the same time one wins',
    operations: ['createSchedule', 'updateSchedule'],
    run: async (context) => {
      const { administrator } = context
      const name = randomWord()
      const create = () => administrator.send('createSchedule', { body: buildSchedule({ name }) }, [201, 409])
      const created = await Promise.all([create(), create(), create()])
      const statuses = created.map(({ status }) => status)
      created[0]!.checkStatus(statuses.filter((status) => status === 201).length === 1, 'one 201 among three schedules', String(statuses))
      const schedules = [await createNewSchedule(context), await createNewSchedule(context)].map(toUpdate)
      const newName = randomWord()
      const renamed = await Promise.all(
        schedules.map(({ id, body }) =>
          administrator.send('updateSchedule', { path: { id }, body: { ...body, name: newName } }, [200, 409]),
        ),
      )
      const changes = renamed.map(({ status }) => status)
      renamed[0]!.checkStatus(changes.toSorted().join() === '200,409', 'one 200 and one 409', String(changes))
    },
  },
  {
    title: 'a deleted schedule is gone from lookups, changes and lists',
    operations: ['deleteSchedule', 'getSchedule', 'updateSchedule', 'listSchedules'],
    run: async (context) => {
      const { administrator } = context
      const { id, body } = toUpdate(await createNewSchedule(context))
      const kept = await createNewSchedule(context)
      await administrator.call('deleteSchedule', { path: { id } })
      const options = { continueOnFailure: true, subject: 'after deleteSchedule', blame: 'deleteSchedule' as const }
      await administrator.send('getSchedule', { path: { id } }, 404, options)
      await administrator.send('updateSchedule', { path: { id }, body }, 404, options)
      await administrator.send('deleteSchedule', { path: { id } }, 404, options)
      const list = await administrator.call('listSchedules')
      list.expectNotListed(id)
      list.expectListed(kept.id)
    },
  },
  {
    title: 'the deletion of a schedule deletes the public links to it, and its turns cannot be booked any more',
    operations: ['deleteSchedule'],
    run: async ({ administrator, createAgenda, needTag, visitor }) => {
      await needTag('public-link')
      const { schedule, worker, client, build } = await createAgenda()
      const { body: url } = await administrator.call('generatePublicLink')
      const body = { schedule_id: schedule, worker_ids: [worker], client_id: client, url }
      await administrator.call('createPublicLink', { body })
      const deleted = await administrator.call('deleteSchedule', { path: { id: schedule } })
      const options = { continueOnFailure: true, subject: 'after deleteSchedule', blame: 'deleteSchedule' as const }
      await administrator.send('getPublicLink', { path: { id: url } }, 404, options)
      await visitor.send('getPublicView', { path: { url } }, 404, options)
      const { body: read } = await administrator.call('getClient', { path: { id: client } })
      deleted.check(read.public_link === null, '', 'a client without a public link', read.public_link)
      await administrator.send('createSession', { body: build() }, 400, options)
    },
  },
  {
    title: 'users of clients and workers read all schedules, and change none',
    operations: ['listSchedules', 'getSchedule', 'createSchedule', 'updateSchedule', 'deleteSchedule'],
    run: async (context) => {
      const { id, body } = toUpdate(await createNewSchedule(context))
      for (const { caller } of [await context.signInClient(), await context.createWorkerUser()]) {
        const list = await caller.call('listSchedules')
        list.expectListed(id)
        await caller.call('getSchedule', { path: { id } })
        await caller.call('createSchedule', { body: buildSchedule() }, 403)
        await caller.call('updateSchedule', { path: { id }, body }, 403)
        await caller.call('deleteSchedule', { path: { id } }, 403)
      }
    },
  },
]
