import { errorCode } from '#api/errors.ts'
import type { OperationId } from '#api/operation.ts'
import { nameRefusals } from '#conformance/negative/refusals.ts'
import { buildFailure } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, withBody } from '../fault.ts'

const idInUpperCase = /[\dA-F]{8}-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{12}/

/** A server that knows no id in upper case, wherever a call of the operation has it. */
const unknownInUpperCase = (operation: OperationId): ProxyFault => ({
  name: 'knows no id in upper case',
  operation,
  pointer: '/status',
  scenario: nameRefusals(operation),
  createRule: changeAnswer(operation, (answer, call) =>
    idInUpperCase.test(`${call.path} ${call.query} ${call.text}`) ? buildFailure(call, 400, errorCode.badRequest) : answer,
  ),
})

/** Faults of servers that compare ids as texts. */
export const upperCaseIdFaults: ProxyFault[] = [
  unknownInUpperCase('listRoleAccess'),
  unknownInUpperCase('updateRole'),
  unknownInUpperCase('giveRoleAccess'),
  unknownInUpperCase('updateSchedule'),
  unknownInUpperCase('updateClient'),
  unknownInUpperCase('listTurnWeek'),
  unknownInUpperCase('createSession'),
  unknownInUpperCase('deleteSessions'),
  {
    name: 'finds no session by an id in upper case',
    operation: 'listSessions',
    pointer: '/body',
    scenario: 'filters by turn, worker, client and state leave out all others, alone and together, of records and of a period',
    createRule: changeAnswer('listSessions', (answer, { query }) => (idInUpperCase.test(String(query)) ? withBody(answer, []) : answer)),
  },
  {
    name: 'knows nobody by an id in upper case',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'a person who is already a client, or does not exist, cannot be registered as a client',
    createRule: changeAnswer(
      'createClient',
      (answer, call) => (idInUpperCase.test(call.text!) ? buildFailure(call, 400, errorCode.badRequest) : answer),
      409,
    ),
  },
]
