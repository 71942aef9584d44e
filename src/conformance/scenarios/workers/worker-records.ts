import { createRandomId } from '#api/random-id.ts'
import { expectDetail } from '../../exchange/refusal-details.ts'
import { buildPerson, type NewPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { optionalFields } from '../person-collection.ts'

/** One worker: registered, read, changed and deleted. */
export const workerRecords: Scenario[] = [
  {
    title: 'the positions of a worker are read as they were sent, and a new worker has no user',
    operations: ['createWorker', 'getWorker', 'listWorkers'],
    run: async ({ administrator }) => {
      const { body } = await administrator.call('createWorker', { body: { person: buildPerson(), positions: [1, 4] } })
      const read = await administrator.call('getWorker', { path: { id: body.id } })
      read.check(read.body.positions.toSorted().join() === '1,4', '/positions', 'the positions 1 and 4')
      read.expect('/user_id', undefined)
      const list = await administrator.call('listWorkers')
      const listed = list.expectListed(body.id)
      list.check(listed?.positions.toSorted().join() === '1,4', '', 'the worker with the positions 1 and 4', listed?.positions)
    },
  },
  {
    title: 'a person who is already a worker, or does not exist, cannot be registered as a worker',
    operations: ['createWorker'],
    run: async ({ administrator, createWorker }) => {
      const { id } = await createWorker()
      const { body } = await administrator.call('getWorker', { path: { id } })
      await administrator.call('createWorker', { body: { person: { id: body.person.id }, positions: [5] } }, 409)
      await administrator.call('createWorker', { body: { person: { id: createRandomId() }, positions: [5] } }, 400)
    },
  },
  {
    title: 'a change replaces the positions and the person: a missing optional field is cleared, and updated_at moves',
    operations: ['updateWorker', 'getWorker', 'listWorkers'],
    run: async ({ administrator, createWorker }) => {
      const { id } = await createWorker(buildPerson({ ...optionalFields, email: null }))
      const { body: before } = await administrator.call('getWorker', { path: { id } })
      const person = buildPerson({ email: 'zz@example.org' })
      const changed = await administrator.call('updateWorker', { body: { id, person, positions: [3] } })
      const expected = { ...person, id: before.person.id, address: undefined, phone: undefined, birth_date: null }
      changed.expectFields({ id, positions: [3], created_at: before.created_at, person: expected })
      changed.check(changed.body.updated_at > before.updated_at, '/updated_at', `later than ${before.updated_at}`)
      const read = await administrator.call('getWorker', { path: { id } })
      read.expect('', changed.body)
      const list = await administrator.call('listWorkers')
      list.check(list.expectListed(id)?.person.name === person.name, '', `the worker with the name ${person.name}`, 'another name')
    },
  },
  {
    title: 'a change with the id of the person alone leaves the person as it is',
    operations: ['updateWorker', 'getWorker'],
    run: async ({ administrator, createWorker }) => {
      const { id } = await createWorker(buildPerson(optionalFields))
      const { body: before } = await administrator.call('getWorker', { path: { id } })
      const { created_at, updated_at, deleted_at, ...person } = before.person
      await administrator.call('updateWorker', { body: { id, person: { id: person.id }, positions: [2] } })
      const read = await administrator.call('getWorker', { path: { id } })
      read.expectFields({ person, positions: [2] })
      read.check(read.body.updated_at > before.updated_at, '/updated_at', `later than ${before.updated_at}`)
    },
  },
  {
    title: 'an unknown worker, another person and the document of someone else are refused and change nothing',
    operations: ['updateWorker', 'getWorker'],
    run: async ({ administrator, createWorker }) => {
      const owner = buildPerson()
      const [{ id }, other] = [await createWorker(), await createWorker(owner)]
      const { body: before } = await administrator.call('getWorker', { path: { id } })
      const { body } = await administrator.call('getWorker', { path: { id: other.id } })
      const change = (fields: { id?: string; person: NewPerson }) => ({ body: { id, positions: [1 as const], ...fields } })
      await administrator.call('updateWorker', change({ id: createRandomId(), person: buildPerson() }), 400)
      const another = { ...buildPerson(), id: body.person.id }
      await administrator.call('updateWorker', change({ person: another }), 400)
      await administrator.call('updateWorker', { body: { id, positions: [1], person: { id: body.person.id } } }, 400)
      await administrator.call('updateWorker', change({ person: buildPerson({ document: owner.document.toLowerCase() }) }), 409)
      const read = await administrator.call('getWorker', { path: { id } })
      read.expect('', before)
    },
  },
  {
    title: 'a change that has read an older version of a worker is refused, and of several at the same time one wins',
    operations: ['updateWorker', 'getWorker'],
    run: async ({ administrator, createWorker }) => {
      const { id } = await createWorker()
      const { body: before } = await administrator.call('getWorker', { path: { id } })
      const { updated_at } = before
      const people = [buildPerson(), buildPerson(), buildPerson()]
      const change = (person: NewPerson) =>
        administrator.send('updateWorker', { body: { id, person, positions: [5], updated_at } }, [200, 409])
      const answers = await Promise.all(people.map(change))
      const winners = people.filter((_, index) => answers[index]!.status === 200)
      answers[0]!.checkStatus(winners.length === 1, 'one 200 among three changes', String(answers.map(({ status }) => status)))
      const late = await administrator.call('updateWorker', { body: { id, person: buildPerson(), positions: [5], updated_at } }, 409)
      expectDetail(late, 'updated_at')
      const read = await administrator.call('getWorker', { path: { id } })
      if (winners.length === 1) read.expectFields({ person: winners[0] })
    },
  },
  {
    title: 'a deleted worker is gone from lookups, changes and lists',
    operations: ['deleteWorker', 'getWorker', 'updateWorker', 'listWorkers'],
    run: async ({ administrator, createWorker }) => {
      const [{ id }, kept] = [await createWorker(), await createWorker()]
      const { body } = await administrator.call('getWorker', { path: { id } })
      await administrator.call('deleteWorker', { path: { id } })
      const options = { continueOnFailure: true, subject: 'after deleteWorker', blame: 'deleteWorker' as const }
      await administrator.send('getWorker', { path: { id } }, 404, options)
      await administrator.send('updateWorker', { body: { id, person: buildPerson(), positions: [5] } }, 400, options)
      await administrator.send('deleteWorker', { path: { id } }, 404, options)
      await administrator.send('createWorker', { body: { person: { id: body.person.id }, positions: [5] } }, 400, options)
      const list = await administrator.call('listWorkers')
      list.expectNotListed(id)
      list.expectListed(kept.id)
    },
  },
]
