import { buildPerson } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'
import { peopleAndOthers } from './people/people-and-others.ts'
import { savedPeople } from './people/saved-people.ts'
import { optionalFields, type PersonCollection } from './person-collection.ts'
import { createPersonListScenarios } from './person-lists.ts'
import { createPersonScenarios } from './person-rules.ts'

const collection: PersonCollection = {
  list: 'listPeople',
  get: 'getPerson',
  create: 'savePerson',
  change: 'savePerson',
  remove: 'savePerson',
  pointer: '',
  buildBody: (person) => person,
  buildChange: (id, person) => ({ body: { id, ...person } }),
  buildRemoval: (id) => ({ body: { id } }),
}

export const people: TagScenarios = {
  tag: 'people',
  samples: {
    savePerson: async ({ administrator }) => {
      const { body } = await administrator.call('savePerson', { body: buildPerson() })
      const { body: read } = await administrator.call('getPerson', { path: { id: body.id } })
      const { updated_at } = read
      return { body: { id: body.id, ...buildPerson(optionalFields), updated_at } }
    },
  },
  scenarios: [...createPersonScenarios(collection), ...savedPeople, ...createPersonListScenarios(collection), ...peopleAndOthers],
}
