import type { OperationId } from '#api/operation.ts'
import { createRandomId } from '#api/random-id.ts'
import { keyHeader } from '#conformance/contract.ts'
import { changeAnswer, changeCall, parseBody, withBody } from './fault.ts'
import type { ProxiedAnswer, ProxiedCall, Rule } from './proxy.ts'

// Rules of servers that answer in the right shape and break what the contract promises over several calls.

type Listed = { id: string }

/** Makes up an answer. */
export const buildAnswer = ({ headers }: ProxiedCall, status: number, body?: unknown): ProxiedAnswer => ({
  status,
  cookies: [],
  text: body === undefined ? '' : JSON.stringify(body),
  headers: {
    'x-correlation-id': headers['x-correlation-id']!,
    'cache-control': 'no-store',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
})

/** Repeats an earlier answer. */
export const repeatAnswer = ({ headers }: ProxiedCall, earlier: ProxiedAnswer): ProxiedAnswer => ({
  ...earlier,
  headers: { ...earlier.headers, 'x-correlation-id': headers['x-correlation-id']! },
})

/** Makes up the answer of a failure. */
export const buildFailure = (call: ProxiedCall, status: number, code: number): ProxiedAnswer =>
  buildAnswer(call, status, {
    error: { code, message: 'No se pudo.', details: [] },
    correlationId: call.headers['x-correlation-id'],
  })

/** Answers a call like a success, without doing anything. */
export const pretend = (operation: OperationId, status: number, body?: (call: ProxiedCall) => unknown) => (): Rule => (call, origin) =>
  call.operation === operation && call.headers.cookie !== undefined && !call.headers.origin
    ? Promise.resolve(buildAnswer(call, status, body?.(call)))
    : origin.send(call)

/** Keeps listing what was deleted, in the answers to all calls of the list or to some. */
export const listDeleted =
  (deletion: OperationId, list: OperationId, isMeantCall: (call: ProxiedCall) => boolean = () => true) =>
  (): Rule => {
    const deleted: Listed[] = []
    return async (call, origin) => {
      if (call.operation === deletion) {
        const [id = '', ...rest] = call.path.split('/').reverse()
        const before = await origin.sendAsAdministrator({ ...call, method: 'GET', path: rest.reverse().join('/'), text: undefined })
        const answer = await origin.send(call)
        if (answer.status < 300) deleted.push(...parseBody<Listed[]>(before).filter((item) => item.id === id))
        return answer
      }
      const answer = await origin.send(call)
      const isMeant = call.operation === list && answer.status === 200 && isMeantCall(call)
      return isMeant ? withBody(answer, [...parseBody<Listed[]>(answer), ...deleted]) : answer
    }
  }

/** Keeps reading what was deleted. */
export const stillFound = (deletion: OperationId, read: OperationId) => (): Rule => {
  const deleted = new Map<string, ProxiedAnswer>()
  return async (call, origin) => {
    if (call.operation === deletion) {
      const before = await origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined })
      const answer = await origin.send(call)
      if (answer.status < 300) deleted.set(call.path, before)
      return answer
    }
    const answer = await origin.send(call)
    const earlier = deleted.get(call.path)
    return call.operation === read && answer.status === 404 && earlier ? repeatAnswer(call, earlier) : answer
  }
}

/** Accepts what conflicts with something else. What it answers is stored nowhere. */
export const acceptConflict = (operation: OperationId) =>
  changeAnswer(operation, (_answer, call) => buildAnswer(call, 201, { id: createRandomId() }), 409)

/** Creates what is there already, as if the caller had meant it. */
export const createEqual = (operation: OperationId) => (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  const isMeant = call.operation === operation && answer.status === 409
  return isMeant ? origin.send({ ...call, headers: { ...call.headers, [keyHeader]: createRandomId() } }) : answer
}

/** Accepts some of the conflicts with what the run has created by the same operation before. */
export const acceptConflictWhere =
  <Body>(operation: OperationId, isAccepted: (rival: Body, created: Body[]) => boolean) =>
  (): Rule => {
    const created: Body[] = []
    return async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== operation) return answer
      if (answer.status === 201) created.push(parseBody<Body>(call))
      const isMeant = answer.status === 409 && isAccepted(parseBody<Body>(call), created)
      return isMeant ? buildAnswer(call, 201, { id: createRandomId() }) : answer
    }
  }

