import { changedOrder, changeRows, openToAll, pretend, reverseOneOfTwo } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

type WorkerBody = { color?: number; positions: number[] }

/** Changes the worker of every answer of getWorker. */
const changeWorker = (edit: (worker: WorkerBody) => object) =>
  changeAnswer('getWorker', (answer) => withBody(answer, edit(parseBody<WorkerBody>(answer))))

/** Faults of people and of workers. */
export const peopleFaults: ProxyFault[] = [
  {
    name: 'clears what a change of a person leaves out',
    operation: 'getPerson',
    pointer: '/body/address',
    scenario: 'a change of a person replaces the fields that are sent, keeps all others, and moves updated_at',
    createRule: changeCall('savePerson', (call) =>
      call.text?.startsWith('{"id":"') ? withBody(call, { address: null, ...parseBody<object>(call) }) : call,
    ),
  },
  {
    name: 'deletes a person who is a client',
    operation: 'savePerson',
    pointer: '/status',
    scenario: 'a person who is a client or a worker cannot be deleted',
    createRule: changeAnswer('savePerson', (answer, call) => withBody({ ...answer, status: 200 }, parseBody(call)), 409),
  },
  {
    name: 'takes names with hidden characters',
    operation: 'createWorker',
    pointer: '/status',
    scenario: 'createWorker refuses a name with hidden characters or with many accents on one letter',
    createRule: changeCall('createWorker', (call) => ({ ...call, text: call.text?.replaceAll(/\p{Cf}|\p{M}/gu, '') })),
  },
  {
    name: 'lets whoever may change clients change workers who are clients',
    operation: 'savePerson',
    pointer: '/status',
    scenario: 'a person is changed with the access to change every kind that it has, and without access to read it',
    createRule: openToAll('savePerson'),
  },
  ...(['updateClient', 'updateWorker'] as const).map((operation) => ({
    name: 'changes the person of the other kind too',
    operation,
    pointer: '/status',
    scenario: 'the data of a client who is a worker is changed only with the access to change both, the positions with that of workers',
    createRule: openToAll(operation),
  })),
  {
    name: 'finds people whom the caller may not read',
    operation: 'listPeople',
    pointer: '/body',
    scenario: 'the search finds nobody whom the caller may not read',
    createRule: () => (call, origin) =>
      call.operation === 'listPeople' && call.query.has('search') ? origin.sendAsAdministrator(call) : origin.send(call),
  },
  {
    name: 'keeps the first position of a worker alone',
    operation: 'getWorker',
    pointer: '/body/positions',
    scenario: 'the positions of a worker are read as they were sent, and a new worker has no user',
    createRule: changeWorker((worker) => ({ ...worker, positions: worker.positions.slice(0, 1) })),
  },
  {
    name: 'shows workers the data of other workers',
    operation: 'getWorker',
    pointer: '/status',
    scenario: "a worker's user reads their own worker and no other",
    createRule: openToAll('getWorker'),
  },
  {
    name: 'deletes a worker who has upcoming sessions',
    operation: 'deleteWorker',
    pointer: '/status',
    scenario: 'a worker with upcoming sessions is not deleted, one whose sessions are past or canceled is',
    createRule: pretend('deleteWorker', 204),
  },
  {
    name: 'lists workers in the order of character codes',
    operation: 'listWorkers',
    pointer: '/body',
    scenario: 'listWorkers has every record once, by name in Spanish order',
    createRule: changeRows<{ person: { father_last_name: string } }>('listWorkers', (rows) =>
      rows.toSorted((one, other) => (one.person.father_last_name < other.person.father_last_name ? -1 : 1)),
    ),
  },
  {
    name: 'lists workers in another order the second time',
    operation: 'listWorkers',
    pointer: '/body',
    words: changedOrder,
    scenario: 'listWorkers has every record once, by name in Spanish order',
    createRule: reverseOneOfTwo('listWorkers', 'second'),
  },
]
