import { buildPerson, randomDigits, randomWord } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import { idsOf } from '../list-by-name.ts'
import { createLink } from '../public-link/create-link.ts'

const properties = ['guardian_name', 'guardian_phone', 'note'] as const

/** These scenarios are about the guardian of a client, and about the standing note that staff write. */
export const guardians: Scenario[] = [
  {
    title: "a client's guardian is stored with the digits of the telephone, and null or an empty text clears guardian and note",
    operations: ['createClient', 'updateClient', 'getClient', 'listClients'],
    run: async ({ administrator }) => {
      const guardian = { guardian_name: 'Rosa Flores', guardian_phone: '+51 999-888-777' }
      const { body: created } = await administrator.call('createClient', {
        body: { person: buildPerson(), ...guardian, note: 'Prefiere la mañana' },
      })
      const path = { id: created.id }
      const stored = { guardian_name: 'Rosa Flores', guardian_phone: '+51999888777', note: 'Prefiere la mañana' }
      const read = await administrator.call('getClient', { path })
      read.expectFields(stored)
      const list = await administrator.call('listClients')
      list.check(list.expectListed(created.id)?.note === stored.note, '', `the client with the note ${stored.note}`)
      const person = { id: read.body.person.id }
      const cleared = { guardian_name: null, guardian_phone: null, note: null }
      const changed = await administrator.call('updateClient', { path, body: { id: created.id, person, ...cleared } })
      changed.expectFields(cleared)
      changed.check(changed.body.updated_at > read.body.updated_at, '/updated_at', `later than ${read.body.updated_at}`)
      const after = await administrator.call('getClient', { path })
      after.expect('', changed.body)
      await administrator.call('updateClient', { path, body: { id: created.id, person, ...stored } })
      const empty = await administrator.call('updateClient', { path, body: { id: created.id, person, guardian_phone: '', note: '' } })
      empty.expectFields({ ...stored, guardian_phone: null, note: null })
    },
  },
  {
    title: 'the search of listClients finds the name and the telephone of the guardian',
    operations: ['listClients'],
    run: async ({ administrator }) => {
      const [word, digits] = [randomWord(), `9${randomDigits(8)}`]
      const body = { person: buildPerson(), guardian_name: `Rosa ${word}`, guardian_phone: digits }
      const { id } = (await administrator.call('createClient', { body })).body
      for (const search of [word.toUpperCase(), digits, `+51${digits}`, `${body.person.name} ${word}`]) {
        const found = await administrator.call('listClients', { query: { search } })
        found.check(idsOf(found).join() === id, '', `the record ${id} for the search "${search}"`, idsOf(found))
      }
    },
  },
  {
    title:
      "only callers with clients.read see a client's guardian and standing note: not the client, nor who reads sessions, nor the public page",
    operations: ['getClient'],
    run: async (context) => {
      const { administrator, createAgenda, createClientUser, createUser, needTag, visitor } = context
      const [guardian_name, note] = [`Rosa ${randomWord(20)}`, randomWord(20)]
      const guardian_phone = '+51987612345'
      const written = { guardian_name, guardian_phone, note }
      const write = async (id: string) => {
        const { body } = await administrator.call('getClient', { path: { id } })
        await administrator.call('updateClient', { path: { id }, body: { id, person: { id: body.person.id }, ...written } })
      }
      const { caller, client_id } = await createClientUser()
      await write(client_id)
      const own = await caller.call('getClient', { path: { id: client_id } })
      for (const property of properties) own.expect(`/${property}`, undefined)
      const { caller: reader } = await createUser(['clients.read'])
      const seen = await reader.call('getClient', { path: { id: client_id } })
      seen.expectFields(written)
      await needTag('sessions')
      const { client, book } = await createAgenda()
      await write(client)
      const session = await book()
      const { caller: planner } = await createUser(['sessions.read'])
      const read = await planner.call('getSession', { path: { id: session.id } })
      for (const property of properties) read.expect(`/client/${property}`, undefined)
      await needTag('public-link')
      const { link } = await createLink(context)
      await write(link.client_id)
      const view = await visitor.call('getPublicView', { path: { url: link.url } })
      for (const value of Object.values(written)) view.check(!JSON.stringify(view.body).includes(value), '', `nothing with ${value}`)
    },
  },
]