/** Of several calls at the same time, lets every one win. */
export const severalWinners =
  (operation: OperationId, win: (call: ProxiedCall, winner: ProxiedAnswer | undefined) => ProxiedAnswer) => (): Rule => {
    let [running, winner]: [number, ProxiedAnswer | undefined] = [0, undefined]
    return async (call, origin) => {
      if (call.operation !== operation) return origin.send(call)
      running += 1
      const isAlone = running === 1
      if (isAlone) winner = undefined
      const answer = await origin.send(call)
      const hasOthers = !isAlone || running > 1
      running -= 1
      if (answer.status < 300) winner = answer
      return answer.status === 409 && hasOthers ? win(call, winner) : answer
    }
  }

/** Creates something for every one of several callers at the same time. */
export const createForAll = (operation: OperationId) =>
  severalWinners(operation, (call) => buildAnswer(call, 201, { id: createRandomId() }))

/** Repeats the answer of the caller who won. */
export const repeatWinner = (operation: OperationId) =>
  severalWinners(operation, (call, winner) => (winner ? repeatAnswer(call, winner) : buildAnswer(call, 200, {})))

/** Leaves a field out of the bodies of an operation. */
export const ignoreField = (operation: OperationId, field: string) =>
  changeCall(operation, (call) => {
    if (!call.text?.includes(`"${field}"`)) return call
    try {
      const { [field]: _ignored, ...rest } = parseBody<Record<string, unknown>>(call)
      return withBody(call, rest)
    } catch {
      return call
    }
  })

/** Leaves parameters out of the queries of an operation. */
export const ignoreQuery = (operation: OperationId, ...names: string[]) =>
  changeCall(operation, (call) => ({ ...call, query: new URLSearchParams([...call.query].filter(([name]) => !names.includes(name))) }))

/** Skips a row between two pages. */
export const skipRow = (operation: OperationId) =>
  changeCall(operation, (call) => {
    const offset = Number(call.query.get('offset'))
    if (!(offset > 0)) return call
    const query = new URLSearchParams(call.query)
    query.set('offset', String(offset + 1))
    return { ...call, query }
  })

/** Lists fewer rows than a call asks for. */
export const capLimit = (operation: OperationId, most: number) =>
  changeCall(operation, (call) => {
    if (!(Number(call.query.get('limit')) > most)) return call
    const query = new URLSearchParams(call.query)
    query.set('limit', String(most))
    return { ...call, query }
  })

/** Counts the rows of the page in place of all. */
export const countPage = (operation: OperationId) =>
  changeAnswer(operation, (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'x-total-count': String(parseBody<unknown[]>(answer).length) },
  }))

/** Changes the rows of a list. */
export const changeRows = <Row>(operation: OperationId, edit: (rows: Row[]) => unknown[]) =>
  changeAnswer(operation, (answer) => withBody(answer, edit(parseBody<Row[]>(answer))))

/** What the report says of a list whose order is not the same in every call. */
export const changedOrder = 'the order changed between two calls'

/** Reverses the first of two answers of a list to the same query, or the second. */
export const reverseOneOfTwo = (operation: OperationId, which: 'first' | 'second') => (): Rule => {
  const counts = new Map<string, number>()
  return changeAnswer(operation, (answer, { query }) => {
    const count = (counts.get(String(query)) ?? 0) + 1
    counts.set(String(query), count)
    const isMeant = count % 2 === (which === 'first' ? 1 : 0)
    return isMeant ? withBody(answer, parseBody<unknown[]>(answer).toReversed()) : answer
  })()
}

/** Answers a call of a signed-in user who has no access to the operation as if it came from the administrator. */
export const openToAll = (operation: OperationId) => (): Rule => async (call, origin) => {
  const answer = await origin.send(call)
  const isRefused = call.operation === operation && answer.status === 403 && !call.headers.origin
  return isRefused ? origin.sendAsAdministrator(call) : answer
}
