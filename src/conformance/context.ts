import type { OperationId } from '#api/operation.ts'
import { Caller, type Connection } from './caller.ts'
import type { CleanUp } from './clean-up.ts'
import { operations } from './contract.ts'
import { sendRequest } from './exchange.ts'
import { buildPerson, randomPassword, randomWord } from './random.ts'
import { Skipped } from './recorder.ts'

/** A user that the run has created, signed in. */
export type CreatedUser = { caller: Caller; id: string; name: string; password: string }

/** What a scenario works with. */
export class Context {
  /** The user whose name and password the run was given. */
  administrator: Caller
  /** Nobody: a caller without a sign-in. */
  visitor: Caller
  #connection: Connection
  #cleanUp: CleanUp
  #offeredTags: Map<string, Promise<boolean>>
  #isSelected: (tag: string) => boolean

  constructor(options: {
    administrator: Caller
    connection: Connection
    cleanUp: CleanUp
    offeredTags: Map<string, Promise<boolean>>
    isSelected: (tag: string) => boolean
  }) {
    this.administrator = options.administrator
    this.#connection = options.connection
    this.visitor = new Caller('nobody', options.connection)
    this.#cleanUp = options.cleanUp
    this.#offeredTags = options.offeredTags
    this.#isSelected = options.isSelected
  }

  /** True when the server has the additions: `GET /v1/settings` answers. */
  get hasAdditions(): boolean {
    return this.#connection.hasAdditions()
  }

  /** Ends the scenario as skipped. */
  skip(reason: string): never {
    throw new Skipped(reason)
  }

  /** Adds what to do when the scenario has ended, also after a failure. What successful calls create is removed without this. */
  cleanUp(title: string, run: () => Promise<void>) {
    this.#cleanUp.add(title, run)
  }

  /**
   * Skips the scenario when the server lacks the operations of another tag, which it needs only to set up. With `--only` a server may be
   * judged in parts; without it the missing operations are failures.
   */
  async needTag(tag: string) {
    if (this.#isSelected(tag)) return
    const isOffered = this.#offeredTags.get(tag) ?? this.#probe(tag)
    this.#offeredTags.set(tag, isOffered)
    if (!(await isOffered)) this.skip(`it needs the operations of ${tag}, which the server does not have`)
  }

  async #probe(tag: string): Promise<boolean> {
    const operation = operations.find((operation) => operation.tag === tag && operation.method === 'GET' && !operation.path.includes('{'))
    if (operation === undefined) return true
    const { baseUrl, signal } = this.#connection
    const { status } = await sendRequest(baseUrl, operation, {}, { caller: 'administrator', jar: this.administrator.jar.copy(), signal })
    return ![404, 405, 501].includes(status)
  }

  /** Signs in as a user in a new browser. */
  async signIn(username: string, password: string, name = username): Promise<Caller> {
    const caller = new Caller(name, this.#connection)
    await caller.call('login', { body: { username, password } })
    return caller
  }

  /** Creates a user with exactly these access codes and signs in. */
  async createUser(access: string[] = []): Promise<CreatedUser> {
    await this.needTag('users')
    const [name, password] = [randomWord(14), randomPassword()]
    const { body } = await this.administrator.call('createUser', { body: { name, password } })
    if (access.length > 0) {
      const access_ids = await this.#findAccessIds(access)
      await this.administrator.call('giveUserAccess', { path: { id: body.id }, body: { access_ids } })
    }
    const label = access.length === 0 ? 'a user without access' : `a user with ${access.join(', ')}`
    return this.#signInFirst({ id: body.id, name, password }, label)
  }

  /** Registers a client with a user, and signs in as that user. */
  async createClientUser(): Promise<CreatedUser & { client_id: string }> {
    await this.needTag('users')
    const { body: client } = await this.administrator.call('createClient', { body: { person: buildPerson() } })
    const { body } = await this.administrator.call('createUserFromClient', { body: { client_id: client.id } })
    return { ...(await this.#signInFirst(body, "a client's user")), client_id: client.id }
  }

  /** Registers a worker with a user, and signs in as that user. */
  async createWorkerUser(): Promise<CreatedUser & { worker_id: string }> {
    await this.needTag('users')
    await this.needTag('workers')
    const { body: worker } = await this.administrator.call('createWorker', { body: { person: buildPerson(), positions: [5] } })
    const { body } = await this.administrator.call('createUserFromWorker', { body: { worker_id: worker.id } })
    return { ...(await this.#signInFirst(body, "a worker's user")), worker_id: worker.id }
  }

  /** Signs in with a password that somebody else has chosen. A server with the additions asks for another one first. */
  async #signInFirst({ id, name, password }: { id: string; name: string; password: string }, label: string): Promise<CreatedUser> {
    const caller = new Caller(label, this.#connection)
    const { body } = await caller.call('login', { body: { username: name, password } })
    if (body.password_temporary !== true) return { caller, id, name, password }
    const new_password = randomPassword()
    await caller.call('changePassword', { body: { current_password: password, new_password } })
    return { caller, id, name, password: new_password }
  }

  async #findAccessIds(codes: string[]): Promise<string[]> {
    const { body } = await this.administrator.call('listPermissions')
    const listAll = (modules: typeof body): { id: string; code: string }[] =>
      modules.flatMap(({ access, children }) => [...access, ...listAll(children)])
    const all = listAll(body)
    return codes.map((code) => all.find((access) => access.code === code)?.id ?? this.skip(`the server has no access ${code}`))
  }
}

/** The operations of a tag, by their ids. */
export const listOperationIds = (tag: string): OperationId[] => operations.filter((operation) => operation.tag === tag).map(({ id }) => id)
