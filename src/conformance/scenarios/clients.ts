import { buildPerson } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'
import { clientsAndOthers } from './clients/and-others.ts'
import { clientLists } from './clients/lists.ts'
import { clientRecords } from './clients/records.ts'

const everyField = { email: 'zz.prueba@example.org', address: 'Calle 1', phone: '999 888 777', birth_date: '1990-05-17' }

export const clients: TagScenarios = {
  tag: 'clients',
  samples: {
    createClient: async () => ({ body: { person: buildPerson(everyField) } }),
    updateClient: async ({ administrator }) => {
      const { body } = await administrator.call('createClient', { body: { person: buildPerson() } })
      return { path: { id: body.id }, body: { id: body.id, person: buildPerson(everyField) } }
    },
  },
  scenarios: [...clientRecords, ...clientLists, ...clientsAndOthers],
}
