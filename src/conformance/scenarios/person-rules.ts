import { getOperation } from '../contract.ts'
import { expectDetail } from '../exchange/refusal-details.ts'
import { buildPerson, type NewPerson, randomDigits, randomWord } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { createUpperCaseScenario } from './ids-in-upper-case.ts'
import { createRecord, type PersonCollection } from './person-collection.ts'

const requiredFields = ['name', 'father_last_name', 'mother_last_name', 'gender', 'document', 'document_type'] as const

const invalidFields: Partial<NewPerson>[] = [
  { name: '   ' },
  { father_last_name: ' ' },
  { birth_date: '2199-01-01' },
  { email: 'zz@prueba' },
  { phone: '12345' },
  { phone: '987654321 / 912345678' },
  { phone: '1234567890123456' },
  ...[
    { document_type: 0 as const, document: '1234567' },
    { document_type: 2 as const, document: '1234567890' },
  ],
]

/** A direction override, a blank without width, a letter that is blank, a private-use character and a control character. */
const hiddenNames = ['Zz\u202e', 'Z\u200bz', '\u3164', 'Zz\ue000', 'Z\u0085z']

/** Makes the scenarios of what holds for the person of every new record. */
export function createPersonScenarios(collection: PersonCollection): Scenario[] {
  const { list, get, create, change, remove, pointer, buildBody, buildChange, buildRemoval } = collection
  const { success } = getOperation(create)
  const documentPath = pointer === '' ? 'document' : 'person.document'
  return [
    {
      title: `a person of ${create} is read as it was sent, and listed`,
      operations: [create, get, list],
      run: async (context) => {
        const { administrator } = context
        const contact = { email: "o'brien@example.org", address: 'Calle 1', phone: '+51 999-888-777', birth_date: '1990-05-17' }
        const person = buildPerson(contact)
        const { id } = await createRecord(context, collection, person)
        const expected = { ...person, phone: '+51999888777', deleted_at: null }
        const read = await administrator.send(get, { path: { id } }, 200)
        read.expectFields({ id, deleted_at: null })
        read.expectFields(expected, pointer)
        const answer = await administrator.send(list, {}, 200)
        answer.expectListed(id)
        const index = Array.isArray(answer.body) ? answer.body.findIndex((item) => item.id === id) : -1
        if (index >= 0) answer.expectFields(expected, `/${index}${pointer}`)
      },
    },
    createUpperCaseScenario(get, (context) => createRecord(context, collection)),
    {
      title: `${create} takes an empty text and null in an optional field as missing, and the answer leaves such a field out`,
      operations: [create, get],
      run: async (context) => {
        const missing = [{ email: '', address: '', phone: '' }, { email: null, address: null, phone: null, birth_date: null }, {}]
        for (const fields of missing) {
          const { id } = await createRecord(context, collection, buildPerson({ mother_last_name: '', ...fields }))
          const read = await context.administrator.send(get, { path: { id } }, 200)
          const expected = { mother_last_name: '', email: undefined, address: undefined, phone: undefined, birth_date: null }
          read.expectFields(expected, pointer)
        }
      },
    },
    {
      title: `${create} trims texts, and blanks in a row become one in names`,
      operations: [create, get],
      run: async (context) => {
        const word = randomWord()
        const person = buildPerson({ name: `  ${word}   María `, mother_last_name: ' de  la   O ', address: ' Calle 1 ' })
        const { id } = await createRecord(context, collection, person)
        const read = await context.administrator.send(get, { path: { id } }, 200)
        read.expectFields({ name: `${word} María`, mother_last_name: 'de la O', address: 'Calle 1' }, pointer)
      },
    },
    {
      title: `${change} trims texts and stores a telephone without blanks and hyphens, as ${create} does`,
      operations: [change, get],
      run: async (context) => {
        const { administrator } = context
        const { id } = await createRecord(context, collection)
        const word = randomWord()
        const person = buildPerson({ name: `  ${word}   María `, address: ' Calle 1 ', phone: ' +51 999-888 777 ' })
        await administrator.send(change, buildChange(id, person), 200)
        const read = await administrator.send(get, { path: { id } }, 200)
        read.expectFields({ name: `${word} María`, address: 'Calle 1', phone: '+51999888777' }, pointer)
      },
    },
    {
      title: `${create} refuses a blank name, a document that does not fit its type, and a birth in the future`,
      operations: [create],
      run: async ({ administrator }) => {
        const refuse = (person: NewPerson, subject: string) =>
          administrator.send(create, { body: buildBody(person) }, 400, { continueOnFailure: true, subject })
        for (const fields of invalidFields) await refuse(buildPerson(fields), JSON.stringify(fields))
        for (const name of requiredFields) await refuse({ ...buildPerson(), [name]: undefined } as NewPerson, `${name} is missing`)
      },
    },
    {
      title: `${create} refuses a name with hidden characters or with many accents on one letter`,
      operations: [create],
      run: async ({ administrator }) => {
        const accents = '\u0301'
        for (const name of hiddenNames)
          await administrator.send(create, { body: buildBody(buildPerson({ name })) }, 400, {
            continueOnFailure: true,
            subject: JSON.stringify(name),
          })
        for (const name of ['Zz\u202e', `Z${accents.repeat(4)}`])
          await administrator.send(create, { body: buildBody(buildPerson({ father_last_name: name })) }, 400, { continueOnFailure: true })
        await administrator.send(create, { body: buildBody(buildPerson({ name: `Z${accents.repeat(3)}` })) }, success)
      },
    },
    {
      title: `a document of ${create} belongs to one person, without regard to case, until that person is deleted`,
      operations: [create, remove],
      run: async (context) => {
        const { administrator } = context
        const person = buildPerson()
        const { id } = await createRecord(context, collection, person)
        const same = buildPerson({ document: person.document.toLowerCase() })
        const refused = await administrator.send(create, { body: buildBody(same) }, 409)
        expectDetail(refused, documentPath)
        await administrator.send(remove, buildRemoval(id), getOperation(remove).success)
        await administrator.send(create, { body: buildBody(same) }, success, {
          blame: remove,
          subject: 'with the document of a deleted one',
        })
      },
    },
    {
      title: `documents of two types with the same digits belong to two people of ${create}`,
      operations: [create, change],
      run: async (context) => {
        const { administrator } = context
        const person = buildPerson({ document: randomDigits(8), document_type: 0 })
        // Someone who was there before may have this DNI.
        const first = await administrator.send(create, { body: buildBody(person) }, [success, 409])
        if (first.status === 409) context.skip(`someone has the document ${person.document}`)
        const { id } = await createRecord(context, collection, { ...person, document_type: 1 })
        expectDetail(await administrator.send(change, buildChange(id, person), 409), documentPath)
      },
    },
    {
      title: `of several calls of ${create} with one document at the same time one wins`,
      operations: [create],
      run: async ({ administrator }) => {
        const { document } = buildPerson()
        const register = () => administrator.send(create, { body: buildBody(buildPerson({ document })) }, [success, 409])
        const answers = await Promise.all([register(), register(), register(), register()])
        const winners = answers.filter(({ status }) => status === success)
        answers[0]!.checkStatus(winners.length === 1, `one ${success} among four calls`, String(answers.map(({ status }) => status)))
      },
    },
  ]
}
