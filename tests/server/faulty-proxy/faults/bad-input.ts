import { errorCode } from '#api/errors.ts'
import type { OperationId } from '#api/operation.ts'
import { buildAnswer, buildFailure } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody } from '../fault.ts'

/** Fails where the server refuses with this status. */
const failAt = (operation: OperationId, status: number) =>
  changeAnswer(
    operation,
    (answer) => {
      const body = parseBody<{ error: object }>(answer)
      return withBody({ ...answer, status: 500 }, { ...body, error: { ...body.error, code: errorCode.internal } })
    },
    status,
  )

/** Refuses bodies of more bytes than this, also where the contract allows them. */
const refuseLarge = (operation: OperationId, bytes: number) =>
  changeAnswer(
    operation,
    (answer, call) => (call.text !== undefined && call.text.length > bytes ? buildFailure(call, 413, errorCode.badRequest) : answer),
    400,
  )

/** Takes a body that is filled up with blanks, whatever its size. */
const takeLarge = (operation: OperationId) => changeCall(operation, (call) => ({ ...call, text: call.text?.trimEnd() }))

/** Faults of what a server makes of calls that it has to refuse. */
export const badInputFaults: ProxyFault[] = [
  {
    name: 'fails on an id that is none',
    operation: 'getWorker',
    pointer: '/status',
    scenario: 'getWorker refuses what the contract forbids',
    createRule: () => {
      const rule = failAt('getWorker', 404)()
      return (call, origin) => (call.path === '/v1/workers/x' ? rule(call, origin) : origin.send(call))
    },
  },
  {
    name: 'fails on a body that is not as it should be',
    operation: 'createRole',
    pointer: '/status',
    scenario: 'createRole refuses what the contract forbids',
    createRule: failAt('createRole', 400),
  },
  {
    name: 'looks for the record before it checks the body',
    operation: 'updateRole',
    pointer: '/status',
    scenario: 'updateRole refuses what the contract forbids',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'updateRole' || answer.status !== 400) return answer
      const read = await origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined })
      return read.status === 404 ? buildFailure(call, 404, errorCode.notFound) : answer
    },
  },
  {
    name: 'stores half a surrogate pair',
    operation: 'createClient',
    pointer: '/status',
    scenario: 'createClient refuses what the contract forbids',
    createRule: changeCall('createClient', (call) => ({ ...call, text: call.text?.replaceAll(String.raw`\ud83d`, '') })),
  },
  {
    name: 'takes a body of more than 1 MiB',
    operation: 'createRole',
    pointer: '/status',
    scenario: 'createRole refuses what the contract forbids',
    createRule: takeLarge('createRole'),
  },
  {
    name: 'takes a body of more than 16 KiB without a sign-in',
    operation: 'login',
    pointer: '/status',
    scenario: 'login refuses what the contract forbids',
    createRule: takeLarge('login'),
  },
  {
    name: 'reads the body of a deletion, whatever its size',
    operation: 'deleteRole',
    pointer: '/status',
    scenario: 'deleteRole refuses what the contract forbids',
    createRule: takeLarge('deleteRole'),
  },
  {
    name: 'takes no body of more than 100 kB',
    operation: 'createSessions',
    pointer: '/status',
    scenario: 'createSessions refuses what the contract forbids',
    createRule: refuseLarge('createSessions', 100_000),
  },
  {
    name: 'finds no record by an id in upper case',
    operation: 'getWorker',
    pointer: '/status',
    scenario: 'getWorker takes the id in its path in upper case too',
    createRule: changeAnswer('getWorker', (answer, call) =>
      /[A-F]/.test(call.path) ? buildFailure(call, 404, errorCode.notFound) : answer,
    ),
  },
  {
    name: 'ignores fields that it does not know',
    operation: 'createSchedule',
    pointer: '/status',
    scenario: 'createSchedule refuses what the contract forbids',
    createRule: changeAnswer(
      'createSchedule',
      (answer, call) =>
        call.text?.includes('"surplus"') ? buildAnswer(call, 201, { id: '01998a00-0000-7000-8000-030000000009' }) : answer,
      400,
    ),
  },
  {
    name: 'ignores parameters that it does not know',
    operation: 'listUsers',
    pointer: '/status',
    scenario: 'listUsers refuses what the contract forbids',
    createRule: changeCall('listUsers', (call) => ({
      ...call,
      query: new URLSearchParams([...call.query].filter(([name]) => name !== 'surplus')),
    })),
  },
]
