import { buildPerson } from '../random.ts'
import type { TagScenarios } from '../scenario.ts'
import { optionalFields, type PersonCollection } from './person-collection.ts'
import { createPersonListScenarios } from './person-lists.ts'
import { createPersonScenarios } from './person-rules.ts'
import { sharedPeople } from './workers/shared-people.ts'
import { workerColors } from './workers/worker-colors.ts'
import { feedSamples, workerFeeds } from './workers/worker-feeds.ts'
import { workerRecords } from './workers/worker-records.ts'
import { workersAndOthers } from './workers/workers-and-others.ts'

const collection: PersonCollection = {
  list: 'listWorkers',
  get: 'getWorker',
  create: 'createWorker',
  change: 'updateWorker',
  remove: 'deleteWorker',
  pointer: '/person',
  buildBody: (person) => ({ person, positions: [5] }),
  buildChange: (id, person) => ({ body: { id, person, positions: [5] } }),
  buildRemoval: (id) => ({ path: { id } }),
}

export const workers: TagScenarios = {
  tag: 'workers',
  samples: {
    createWorker: async () => ({ body: { person: buildPerson(optionalFields), positions: [4, 5] } }),
    updateWorker: async ({ createWorker }) => {
      const { id } = await createWorker()
      return { body: { id, person: buildPerson(optionalFields), positions: [4, 5] } }
    },
    ...feedSamples,
  },
  scenarios: [
    ...createPersonScenarios(collection),
    ...workerRecords,
    ...workerColors,
    ...workerFeeds,
    ...createPersonListScenarios(collection),
    ...workersAndOthers,
    ...sharedPeople,
  ],
}
