import { buildPerson } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'
import { clientsAndOthers } from './clients/and-others.ts'
import { clientFilters } from './clients/filters.ts'
import { guardians } from './clients/guardians.ts'
import { personalData } from './clients/personal-data.ts'
import { clientRecords } from './clients/records.ts'
import { clientsWithSessions } from './clients/with-sessions.ts'
import { clientsWithoutDocument } from './clients/without-document.ts'
import { optionalFields, type PersonCollection } from './person-collection.ts'
import { createPersonListScenarios } from './person-lists.ts'
import { createPersonScenarios } from './person-rules.ts'

const collection: PersonCollection = {
  list: 'listClients',
  get: 'getClient',
  create: 'createClient',
  change: 'updateClient',
  remove: 'deleteClient',
  pointer: '/person',
  buildBody: (person) => ({ person }),
  buildChange: (id, person) => ({ path: { id }, body: { id, person } }),
  buildRemoval: (id) => ({ path: { id } }),
}

export const clients: TagScenarios = {
  tag: 'clients',
  samples: {
    createClient: async () => ({ body: { person: buildPerson(optionalFields) } }),
    updateClient: async ({ administrator, createClient }) => {
      const { id } = await createClient()
      const { body } = await administrator.call('getClient', { path: { id } })
      return { path: { id }, body: { id, person: { id: body.person.id, ...buildPerson(optionalFields) } } }
    },
  },
  scenarios: [
    ...createPersonScenarios(collection),
    ...clientRecords,
    ...createPersonListScenarios(collection),
    ...clientFilters,
    ...clientsWithSessions,
    ...clientsWithoutDocument,
    ...guardians,
    ...personalData,
    ...clientsAndOthers,
  ],
}
