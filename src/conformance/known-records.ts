import type { JsonObject } from '#api/document.ts'
import { type ContractOperation, getOperation, operations, type Parameter } from './contract.ts'
import type { Caller } from './exchange/caller.ts'
import type { Request } from './exchange/exchange.ts'
import { readPointer } from './judge/violation.ts'
import { Failed, Skipped } from './recorder.ts'
import type { RunUser } from './run-user.ts'

/** Where the value of a path's or query's parameter is found: in the first item of a list that has it. */
const sources: Record<string, [list: string, pointer: string]> = {
  '/v1/clients/': ['listClients', '/id'],
  '/v1/workers/': ['listWorkers', '/id'],
  '/v1/schedules/': ['listSchedules', '/id'],
  '/v1/sessions/client/': ['listClients', '/id'],
  '/v1/sessions/worker/': ['listWorkers', '/id'],
  '/v1/sessions/': ['listSessions', '/id'],
  '/v1/users/': ['listUsers', '/id'],
  '/v1/roles/': ['listRoles', '/id'],
  '/v1/person/': ['listPeople', '/id'],
  '/v1/waiting-list/': ['listWaitingEntries', '/id'],
  client_id: ['listClients', '/id'],
  worker_id: ['listWorkers', '/id'],
  turn_id: ['listSchedules', '/turns/0/id'],
  time: ['listSchedules', '/turns/0/start_time'],
  link: ['listClients', '/public_link'],
}

/** Builds reading requests from the records that a server has. */
export class KnownRecords {
  #lists = new Map<string, Promise<unknown[]>>()
  #caller: Caller
  #user: RunUser

  constructor(caller: Caller, user: RunUser) {
    this.#caller = caller
    this.#user = user
  }

  /** Builds a request that reads something. Throws Skipped when the server has no such record. */
  async buildRequest({ path, parameters }: ContractOperation): Promise<Request> {
    const request = { path: {} as Record<string, string>, query: {} as Record<string, unknown> }
    for (const parameter of parameters.filter(({ required }) => required))
      request[parameter.in as 'path' | 'query'][parameter.name] = String(await this.#findValue(parameter, path))
    return request
  }

  async #findValue({ name, in: location, schema }: Parameter, path: string): Promise<unknown> {
    const today = new Date()
    const dates: Record<string, unknown> = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() }
    if (location === 'query' && name in dates) return dates[name]
    if (schema.format === 'date') return today.toISOString().slice(0, 10)
    const source = sources[findSource(name, location, schema, path)]
    if (source === undefined) throw new Skipped(`there is no way to find a value of ${name}`)
    const [list, pointer] = source
    const found = (await this.#list(list)).map((item) => readPointer(item, pointer)).find((value) => value !== undefined && value !== null)
    return found ?? Promise.reject(new Skipped(`the server has no record for ${name} in ${list}`))
  }

  #list(id: string): Promise<unknown[]> {
    const operation = operations.find((operation) => operation.id === id)!
    const list = this.#lists.get(id) ?? this.#read(operation)
    this.#lists.set(id, list)
    return list
  }

  async #read(operation: ContractOperation): Promise<unknown[]> {
    const { id } = operation
    if (!this.#user.canCall(operation)) throw new Skipped(`it needs ${id}, to which the user of the run has no access`)
    try {
      const { body } = await this.#caller.send(id, {}, getOperation(id).success)
      return Array.isArray(body) ? body : []
    } catch (error) {
      if (error instanceof Failed) return []
      throw error
    }
  }
}

function findSource(name: string, location: string, schema: JsonObject, path: string): string {
  if (location === 'query') return name
  if (schema.format !== 'uuid') return 'link'
  return Object.keys(sources).find((start) => path.startsWith(start)) ?? name
}
