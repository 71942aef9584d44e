import { createRandomId } from '#api/random-id.ts'
import type { Context } from '../../context.ts'
import { expectDetail } from '../../exchange/refusal-details.ts'
import { buildPerson, type NewPerson } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { optionalFields } from '../person-collection.ts'

/** Creates a person, and reads what was stored. */
async function savePerson({ administrator }: Context, fields: Partial<NewPerson> = {}) {
  const { body } = await administrator.call('savePerson', { body: buildPerson(fields) })
  return (await administrator.call('getPerson', { path: { id: body.id } })).body
}

/** One person: changed and deleted. */
export const savedPeople: Scenario[] = [
  {
    title: 'a change of a person replaces the fields that are sent, keeps all others, and moves updated_at',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { administrator } = context
      const { id, updated_at, ...before } = await savePerson(context, { ...optionalFields, phone: '999888777' })
      const { name, document } = buildPerson()
      const saved = await administrator.call('savePerson', { body: { id, name, document, gender: !before.gender } })
      saved.expect('/id', id)
      const read = await administrator.call('getPerson', { path: { id } })
      read.expectFields({ ...before, id, name, document, gender: !before.gender })
      read.check(read.body.updated_at > updated_at, '/updated_at', `later than ${updated_at}`)
    },
  },
  {
    title: 'a change of a person to null or an empty text clears an optional field',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { administrator } = context
      const { id } = await savePerson(context, { ...optionalFields, phone: '999888777' })
      const path = { id }
      await administrator.call('savePerson', { body: { id, address: null, phone: '' } })
      const read = await administrator.call('getPerson', { path })
      read.expectFields({ address: undefined, phone: undefined, email: optionalFields.email, birth_date: optionalFields.birth_date })
      await administrator.call('savePerson', { body: { id, birth_date: null, email: null } })
      const cleared = await administrator.call('getPerson', { path })
      cleared.expectFields({ email: undefined, birth_date: null })
    },
  },
  {
    title: 'a document that does not fit the type that the person has is refused, and changes nothing',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { administrator } = context
      const person = await savePerson(context)
      const { id, document } = person
      await administrator.call('savePerson', { body: { id, document: '12345678', document_type: 2 } }, 400)
      await administrator.send('savePerson', { body: { id, document_type: 0 } }, 400, { subject: `DNI with the document ${document}` })
      const read = await administrator.call('getPerson', { path: { id } })
      read.expect('', person)
    },
  },
  {
    title: 'a person does not get the document of someone else by a change, and of two who get one at the same time one wins',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { administrator } = context
      const [owner, person, other] = [await savePerson(context), await savePerson(context), await savePerson(context)]
      await administrator.call('savePerson', { body: { id: person.id, document: owner.document.toLowerCase() } }, 409)
      const read = await administrator.call('getPerson', { path: { id: person.id } })
      read.expect('', person)
      const { document } = buildPerson()
      const change = ({ id }: { id: string }) => administrator.send('savePerson', { body: { id, document } }, [200, 409])
      const answers = await Promise.all([change(person), change(other)])
      const statuses = answers.map(({ status }) => status)
      answers[0]!.checkStatus(statuses.toSorted().join() === '200,409', 'one 200 and one 409', String(statuses))
    },
  },
  {
    title: 'an id alone deletes the person, who is gone from lookups, changes and lists',
    operations: ['savePerson', 'getPerson', 'listPeople'],
    run: async (context) => {
      const { administrator } = context
      const [{ id }, kept] = [await savePerson(context), await savePerson(context)]
      const deleted = await administrator.call('savePerson', { body: { id } })
      deleted.expect('/id', id)
      const options = { continueOnFailure: true, subject: 'after the deletion', blame: 'savePerson' as const }
      await administrator.send('getPerson', { path: { id } }, 404, options)
      await administrator.send('savePerson', { body: { id, name: 'Zz' } }, 400, options)
      await administrator.send('savePerson', { body: { id } }, 400, options)
      const list = await administrator.call('listPeople')
      list.expectNotListed(id)
      list.expectListed(kept.id)
    },
  },
  {
    title: 'an unknown id is a bad request, to change and to delete a person',
    operations: ['savePerson'],
    run: async ({ administrator }) => {
      const id = createRandomId()
      await administrator.call('savePerson', { body: { id } }, 400)
      await administrator.call('savePerson', { body: { id, ...buildPerson() } }, 400)
    },
  },
  {
    title: 'a change or deletion that has read an older version of a person is refused, and the newer one stays',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { administrator } = context
      const { id, updated_at } = await savePerson(context)
      const { name } = buildPerson()
      await administrator.call('savePerson', { body: { id, name, updated_at } })
      expectDetail(await administrator.call('savePerson', { body: { id, name: 'Zz', updated_at } }, 409), 'updated_at')
      expectDetail(await administrator.call('savePerson', { body: { id, updated_at } }, 409), 'updated_at')
      const read = await administrator.call('getPerson', { path: { id } })
      read.expect('/name', name)
      await administrator.call('savePerson', { body: { id, updated_at: read.body.updated_at } })
      await administrator.send('getPerson', { path: { id } }, 404, { blame: 'savePerson', subject: 'after a deletion with updated_at' })
    },
  },
  {
    title: 'of several changes of one version of a person at the same time one wins',
    operations: ['savePerson', 'getPerson'],
    run: async (context) => {
      const { administrator } = context
      const { id, updated_at } = await savePerson(context)
      const names = [buildPerson().name, buildPerson().name, buildPerson().name]
      const change = (name: string) => administrator.send('savePerson', { body: { id, name, updated_at } }, [200, 409])
      const answers = await Promise.all(names.map(change))
      const winners = names.filter((_, index) => answers[index]!.status === 200)
      answers[0]!.checkStatus(winners.length === 1, 'one 200 among three changes', String(answers.map(({ status }) => status)))
      const read = await administrator.call('getPerson', { path: { id } })
      if (winners.length === 1) read.expect('/name', winners[0])
    },
  },
]
