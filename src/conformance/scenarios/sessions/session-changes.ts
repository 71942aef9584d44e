import type { components } from '#api/generated/wire.ts'
import { createRandomId } from '#api/random-id.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { keyHeader } from '../../contract.ts'
import type { Answer } from '../../exchange/answer.ts'
import { getDetails } from '../../exchange/refusal-details.ts'
import { readPointer } from '../../judge/violation.ts'
import type { Scenario } from '../../scenario.ts'

type Step = components['schemas']['SessionStep']

/** Expects the paths of all details to begin with these steps, and no other. */
function expectPaths(answer: Answer<unknown>, steps: string[]) {
  const paths = getDetails(answer).map(({ path }) => path.split('.').slice(0, 3).join('.'))
  answer.check([...new Set(paths)].join() === steps.join(), '/error/details', `paths that begin with ${steps.join(' and ')}`, paths)
}

/** Several sessions that are changed by one call. */
export const sessionChanges: Scenario[] = [
  {
    title: 'the steps of a change are done together, and its results are in the order of the steps',
    operations: ['changeSessions', 'getSession', 'createSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, today } = await createAgenda()
      const [moved, marked, removed] = [
        await book(),
        await book({ time: parseTimeOfDay('09:00') }),
        await book({ time: parseTimeOfDay('10:00') }),
      ]
      const series = build({ session_date: null, time: parseTimeOfDay('11:00'), starts_on: addDays(today, 7) })
      const { id: seriesId } = await book(series)
      const { client_id, worker_id, day, time } = series
      const steps: Step[] = [
        { create: build({ note: 'Ocupa el cupo que queda libre.' }) },
        { end_series: { client_id, worker_id, day, time, from_date: addDays(today, 28) } },
        { delete: { id: removed.id } },
        { update: { ...build({ time: parseTimeOfDay('10:00'), note: 'Más tarde.', state: 'confirmed' }), id: moved.id } },
        { state: { id: marked.id, state: 'canceled' } },
      ]
      const change = await administrator.call('changeSessions', { body: { steps } })
      change.checkHeader(change.getHeader('change-id') === change.body.change_id, 'change-id', 'the change_id of the body')
      const [created, ended, deleted] = change.body.results
      change.expect('/results/1', { end_series: [seriesId] })
      change.expect('/results/2', { delete: { id: removed.id } })
      change.expectFields({ id: moved.id, time: parseTimeOfDay('10:00'), note: 'Más tarde.', state: 'confirmed' }, '/results/3/update')
      change.expectFields({ id: marked.id, state: 'canceled' }, '/results/4/state')
      if (!created?.create || !ended || !deleted) return
      const read = await administrator.call('getSession', { path: { id: created.create.id } })
      read.expectFields({ time: parseTimeOfDay('08:00'), note: 'Ocupa el cupo que queda libre.' })
      await administrator.call('getSession', { path: { id: removed.id } }, 404)
    },
  },
  {
    title: 'a change of which a step fails changes nothing, and names each step that fails',
    operations: ['changeSessions', 'getSession', 'createSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, other } = await createAgenda()
      const [first, second] = [await book(), await book({ time: parseTimeOfDay('09:00') })]
      const sound: Step[] = [
        { state: { id: first.id, state: 'canceled' } },
        { update: { ...build({ time: parseTimeOfDay('10:00') }), id: second.id } },
      ]
      const booked: Step = { create: build({ client_id: other, time: parseTimeOfDay('10:00') }) }
      const one = await administrator.send('changeSessions', { body: { steps: [...sound, booked] } }, 409)
      one.expect('/error/code', 6)
      expectPaths(one, ['steps.2.create'])
      const unknown: Step = { delete: { id: createRandomId() } }
      const missing = await administrator.send('changeSessions', { body: { steps: [unknown, ...sound] } }, 404)
      expectPaths(missing, ['steps.0.delete'])
      const noSlot: Step = { create: build({ time: parseTimeOfDay('08:05') }) }
      const several = await administrator.send('changeSessions', { body: { steps: [unknown, ...sound, noSlot] } }, 422)
      several.expect('/error/code', 1)
      expectPaths(several, ['steps.0.delete', 'steps.3.create'])
      for (const { id } of [first, second]) {
        const read = await administrator.call('getSession', { path: { id } })
        read.expectFields({ state: 'pending', time: id === first.id ? parseTimeOfDay('08:00') : parseTimeOfDay('09:00') })
      }
    },
  },
  {
    title: 'a slot that one step leaves is free for the others, whatever their order, and two people swap their places',
    operations: ['changeSessions', 'createSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, other, client } = await createAgenda()
      const [first, second] = [await book(), await book({ client_id: other, time: parseTimeOfDay('09:00') })]
      const swap = (clocks: [string, string]): Step[] => [
        { update: { ...build({ time: parseTimeOfDay(clocks[0]) }), id: first.id } },
        { update: { ...build({ client_id: other, time: parseTimeOfDay(clocks[1]) }), id: second.id } },
      ]
      const options = { continueOnFailure: true, subject: 'two sessions that swap their places' } as const
      await administrator.send('changeSessions', { body: { steps: swap(['09:00', '08:00']) } }, 200, options)
      await administrator.call('changeSessions', { body: { steps: swap(['08:00', '10:00']) } })
      const follow: Step[] = [
        { create: build({ client_id: client, time: parseTimeOfDay('10:00') }) },
        { state: { id: second.id, state: 'postponed' } },
      ]
      await administrator.send('changeSessions', { body: { steps: follow } }, 200, {
        continueOnFailure: true,
        subject: 'a slot that a later step leaves',
      })
      const own = await book({ time: parseTimeOfDay('11:00') })
      const exchange: Step[] = [
        { update: { ...build({ time: parseTimeOfDay('11:00') }), id: first.id } },
        { update: { ...build({ time: parseTimeOfDay('08:00') }), id: own.id } },
      ]
      await administrator.send('changeSessions', { body: { steps: exchange } }, 422)
    },
  },
  {
    title: 'a dry run says what each step would do, or why it fails, and keeps nothing',
    operations: ['changeSessions', 'getSession', 'createSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build, other } = await createAgenda()
      const { id } = await book()
      const sound: Step[] = [
        { update: { ...build({ time: parseTimeOfDay('09:00') }), id } },
        { create: build({ time: parseTimeOfDay('10:00') }) },
      ]
      const steps = [...sound, { create: build({ client_id: other, time: parseTimeOfDay('09:00') }) }]
      const dry = await administrator.call('changeSessions', { body: { steps, dry_run: true } })
      dry.checkHeader(dry.getHeader('change-id') === undefined, 'change-id', 'none, because nothing was changed')
      dry.expect('/change_id', undefined)
      dry.expectFields({ id, time: parseTimeOfDay('09:00') }, '/results/0/update')
      dry.check(dry.body.results[1]?.create !== undefined, '/results/1', 'the result of a step that can be done')
      dry.expect('/results/2/error/code', 6)
      const read = await administrator.call('getSession', { path: { id } })
      read.expectFields({ time: parseTimeOfDay('08:00') })
      const created = dry.body.results[1]?.create?.id
      if (created)
        await administrator.send('getSession', { path: { id: created } }, 404, {
          continueOnFailure: true,
          subject: 'the session of a dry run',
        })
      await administrator.call('changeSessions', { body: { steps: sound } })
    },
  },
  {
    title: 'a change that is sent again has a session that was deleted since by its id alone',
    operations: ['changeSessions', 'deleteSession', 'createSession'],
    run: async ({ administrator, createAgenda }) => {
      const { book, build } = await createAgenda()
      const [kept, deleted] = [await book(), await book({ time: parseTimeOfDay('09:00') })]
      const steps: Step[] = [
        { state: { id: kept.id, state: 'confirmed' } },
        { state: { id: deleted.id, state: 'confirmed' } },
        { create: build({ time: parseTimeOfDay('10:00') }) },
      ]
      const request = { body: { steps }, headers: { [keyHeader]: createRandomId() } }
      const first = await administrator.send('changeSessions', request, 200)
      await administrator.call('deleteSession', { path: { id: deleted.id } })
      const again = await administrator.send('changeSessions', request, 200)
      again.expect('/change_id', readPointer(first.body, '/change_id'))
      again.expect('/results/0/state/id', kept.id)
      again.expect('/results/1', { gone: { id: deleted.id } })
      again.expect('/results/2', readPointer(first.body, '/results/2'))
    },
  },
  {
    title: 'each step of a change needs the access of its own operation',
    operations: ['changeSessions', 'createSession'],
    run: async ({ createAgenda, createUser, createWorkerUser }) => {
      const { book, build, today } = await createAgenda()
      const types = ['register', 'update', 'delete'] as const
      for (const [index, type] of types.entries()) {
        const { id } = await book({ session_date: addDays(today, 60 + index) })
        const steps: Step[] = [
          { create: build({ session_date: addDays(today, 20 + index) }) },
          { state: { id, state: 'confirmed' } },
          { delete: { id } },
        ]
        const { caller } = await createUser([`sessions.${type}`])
        const refused = await caller.send('changeSessions', { body: { steps } }, 403)
        const names = ['create', 'state', 'delete'] as const
        expectPaths(
          refused,
          names.flatMap((name, position) => (position === index ? [] : [`steps.${position}.${name}`])),
        )
        await caller.call('changeSessions', { body: { steps: [steps[index]!] } })
      }
      const { caller, worker_id } = await createWorkerUser(['my_sessions.update'])
      const [own, foreign] = [await book({ worker_id }), await book({ session_date: addDays(today, 30) })]
      await caller.call('changeSessions', { body: { steps: [{ state: { id: own.id, state: 'canceled' } }] } })
      const subject = 'a session of another worker'
      await caller.send('changeSessions', { body: { steps: [{ state: { id: foreign.id, state: 'canceled' } }] } }, 403, {
        continueOnFailure: true,
        subject,
      })
      await caller.send('changeSessions', { body: { steps: [{ delete: { id: own.id } }] } }, 403)
    },
  },
]
