import type { OperationId } from '#api/operation.ts'
import { readPointer } from '#conformance/judge/violation.ts'
import { nameWriting } from '#conformance/written/written.ts'
import { changeCall, type ProxyFault, parseBody, put, withBody } from '../fault.ts'

/** A server that accepts a property, at the pointer, and does not store it. */
const dropped = (operation: OperationId, pointer: string): ProxyFault => ({
  name: `accepts ${pointer.slice('/body/'.length)} and drops it`,
  operation,
  pointer,
  scenario: nameWriting(operation),
  createRule: changeCall(operation, (call) => withBody(call, put(parseBody(call), pointer.split('/').slice(2), undefined))),
})

/** A server that changes a property, at the pointer, to a value when a change leaves it out. */
const reset = (operation: OperationId, pointer: string, value: unknown): ProxyFault => ({
  name: `sets ${pointer.slice('/body/'.length)} when the body lacks it`,
  operation,
  pointer,
  scenario: nameWriting(operation),
  createRule: changeCall(operation, (call) => {
    const path = pointer.split('/').slice(2)
    const body = parseBody(call)
    return readPointer(body, `/${path.join('/')}`) === undefined ? withBody(call, put(body, path, value)) : call
  }),
})

/** Faults of servers that lose a property in silence. */
export const droppedPropertyFaults: ProxyFault[] = [
  dropped('savePerson', '/body/address'),
  dropped('createClient', '/body/person/email'),
  dropped('createClient', '/body/guardian_name'),
  dropped('updateClient', '/body/person/birth_date'),
  dropped('updateClient', '/body/note'),
  dropped('updateWorker', '/body/color'),
  dropped('createRole', '/body/code'),
  dropped('updateUser', '/body/email'),
  dropped('createSession', '/body/ends_on'),
  dropped('createSessions', '/body/sessions/*/note'),
  dropped('updateSession', '/body/state'),
  dropped('changeSessionState', '/body/attended'),
  dropped('createAbsences', '/body/absences/*/reason'),
  dropped('updateAbsence', '/body/reason'),
  dropped('createWaitingEntry', '/body/note'),
  reset('updateWorker', '/body/color', 1),
  reset('updateClient', '/body/guardian_phone', null),
  reset('updateSession', '/body/attended', null),
  reset('updateSession', '/body/note', 'La nota de antes'),
  reset('updateClient', '/body/person/phone', '999888777'),
  reset('updateWaitingEntry', '/body/days', [5]),
]
