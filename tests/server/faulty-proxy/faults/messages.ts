import { acceptConflict, changeRows, ignoreField, ignoreQuery, openToAll } from '../behaviour.ts'
import { changeAnswer, type ProxyFault } from '../fault.ts'

type Message = {
  id: string
  kind: string
  state: string
  told_by: string | null
  created_at: string
  first_date: string | null
  summary: string
}

const changeMessages = (edit: (rows: Message[]) => Message[]) => changeRows<Message>('listMessages', edit)

const isLeft = 'a session that is moved, canceled or ended leaves a message to its client, and one that is booked or past leaves none'
const isKnown = 'a client who knows of a change has no message of it'
const isJoined = 'what a client was not told is one message from where the client knows the session, and none when it is there again'
const isTakenBack = 'undoing a change takes back what was not told, and tells again what was'
const isSettledOnce = 'a message that was told says when and by whom, and a message is told or dropped once'
const isForbidden =
  'messages are read with access to sessions and clients, settled with access to change sessions, and go with their client'

/** Faults of what clients must be told. */
export const messageFaults: ProxyFault[] = [
  {
    name: 'leaves no message',
    operation: 'listMessages',
    pointer: '/body/0/kind',
    scenario: isLeft,
    createRule: changeMessages(() => []),
  },
  {
    name: 'calls every message canceled',
    operation: 'listMessages',
    pointer: '/body/0/kind',
    scenario: isLeft,
    createRule: changeMessages((rows) => rows.map((row) => ({ ...row, kind: 'canceled' }))),
  },
  {
    name: 'answers the day of the change as the first date',
    operation: 'listMessages',
    pointer: '/body/0/first_date',
    scenario: isLeft,
    createRule: changeMessages((rows) => rows.map((row) => ({ ...row, first_date: row.created_at.slice(0, 10) }))),
  },
  {
    name: 'leaves the summary empty',
    operation: 'listMessages',
    pointer: '/body/0/summary',
    scenario: isLeft,
    createRule: changeMessages((rows) => rows.map((row) => ({ ...row, summary: '' }))),
  },
  {
    name: 'does not count the messages',
    operation: 'listMessages',
    pointer: '/headers/x-total-count',
    scenario: isLeft,
    createRule: changeAnswer('listMessages', (answer) => ({ ...answer, headers: { ...answer.headers, 'x-total-count': '0' } })),
  },
  {
    name: 'tells clients who know of a change of state',
    operation: 'listMessages',
    pointer: '/body/length',
    scenario: isKnown,
    createRule: ignoreField('changeSessionState', 'client_knows'),
  },
  {
    name: 'tells clients who know of a deletion',
    operation: 'listMessages',
    pointer: '/body/length',
    scenario: isKnown,
    createRule: ignoreQuery('deleteSession', 'client_knows'),
  },
  {
    name: 'leaves a message for each move of a session',
    operation: 'listMessages',
    pointer: '/body/length',
    scenario: isJoined,
    createRule: changeMessages((rows) => rows.flatMap((row) => [row, row])),
  },
  {
    name: 'tells nothing again of what was told and undone',
    operation: 'listMessages',
    pointer: '/body/length',
    scenario: isTakenBack,
    createRule: changeMessages((rows) => rows.filter(({ kind }) => kind !== 'restored')),
  },
  {
    name: 'does not say who told a client',
    operation: 'listMessages',
    pointer: '/body/0/told_by',
    scenario: isSettledOnce,
    createRule: changeMessages((rows) => rows.map((row) => ({ ...row, told_by: null }))),
  },
  {
    name: 'drops a message that was told',
    operation: 'dropMessage',
    pointer: '/status',
    scenario: isSettledOnce,
    createRule: acceptConflict('dropMessage'),
  },
  {
    name: 'shows messages to whoever may not read clients',
    operation: 'listMessages',
    pointer: '/status',
    scenario: isForbidden,
    createRule: openToAll('listMessages'),
  },
]
