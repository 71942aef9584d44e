import { operations } from './contract.ts'
import type { Caller, Connection } from './exchange/caller.ts'
import { sendRequest } from './exchange/exchange.ts'
import { NoAnswer } from './exchange/no-answer.ts'
import { sendPatiently } from './exchange/patience.ts'
import { lack } from './recorder.ts'

/** Statuses with which a server says that it does not have an operation whose path has no parameter. */
export const missingStatuses = [404, 405, 501]

/**
 * Finds out which tags of the contract a server has, by a call of the collection of each. Each is asked for once. A collection that is an addition says
 * nothing: the settings of the server list it.
 */
export class OfferedTags {
  #connection: Connection
  #administrator: Caller
  #missing = new Map<string, Promise<string | undefined>>()

  constructor(connection: Connection, administrator: Caller) {
    this.#connection = connection
    this.#administrator = administrator
  }

  async has(tag: string): Promise<boolean> {
    return (await this.explainMissing(tag)) === undefined
  }

  /** Returns why a tag counts as missing on the server; undefined when the server has it. */
  explainMissing(tag: string): Promise<string | undefined> {
    const reason = this.#missing.get(tag) ?? this.#probe(tag)
    this.#missing.set(tag, reason)
    return reason
  }

  async #probe(tag: string): Promise<string | undefined> {
    const collection = operations.find(
      ({ tag: ofTag, method, path, isAddition }) => ofTag === tag && method === 'GET' && !path.includes('{') && !isAddition,
    )
    if (collection === undefined) return undefined
    const { baseUrl, secondsPerCall: seconds } = this.#connection
    const sender = { caller: this.#administrator.name, jar: this.#administrator.jar.copy(), seconds }
    const send = () => sendRequest(baseUrl, collection, {}, sender)
    try {
      const { status } = await sendPatiently(send, this.#connection)
      return missingStatuses.includes(status) ? `${lack}the operations of ${tag} (GET ${collection.path} answers ${status})` : undefined
    } catch (error) {
      // A scenario that calls the collection fails, and the others of the tag can be played.
      if (error instanceof NoAnswer) return undefined
      throw error
    }
  }
}
