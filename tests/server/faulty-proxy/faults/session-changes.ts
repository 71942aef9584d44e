import { errorCode } from '#api/errors.ts'
import { buildFailure, ignoreField } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'
import type { ProxiedAnswer } from '../proxy.ts'

type Step = Record<string, { id?: string }>
type Change = { steps: Step[]; dry_run?: boolean }
type Results = { results: unknown[]; change_id?: string }
type Refusal = { error: { code: number; details: { path: string }[] } }

const isChange = ({ steps }: Change) => Array.isArray(steps) && steps.length > 1

/** Faults of changes of several sessions. */
export const sessionChangeFaults: ProxyFault[] = [
  {
    name: 'does the steps of a change that can be done',
    operation: 'getSession',
    pointer: '/body/state',
    scenario: 'a change of which a step fails changes nothing, and names each step that fails',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'changeSessions' || answer.status < 400 || !call.text?.startsWith('{"steps"')) return answer
      const { steps } = parseBody<Change>(call)
      for (const step of steps) await origin.send(withBody(call, { steps: [step] }))
      return answer
    },
  },
  {
    name: 'names only the first step that fails',
    operation: 'changeSessions',
    pointer: '/body/error/details',
    scenario: 'a change of which a step fails changes nothing, and names each step that fails',
    createRule: changeAnswer(
      'changeSessions',
      (answer) => {
        const { error, ...body } = parseBody<Refusal>(answer)
        return withBody(answer, { ...body, error: { ...error, details: error.details.slice(0, 1) } })
      },
      422,
    ),
  },
  {
    name: 'names failing steps by the order in which it runs them',
    operation: 'changeSessions',
    pointer: '/body/error/details',
    scenario: 'a change of which a step fails changes nothing, and names each step that fails',
    createRule: changeAnswer(
      'changeSessions',
      (answer) => withBody(answer, JSON.parse(answer.text.replaceAll('steps.2.', 'steps.0.'))),
      409,
    ),
  },
  {
    name: 'answers the steps in the order in which it runs them',
    operation: 'changeSessions',
    pointer: '/body/results/1',
    scenario: 'the steps of a change are done together, and its results are in the order of the steps',
    createRule: changeAnswer('changeSessions', (answer) => {
      const { results, ...body } = parseBody<Results>(answer)
      return withBody(answer, { ...body, results: results.toReversed() })
    }),
  },
  {
    name: 'names another change in the header than in the body',
    operation: 'changeSessions',
    pointer: '/headers/change-id',
    scenario: 'the steps of a change are done together, and its results are in the order of the steps',
    createRule: changeAnswer('changeSessions', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'change-id': '01998a00-0000-7000-8000-000000000000' },
    })),
  },
  {
    name: 'does one step after the other',
    operation: 'changeSessions',
    pointer: '/status',
    scenario: 'a slot that one step leaves is free for the others, whatever their order, and two people swap their places',
    createRule: () => (call, origin) => {
      if (call.operation !== 'changeSessions') return origin.send(call)
      const body = parseBody<Change>(call)
      const isSwap = isChange(body) && body.steps.every(({ update }) => update)
      return isSwap ? Promise.resolve(buildFailure(call, 409, errorCode.conflict)) : origin.send(call)
    },
  },
  {
    name: 'does what was to be tried out',
    operation: 'getSession',
    pointer: '/body/time',
    scenario: 'a dry run says what each step would do, or why it fails, and keeps nothing',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'changeSessions' || !call.text?.includes('"dry_run":true')) return answer
      for (const step of parseBody<Change>(call).steps) await origin.send(withBody(call, { steps: [step] }))
      return answer
    },
  },
  {
    name: 'refuses to try out what fails',
    operation: 'changeSessions',
    pointer: '/status',
    scenario: 'a dry run says what each step would do, or why it fails, and keeps nothing',
    createRule: ignoreField('changeSessions', 'dry_run'),
  },
  {
    name: 'shows sessions that were deleted when a change is sent again',
    operation: 'changeSessions',
    pointer: '/body/results/1',
    scenario: 'a change that is sent again has a session that was deleted since by its id alone',
    createRule: () => {
      const answers = new Map<string, ProxiedAnswer>()
      return async (call, origin) => {
        const key = call.operation === 'changeSessions' ? call.headers['idempotency-key'] : undefined
        if (key === undefined) return origin.send(call)
        const answer = await origin.send(call)
        const first = answers.get(key) ?? answer
        answers.set(key, first)
        return { ...answer, text: first.text }
      }
    },
  },
  {
    name: 'asks for the access of the first step only',
    operation: 'changeSessions',
    pointer: '/status',
    scenario: 'each step of a change needs the access of its own operation',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'changeSessions' || answer.status !== 403 || call.headers.cookie === undefined) return answer
      return origin.sendAsAdministrator(call)
    },
  },
]
