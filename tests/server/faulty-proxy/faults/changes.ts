import type { OperationId } from '#api/operation.ts'
import { buildAnswer, ignoreQuery } from '../behaviour.ts'
import { changeAnswer, missingHeader, type ProxyFault, parseBody, put, withBody } from '../fault.ts'
import type { Rule } from '../proxy.ts'

const restoresSessions = 'undoing a booking, a move, a state, a reminder or a deletion restores the session, and undoing that does it again'
const restoresSeries = 'undoing what was done to a date of a series, or its end, restores its dates, and undoing that does it again'
const restoresReplies = 'undoing the deletion of a session restores the reply of its client, and its entry of the waiting list'
const restoresAvailability =
  'undoing a change of the waiting list, of absences or of working hours restores them, and undoing that does it again'
const restoresSchedules = 'undoing a change of a schedule restores it with its turns, and undoing that does it again'
const restoresPeople = 'undoing a change of a client, a worker or a person restores them, and undoing that does it again'
const isChangedSince = 'what was changed since, and a slot that was taken meanwhile, are conflicts of an undo, which then changes nothing'
const isUndoneOnce = 'a change that was undone is not undone once more, until it was done again'
const isOfAuthor = 'a change is undone by its author alone, as far as the access of now reaches, and others find only what they may read'
const keepsReplies = "a client's later reply of not coming stays after an undo, and one about a session that would go is a conflict"
const areTold = 'what happened to a date of a series is told as that, and the changes of a session are those that concern it'
const areWhole = 'the list of changes has everything that one call changed as one change, page by page, and names what an undo undoes'
const countLeftOut = 'a change of many records shows 20 entries and counts what they leave out'
const areReadable = 'a change shows and counts only what the caller may read, and a kind that he may not read is refused'

type Change = { change_id: string; entries: object[] }

/** Answers an undo and does what it undid again. */
const undoNothing = (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  if (call.operation === 'undoChange' && answer.status === 200)
    await origin.send({ ...call, path: `/v1/changes/${parseBody<Change>(answer).change_id}/undo` })
  return answer
}

/** Leaves a field out of the records of a list, or of a record, from an undo until the next change. */
const forgetField = (operation: OperationId, field: string) => (): Rule => {
  let hasUndone = false
  return async (call, origin) => {
    const answer = await origin.send(call)
    if (call.method !== 'GET') hasUndone = call.operation === 'undoChange' && answer.status === 200
    if (!hasUndone || call.operation !== operation || answer.status !== 200) return answer
    const body = parseBody<unknown>(answer)
    return withBody(answer, put(body, Array.isArray(body) ? ['*', field] : [field], undefined))
  }
}

/** Answers an undo that is refused with this status like a success. */
const acceptUndo = (status: number) =>
  changeAnswer(
    'undoChange',
    (_answer, call) =>
      buildAnswer(call, 200, {
        change_id: call.path.split('/')[3],
        at: '2026-11-21T15:00:00.000Z',
        user_id: null,
        user_name: null,
        operation: 'undoChange',
        undoes: null,
        count: 0,
        entries: [],
      }),
    status,
  )

