import { type Contract, isJsonObject, type JsonObject } from '#api/document.ts'
import { errorCode } from '#api/errors.ts'
import { createAnswers } from './answers.ts'
import { getExampleDate } from './move-dates.ts'
import { readPreference } from './preference.ts'
import { createErrorResponse, createPrismMock, type MockRequest, type MockResponse } from './prism.ts'
import { collectRecords } from './records.ts'
import { createRoutes, findRoute, type Route } from './routes.ts'
import { checkAccess, findSignedInUser, findUserByName } from './users.ts'

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
    const { route, pathValue } = found
    const { preference, problem } = readPreference(contract, route.operation, request.headers.prefer)
    if (problem !== undefined) return createErrorResponse(500, errorCode.internal, problem)
    const isPreferred = preference.code !== undefined || preference.exampleKey !== undefined
    // The query `person_type` selects the example of its name.
    const { person_type: exampleKey } = request.query
    const response = await prism(request, isPreferred || exampleKey === undefined ? preference : { exampleKey })
    if (response.status >= 300 || isPreferred) return response
    if (route.operation.operationId === 'login') return signIn(request, route, response)

    const user = findSignedInUser(contract, records, request.headers.cookie)
    const parameters = { ...request.query, ...(route.pathParameter && { [String(route.pathParameter.name)]: pathValue }) }
    const { isAllowed, filter } = user ? checkAccess(user, route, parameters) : { isAllowed: true, filter: {} }
    if (!isAllowed) return prism(request, { code: 403 })
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
