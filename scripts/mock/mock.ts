import { setTimeout } from 'node:timers/promises'
import { type Contract, isJsonObject, type JsonObject } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import { createAnswers } from './answers.ts'
import { getExampleDate } from './move-dates.ts'
import { type Preference, readPreference } from './preference.ts'
import { createErrorResponse, createPrismMock, type MockRequest, type MockResponse } from './prism.ts'
import { collectRecords } from './records.ts'
import { createRoutes, findRoute, type Route } from './routes.ts'
import { checkAccess, findSignedInUser, findUserByName } from './users.ts'

type Found = NonNullable<ReturnType<typeof findRoute>>

/**
 * Responds to calls with the examples that fit them. Prism checks the call and responds; a thin layer then puts the record or the part of a list that
 * was asked for in the place of the first example. It keeps nothing: a change is in the answer to it and gone afterwards.
 */
export async function createMock(contract: Contract, today = getExampleDate(contract)) {
  const prism = await createPrismMock(contract)
  const [routes, records] = [createRoutes(contract), collectRecords(contract)]
  const findAnswer = createAnswers(contract, routes, records, today)

  return async (request: MockRequest): Promise<MockResponse> => {
    const found = findRoute(routes, request.method, request.path)
    if (!found) return prism(request)
    const { preference, delay, problem, isLenient } = readPreference(contract, found.route.operation, request.headers.prefer)
    if (problem !== undefined && !isLenient) return createErrorResponse(500, errorCode.internal, problem)
    if (delay > 0) await setTimeout(delay * 1000)
    const response = omitKeyHeaders(await respond(request, found, preference))
    return problem === undefined ? response : { ...response, problems: [...response.problems, problem] }
  }

  async function respond(request: MockRequest, { route, pathValue }: Found, preference: Preference): Promise<MockResponse> {
    const isPreferred = preference.code !== undefined || preference.exampleKey !== undefined
    // The query `person_type` selects the example of its name.
    const { person_type: exampleKey } = request.query
    const response = await prism(request, isPreferred || exampleKey === undefined ? preference : { exampleKey })
    if (response.status >= 300 || isPreferred) return nameAccess(response, route)
    if (route.operation.operationId === 'login') return signIn(request, route, response)

    const user = findSignedInUser(contract, records, request.headers.cookie)
    const parameters = { ...request.query, ...(route.pathParameter && { [String(route.pathParameter.name)]: pathValue }) }
    const { isAllowed, filter } = user ? checkAccess(user, route, parameters) : { isAllowed: true, filter: {} }
    if (!isAllowed) return nameAccess(await prism(request, { code: 403 }), route)
    if (route.operation.operationId === 'getSignedIn' && user) return prism(request, {}, { path: route.path, example: user })

    const example = isJsonObject(response.body) ? response.body : undefined
    const answer = findAnswer({ route, pathValue, query: request.query, filter, body: request.body, example })
    if (!answer) return response
    if ('code' in answer) return prism(request, answer)
    const replaced = await prism(request, {}, { path: route.path, example: answer.example })
    if (answer.total !== undefined && 'x-total-count' in replaced.headers) replaced.headers['x-total-count'] = String(answer.total)
    return replaced
  }

  /** Signs in the user of the examples who has the name. Any other name gets the first example. */
  async function signIn(request: MockRequest, route: Route, response: MockResponse) {
    const user = findUserByName(records, String((request.body as JsonObject).username))
    if (!user) return response
    const { headers, ...signedIn } = await prism(request, {}, { path: route.path, example: user })
    return { ...signedIn, headers: { ...headers, 'set-cookie': String(headers['set-cookie']).replace(/=[^;]*/, `=${user.id}`) } }
  }
}

/** Leaves out the headers that depend on a key: the mock remembers no call, and among its conflicts only an example without details is about a key at work. */
function omitKeyHeaders({ headers: { 'idempotency-replayed': _, ...headers }, ...response }: MockResponse): MockResponse {
  const { body } = response
  const details = isJsonObject(body) && isJsonObject(body.error) ? body.error.details : undefined
  if (response.status === 409 && Array.isArray(details) && details.length > 0) delete headers['retry-after']
  return { ...response, headers }
}

/** Puts the access of the operation into a refusal for missing access, whose example is that of another operation. */
function nameAccess(response: MockResponse, { operation }: Route): MockResponse {
  const { 'x-access': codes = [] } = operation
  const { body } = response
  const error = isJsonObject(body) && isJsonObject(body.error) ? body.error : undefined
  const namesAccess = Array.isArray(error?.details) && error.details.some((detail) => isJsonObject(detail) && detail.path === 'access')
  if (response.status !== 403 || !namesAccess || codes.length === 0) return response
  return {
    ...response,
    body: { ...(body as JsonObject), error: { ...error, details: codes.map((code) => ({ path: 'access', message: code })) } },
  }
}
