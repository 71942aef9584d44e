import type { OperationId } from '#api/operation.ts'
import { createRandomId } from '#api/random-id.ts'
import { keyHeader } from '#conformance/contract.ts'
import { nameRepeating } from '#conformance/repeated.ts'
import { repeatAnswer } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody, withoutHeader } from '../fault.ts'
import type { ProxiedAnswer, ProxiedCall, Rule } from '../proxy.ts'

const replayedHeader = 'idempotency-replayed'

const withoutKey = ({ headers: { [keyHeader]: _, ...headers }, ...call }: ProxiedCall): ProxiedCall => ({ ...call, headers })

/** Changes the answers that repeat an earlier one. */
const changeReplay = (operation: OperationId, edit: (answer: ProxiedAnswer) => ProxiedAnswer) =>
  changeAnswer(operation, (answer) => (answer.headers[replayedHeader] === undefined ? answer : edit(answer)))

/** Does without its key what is refused because of it. */
const forgiveKey = (operation: OperationId, isForgiven: (key: string) => boolean) => (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  const key = call.operation === operation ? call.headers[keyHeader] : undefined
  return answer.status === 400 && key !== undefined && isForgiven(key) ? origin.send(withoutKey(call)) : answer
}

/** Remembers the last success of an operation and repeats it to calls that `isMeant` chooses. */
const repeatLast = (operation: OperationId, isMeant: (answer: ProxiedAnswer, call: ProxiedCall) => boolean) => (): Rule => {
  let last: ProxiedAnswer | undefined
  return async (call, origin) => {
    const answer = await origin.send(call)
    if (call.operation !== operation) return answer
    if (last && isMeant(answer, call)) {
      const repeated = repeatAnswer(call, last)
      return { ...repeated, headers: { ...repeated.headers, [replayedHeader]: 'true' } }
    }
    if (answer.status < 300) last = answer
    return answer
  }
}

const isWellFormed = (key: string) => /^[!-~]{1,100}$/.test(key)

/** Faults of what is sent twice with a key, or without one. */
export const repeatedCallFaults: ProxyFault[] = [
  {
    name: 'ignores the key of one operation',
    operation: 'createSchedule',
    pointer: '/status',
    createRule: changeCall('createSchedule', withoutKey),
  },
  {
    name: 'makes another record of what is sent again',
    operation: 'createRole',
    pointer: '/body',
    createRule: changeReplay('createRole', (answer) => withBody(answer, { id: createRandomId() })),
  },
  {
    name: 'does not say that it repeats an answer',
    operation: 'createSession',
    pointer: `/headers/${replayedHeader}`,
    createRule: changeReplay('createSession', (answer) => withoutHeader(answer, replayedHeader)),
  },
  {
    name: 'takes a key for another body',
    operation: 'createAbsences',
    pointer: '/status',
    createRule: forgiveKey('createAbsences', isWellFormed),
  },
  {
    name: 'takes a malformed key',
    operation: 'createWorker',
    pointer: '/status',
    createRule: forgiveKey('createWorker', (key) => !isWellFormed(key)),
  },
  {
    name: 'shows a temporary password again',
    operation: 'createUserFromWorker',
    pointer: '/status',
    createRule: repeatLast('createUserFromWorker', ({ status, text }, { headers }) => {
      const isKnown = status === 409 && headers[keyHeader] !== undefined
      return isKnown && parseBody<{ error: { details: { id?: string }[] } }>({ text }).error.details.some(({ id }) => id !== undefined)
    }),
  },
  {
    name: 'repeats an answer to a call without a key',
    operation: 'createSessions',
    pointer: `/headers/${replayedHeader}`,
    createRule: repeatLast('createSessions', (_answer, { headers }) => headers[keyHeader] === undefined),
  },
].map((fault) => ({ ...fault, scenario: nameRepeating(fault.operation as OperationId) }) as ProxyFault)
