import type { OperationId } from '#api/operation.ts'
import { type ContractOperation, findOperation, getOperation } from './contract.ts'
import { type Exchange, parseJson, type Request } from './exchange/exchange.ts'

/** A call that removes what a scenario has created. */
export type Removal = {
  title: string
  operation: ContractOperation
  request: Request
  /** The status of the call when there is nothing left to remove. */
  goneStatus: number
}

/** Operations that create something whose deletion has another path than the creation. */
const collections: Partial<Record<OperationId, string>> = {
  createUserFromClient: '/v1/users',
  createUserFromWorker: '/v1/users',
  createSessions: '/v1/sessions',
  createAbsences: '/v1/absences',
}

/** Lists how to remove what a successful call has created. */
export function listRemovals({ operation, body, requestBody, method, status, url, cookie }: Exchange): Removal[] {
  if (status < 200 || status >= 300 || body === '') return []
  if (operation.id === 'login') return [createSignOut(cookie)]
  const answer = parseJson(body)
  if (operation.id === 'changeSessionState' || operation.id === 'replyToSession') return listExceptionRemovals(answer, url)
  if (method !== 'POST') return []
  if (operation.id === 'changeSessions') return listChangeRemovals(answer, requestBody)
  if (operation.id === 'createPublicLink') return listLinkRemovals(requestBody)
  const ids = Array.isArray(answer) ? answer : listCreatedIds((answer ?? {}) as Created, requestBody)
  const collection = collections[operation.id] ?? operation.path
  return ids.filter((id) => typeof id === 'string').flatMap((id) => listRecordRemovals(operation.id, collection, id, requestBody))
}

/** The ids with which a creation answers. A booking in place of an occurrence creates its exception too. */
type Created = { id?: unknown; moved_from_id?: unknown }

/** Lists the ids that a call has created: what its body names was there before. */
const listCreatedIds = ({ id, moved_from_id }: Created, requestBody: string | undefined) => [
  id,
  ...(typeof moved_from_id === 'string' && !requestBody?.includes(moved_from_id) ? [moved_from_id] : []),
]

/** Makes the call that ends the sign-in of a cookie. */
export const createSignOut = (cookie: string): Removal => ({
  title: 'a sign-in',
  operation: getOperation('logout'),
  request: { headers: { cookie } },
  goneStatus: 404,
})

function listRecordRemovals(id: OperationId, collection: string, recordId: string, requestBody: string | undefined): Removal[] {
  const title = `${collection}/${recordId}`
  if (id === 'savePerson') {
    // A body with an id changes or deletes a person who was there before.
    const isNew = (parseJson(requestBody ?? '') as { id?: unknown } | undefined)?.id === undefined
    return isNew ? [{ title, operation: findOperation('POST', '/v1/person')!, request: { body: { id: recordId } }, goneStatus: 400 }] : []
  }
  const removal = findOperation('DELETE', `${collection}/${recordId}`)
  return removal === undefined ? [] : [{ title, operation: removal, request: { path: { id: recordId } }, goneStatus: 404 }]
}

/** A change of one occurrence, and a reply to one, answer its exception, which may be new. */
function listExceptionRemovals(answer: unknown, url: string): Removal[] {
  const { id } = (answer ?? {}) as { id?: unknown }
  return typeof id !== 'string' || url.toLowerCase().includes(id.toLowerCase())
    ? []
    : listRecordRemovals('changeSessionState', '/v1/sessions', id, undefined)
}

/** A change creates sessions by its steps, also exceptions of series. */
function listChangeRemovals(answer: unknown, requestBody: string | undefined): Removal[] {
  const { results = [], change_id } = (answer ?? {}) as {
    results?: { create?: Created; state?: { id: string } }[]
    change_id?: unknown
  }
  if (change_id === undefined) return []
  const created = results.flatMap(({ create, state }) =>
    create ? listCreatedIds(create, requestBody) : state && !requestBody?.includes(state.id) ? state.id : [],
  )
  return created.filter((id) => typeof id === 'string').flatMap((id) => listRecordRemovals('createSession', '/v1/sessions', id, undefined))
}

function listLinkRemovals(requestBody: string | undefined): Removal[] {
  const { client_id } = (parseJson(requestBody ?? '') ?? {}) as { client_id?: unknown }
  if (typeof client_id !== 'string') return []
  const path = `/v1/clients/${client_id}/public-link`
  return [{ title: path, operation: findOperation('DELETE', path)!, request: { path: { id: client_id } }, goneStatus: 404 }]
}

/** Keeps the removals that run at the end of a scenario or of the run, the latest first. */
export class CleanUp {
  #tasks: { title: string; run: () => Promise<void>; isRecord: boolean }[] = []

  add(title: string, run: () => Promise<void>, { isRecord = false }: { isRecord?: boolean } = {}) {
    this.#tasks.push({ title, run, isRecord })
  }

  /** Takes out the removals of records, and returns the titles of what is kept by that. */
  keepRecords(): string[] {
    const kept = this.#tasks.filter(({ isRecord }) => isRecord)
    this.#tasks = this.#tasks.filter(({ isRecord }) => !isRecord)
    return kept.map(({ title }) => title)
  }

  /** Runs every task, those that fail again after the others, because a record may depend on one that is removed later. Returns what is left over. */
  async run(): Promise<string[]> {
    let tasks = this.#tasks.splice(0).reverse()
    for (;;) {
      const failed: (typeof tasks)[number][] = []
      const leftovers: string[] = []
      for (const task of tasks)
        try {
          await task.run()
        } catch (error) {
          failed.push(task)
          leftovers.push(`${task.title}: ${(error as Error).message}`)
        }
      if (failed.length === 0 || failed.length === tasks.length) return leftovers
      tasks = failed
    }
  }
}
