import { acceptConflict, buildAnswer, createEqual, ignoreField, ignoreQuery, listDeleted, openToAll } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody, wrongValue } from '../fault.ts'

type Entry = { id: string; client_id: string; created_at: string; fits_nobody?: boolean }
type Slot = { session_date: string; time: number; worker_ids: string[] }

/** Changes the rows of a list of the waiting list. */
const changeList = <Row>(operation: 'listWaitingEntries' | 'listWaitingMatches' | 'listWaitingSlots', edit: (rows: Row[]) => Row[]) =>
  changeAnswer(operation, (answer) => withBody(answer, edit(parseBody<Row[]>(answer))))

/** Faults of the waiting list: what an entry keeps, who is offered a slot, and what a booking takes off. */
export const waitingListFaults: ProxyFault[] = [
  {
    name: 'lists who came last first',
    operation: 'listWaitingEntries',
    pointer: '/body/0/id',
    scenario: 'an entry of the waiting list is read as it was written, and a change replaces all but its client and its place',
    createRule: changeList<Entry>('listWaitingEntries', (rows) => rows.reverse()),
  },
  {
    name: 'ignores the weekdays of an entry',
    operation: 'listWaitingEntries',
    pointer: '/body/0/days',
    scenario: 'an entry of the waiting list is read as it was written, and a change replaces all but its client and its place',
    createRule: ignoreField('createWaitingEntry', 'days'),
  },
  {
    name: 'keeps what a change leaves out',
    operation: 'updateWaitingEntry',
    pointer: '/body/note',
    scenario: 'an entry of the waiting list is read as it was written, and a change replaces all but its client and its place',
    createRule: changeCall('updateWaitingEntry', (call) => withBody(call, { note: 'Queda.', ...parseBody<object>(call) })),
  },
  {
    name: 'ignores the filter by worker',
    operation: 'listWaitingEntries',
    pointer: '/body',
    scenario: 'the filters of the waiting list by worker and schedule also give the entries that name none',
    createRule: ignoreQuery('listWaitingEntries', 'worker_id'),
  },
  {
    name: 'takes an unknown worker for none',
    operation: 'createWaitingEntry',
    pointer: '/status',
    scenario: 'an entry that nothing can suit, or that names someone who does not exist, is refused',
    createRule: ignoreField('createWaitingEntry', 'worker_ids'),
  },
  {
    name: 'goes on listing a deleted entry',
    operation: 'listWaitingEntries',
    pointer: '/body',
    scenario: 'an entry of the waiting list vanishes when it is deleted, and with its client',
    createRule: listDeleted('deleteWaitingEntry', 'listWaitingEntries'),
  },
  {
    name: 'takes entries off the list for whoever may only read it',
    operation: 'deleteWaitingEntry',
    pointer: '/status',
    scenario: 'each access to sessions opens its own operations of the waiting list and no other',
    createRule: openToAll('deleteWaitingEntry'),
  },
  {
    name: 'does not say that an entry fits nobody',
    operation: 'listWaitingEntries',
    pointer: '/body/0/fits_nobody',
    scenario: 'an entry fits nobody once its schedule or all its workers are deleted',
    createRule: changeList<Entry>('listWaitingEntries', (rows) => rows.map(({ fits_nobody: _, ...row }) => row)),
  },
  {
    name: 'books without taking the entry off',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'a booking takes its entry off the waiting list, and it returns to its place when the session is deleted',
    createRule: ignoreField('createSession', 'waiting_entry_id'),
  },
  {
    name: 'does not put back what was booked',
    operation: 'listWaitingEntries',
    pointer: '/body',
    scenario: 'the entries of sessions that are deleted together, or with their series, return to their places',
    createRule: () => {
      const booked = new Set<string>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation === 'createSession' && answer.status === 201)
          booked.add(parseBody<{ waiting_entry_id: string }>(call).waiting_entry_id)
        if (call.operation !== 'listWaitingEntries' || answer.status !== 200) return answer
        const isListed = ({ id }: Entry) => !booked.has(id)
        return withBody(answer, parseBody<Entry[]>(answer).filter(isListed))
      }
    },
  },
  {
    name: 'does not say for which entry a session was booked',
    operation: 'getSession',
    pointer: '/body/waiting_entry_id',
    scenario: 'a booking takes its entry off the waiting list, and it returns to its place when the session is deleted',
    createRule: changeAnswer('getSession', (answer) => {
      const { waiting_entry_id: _, ...session } = parseBody<{ waiting_entry_id?: string }>(answer)
      return withBody(answer, session)
    }),
  },
  {
    name: 'books an entry for every one of several callers',
    operation: 'createSession',
    pointer: '/status',
    scenario: 'of several bookings of one entry of the waiting list at the same time one wins',
    createRule: acceptConflict('createSession'),
  },
  {
    name: 'offers a slot to whoever came last first',
    operation: 'listWaitingMatches',
    pointer: '/body',
    scenario: 'a free slot lists the entries that it suits, those who have waited longest first',
    createRule: changeList<Entry>('listWaitingMatches', (rows) => rows.reverse()),
  },
  {
    name: 'offers a slot to nobody',
    operation: 'listWaitingMatches',
    pointer: '/body',
    scenario: 'a slot suits nobody who has a session then, and nobody at all while its worker is busy or the slot is past',
    createRule: changeList<Entry>('listWaitingMatches', () => []),
  },
  {
    name: 'names one worker of a free slot only',
    operation: 'listWaitingSlots',
    pointer: '/body',
    scenario: 'the free slots of an entry are those that suit it while its client is free, each with the workers who are free',
    createRule: changeList<Slot>('listWaitingSlots', (rows) => rows.map((row) => ({ ...row, worker_ids: row.worker_ids.slice(0, 1) }))),
  },
  {
    name: 'ignores the filter by worker of free slots',
    operation: 'listWaitingSlots',
    pointer: '/body',
    scenario: 'a free slot of an entry names at most ten workers, and only the one whom the query names',
    createRule: ignoreQuery('listWaitingSlots', 'worker_id'),
  },
  {
    name: 'shows a worker the entry of an own session',
    operation: 'getSession',
    pointer: '/body/waiting_entry_id',
    scenario: 'a worker who reads only their own sessions does not see for which entry of the waiting list one was booked',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'getSession' && answer.status === 200 ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'lets a client wait for the same twice',
    operation: 'createWaitingEntry',
    pointer: '/status',
    scenario: 'a client who waits for the same already is refused with the id of the open entry, whatever the note',
    createRule: createEqual('createWaitingEntry'),
  },
  {
    name: 'lets a change make an entry equal to another one',
    operation: 'updateWaitingEntry',
    pointer: '/status',
    scenario: 'a client who waits for the same already is refused with the id of the open entry, whatever the note',
    createRule: changeAnswer(
      'updateWaitingEntry',
      (answer, call) => (parseBody<{ updated_at?: string }>(call).updated_at ? answer : buildAnswer(call, 200, {})),
      409,
    ),
  },
  {
    ...wrongValue('does not name the equal entry', 'createWaitingEntry', '/body/error/details/0/id', undefined, 409),
    scenario: 'a client who waits for the same already is refused with the id of the open entry, whatever the note',
  },
]