/** Faults of undoing, and of the list of changes. */
export const changeFaults: ProxyFault[] = [
  { ...missingHeader('does not name the change of a booking', 'createSession', 'change-id'), scenario: restoresSessions },
  {
    name: 'answers an undo without undoing',
    operation: 'listSessions',
    pointer: '/body',
    scenario: restoresSessions,
    createRule: undoNothing,
  },
  {
    name: 'leaves a series ended',
    operation: 'listSessions',
    pointer: '/body',
    scenario: restoresSeries,
    createRule: undoNothing,
  },
  {
    name: 'restores a session without the reply of its client',
    operation: 'listSessions',
    pointer: '/body',
    scenario: restoresReplies,
    createRule: forgetField('listSessions', 'client_reply'),
  },
  {
    name: 'restores an entry of the waiting list without its note',
    operation: 'listWaitingEntries',
    pointer: '/body',
    scenario: restoresAvailability,
    createRule: forgetField('listWaitingEntries', 'note'),
  },
  {
    name: 'restores an absence without its reason',
    operation: 'listAbsences',
    pointer: '/body',
    scenario: restoresAvailability,
    createRule: forgetField('listAbsences', 'reason'),
  },
  {
    name: 'restores a schedule without its turns',
    operation: 'listSchedules',
    pointer: '/body',
    scenario: restoresSchedules,
    createRule: forgetField('listSchedules', 'turns'),
  },
  {
    name: 'restores a client without the guardian',
    operation: 'listClients',
    pointer: '/body',
    scenario: restoresPeople,
    createRule: forgetField('listClients', 'guardian_name'),
  },
  {
    name: 'undoes what was changed since',
    operation: 'undoChange',
    pointer: '/status',
    scenario: isChangedSince,
    createRule: acceptUndo(409),
  },
  {
    name: 'does not name what was changed since',
    operation: 'undoChange',
    pointer: '/body/error/details/length',
    scenario: isChangedSince,
    createRule: changeAnswer('undoChange', (answer) => withBody(answer, put(parseBody(answer), ['error', 'details'], [])), 409),
  },
  {
    name: 'undoes a change that was undone',
    operation: 'undoChange',
    pointer: '/status',
    scenario: isUndoneOnce,
    createRule: acceptUndo(409),
  },
  {
    name: 'undoes the changes of others',
    operation: 'undoChange',
    pointer: '/status',
    scenario: isOfAuthor,
    createRule: acceptUndo(403),
  },
  {
    name: 'ends the later reply of a client by an undo',
    operation: 'getSession',
    pointer: '/body/client_reply',
    scenario: keepsReplies,
    createRule: forgetField('getSession', 'client_reply'),
  },
  {
    name: 'undoes a booking about which the client has replied',
    operation: 'undoChange',
    pointer: '/status',
    scenario: keepsReplies,
    createRule: acceptUndo(409),
  },
  {
    name: 'lists a change once for each of its entries',
    operation: 'listChanges',
    pointer: '/body/length',
    scenario: areWhole,
    createRule: changeAnswer('listChanges', (answer) =>
      withBody(
        answer,
        parseBody<Change[]>(answer).flatMap((change) => change.entries.map((entry) => ({ ...change, entries: [entry] }))),
      ),
    ),
  },
  {
    name: 'says that a change leaves nothing out',
    operation: 'listChanges',
    pointer: '/body/0/left_out',
    scenario: countLeftOut,
    createRule: changeAnswer('listChanges', (answer) => withBody(answer, put(parseBody(answer), ['*', 'left_out'], 0))),
  },
  {
    name: 'does not say what an undo undoes',
    operation: 'listChanges',
    pointer: '/body/0/undoes',
    scenario: areWhole,
    createRule: changeAnswer('listChanges', (answer) => withBody(answer, put(parseBody(answer), ['*', 'undoes'], null))),
  },
  {
    name: 'does not say what a change makes again',
    operation: 'undoChange',
    pointer: '/body/redoes',
    scenario: areWhole,
    createRule: changeAnswer('undoChange', (answer) => withBody(answer, put(parseBody(answer), ['redoes'], null))),
  },
  {
    name: 'tells each record of a moved date as a separate session',
    operation: 'listChanges',
    pointer: '/body/0/session_actions',
    scenario: areTold,
    createRule: changeAnswer('listChanges', (answer) =>
      withBody(
        answer,
        parseBody<Change[]>(answer).map((change) => ({ ...change, session_actions: [{ action: 'booked', count: 2 }] })),
      ),
    ),
  },
  {
    name: 'lists the changes of all sessions for one',
    operation: 'listChanges',
    pointer: '/body/length',
    scenario: areTold,
    createRule: ignoreQuery('listChanges', 'session_id'),
  },
  {
    name: 'ignores where a page of changes begins',
    operation: 'listChanges',
    pointer: '/body',
    scenario: areWhole,
    createRule: ignoreQuery('listChanges', 'before_id'),
  },
  {
    name: 'shows whole changes to whoever may read a part of them',
    operation: 'listChanges',
    pointer: '/body/0/count',
    scenario: areReadable,
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'listChanges' && answer.status === 200 ? origin.sendAsAdministrator(call) : answer
    },
  },
]
