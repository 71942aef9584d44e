import type { OperationId } from '#api/operation.ts'
import { type Agenda, createAgenda } from './agenda.ts'
import type { CleanUp } from './clean-up.ts'
import { operations } from './contract.ts'
import { Caller, type Connection } from './exchange/caller.ts'
import type { OfferedTags } from './offered-tags.ts'
import { buildPerson, type NewPerson, randomPassword, randomWord } from './random.ts'
import { LackingOperation, Skipped } from './recorder.ts'
import type { RunUser } from './run-user.ts'

/** A user that the run has created, signed in. */
export type CreatedUser = { caller: Caller; id: string; name: string; password: string }

/** The context gives a scenario its callers and its set-up functions. */
export type Context = {
  /** The user whose name and password the run was given. */
  administrator: Caller
  /** The name and password of the run. */
  credentials: { username: string; password: string }
  /** Nobody: a caller without a sign-in, with its own cookies. */
  visitor: Caller
  /** True when the server has the operation: it may lack additions. */
  has: (id: OperationId) => boolean
  /** Skips the scenario when the server lacks an operation without which it does not do what the scenario expects before it calls it. */
  needOperation: (id: OperationId) => void
  /** Ends the scenario as skipped. */
  skip: (reason: string) => never
  /** Adds what to do when the scenario has ended, also after a failure. What a successful POST creates is deleted without this. */
  cleanUp: (title: string, run: () => Promise<void>) => void
  /**
   * Skips the scenario when the server lacks the operations of a tag that it needs to set up, or when the user of the run has no access to them.
   */
  needTag: (tag: string) => Promise<void>
  /** True when the server has the operations of a tag. */
  hasTag: (tag: string) => Promise<boolean>
  /** Returns the ids of access codes. Skips the scenario when the server has no such access. */
  findAccessIds: (codes: string[]) => Promise<string[]>
  /** Signs in as a user in a new browser. */
  signIn: (username: string, password: string, name?: string) => Promise<Caller>
  /** Creates a user with exactly these access codes (none: the least access) and signs in. */
  createUser: (access?: string[]) => Promise<CreatedUser>
  /** Registers a client with a user, and signs in as that user. */
  createClientUser: () => Promise<CreatedUser & { client_id: string }>
  /**
   * Signs in as a client's user, who has no access but to their own data. On a server without the operations of users it is the one that the
   * run was given, so the scenario changes neither the user nor the client.
   */
  signInClient: () => Promise<{ caller: Caller; client_id: string }>
  /** Registers a worker with a user who has exactly these access codes, and signs in as that user. */
  createWorkerUser: (access?: string[]) => Promise<CreatedUser & { worker_id: string }>
  /** Registers a client. */
  createClient: (person?: NewPerson) => Promise<{ id: string }>
  /** Registers a worker. */
  createWorker: (person?: NewPerson) => Promise<{ id: string }>
  /** Creates a schedule, a worker and two clients, with a function that books. */
  createAgenda: () => Promise<Agenda>
}

type Options = {
  administrator: Caller
  credentials: Context['credentials']
  /** The client's user that the run was given, signed in. */
  clientUser: Caller | undefined
  connection: Connection
  cleanUp: CleanUp
  offeredTags: OfferedTags
  /** The ids of the access codes, which are read once in a run. */
  accessIds: Map<string, string>
  runUser: RunUser
}

const skip = (reason: string): never => {
  throw new Skipped(reason)
}

/** Creates the context of one scenario. */
export function createContext(options: Options): Context {
  const { administrator, credentials, clientUser, connection, cleanUp, offeredTags, accessIds, runUser } = options

  const hasTag = (tag: string) => offeredTags.has(tag)

  async function needTag(tag: string) {
    const missing = await offeredTags.explainMissing(tag)
    if (missing !== undefined) skip(missing)
    const closed = operations.find((operation) => operation.tag === tag && connection.has(operation.id) && !runUser.canCall(operation))
    if (closed) skip(`it needs ${closed.access.join(' or ')} (${closed.id}), which the user of the run does not have`)
  }

  async function findAccessIds(codes: string[]): Promise<string[]> {
    await needTag('roles')
    if (accessIds.size === 0) {
      const { body } = await administrator.call('listPermissions')
      const listAll = (modules: typeof body): { id: string; code: string }[] =>
        modules.flatMap(({ access, children }) => [...access, ...listAll(children)])
      for (const { id, code } of listAll(body)) accessIds.set(code, id)
    }
    return codes.map((code) => accessIds.get(code) ?? skip(`the server has no access ${code}`))
  }

  async function giveAccess(userId: string, codes: string[]) {
    if (codes.length === 0) return
    const access_ids = await findAccessIds(codes)
    await administrator.call('giveUserAccess', { path: { id: userId }, body: { access_ids } })
  }

  /** Signs in with a password that someone else has chosen. A server may ask for another one first. */
  async function signInFirst({ id, name, password }: { id: string; name: string; password: string }, label: string): Promise<CreatedUser> {
    const caller = new Caller(label, connection)
    const { body } = await caller.call('login', { body: { username: name, password } })
    if (body.password_temporary !== true || !connection.has('changePassword')) return { caller, id, name, password }
    const new_password = randomPassword()
    await caller.call('changePassword', { body: { current_password: password, new_password } })
    return { caller, id, name, password: new_password }
  }

  const context: Context = {
    administrator,
    credentials,
    skip,
    hasTag,
    needTag,
    findAccessIds,
    has: connection.has,
    needOperation: (id) => {
      if (!connection.has(id)) throw new LackingOperation(id)
    },
    visitor: new Caller('nobody', connection),
    cleanUp: (title, run) => cleanUp.add(title, run),
    signIn: async (username, password, name = username) => {
      const caller = new Caller(name, connection)
      await caller.call('login', { body: { username, password } })
      return caller
    },
    createUser: async (access = []) => {
      await needTag('users')
      const [name, password] = [randomWord(14), randomPassword()]
      const { body } = await administrator.call('createUser', { body: { name, password } })
      await giveAccess(body.id, access)
      const label = access.length === 0 ? 'a user without access' : `a user with ${access.join(', ')}`
      return signInFirst({ id: body.id, name, password }, label)
    },
    createClientUser: async () => {
      await needTag('users')
      const client = await context.createClient()
      const { body } = await administrator.call('createUserFromClient', { body: { client_id: client.id } })
      return { ...(await signInFirst(body, "a client's user")), client_id: client.id }
    },
    signInClient: async () => {
      if (!clientUser || (await hasTag('users'))) return context.createClientUser()
      const caller = clientUser.copy()
      const { body } = await caller.call('getSignedIn')
      return { caller, client_id: body.client_id ?? skip(`${body.name} is not the user of a client`) }
    },
    createWorkerUser: async (access = []) => {
      await needTag('users')
      await needTag('workers')
      const worker = await context.createWorker()
      const { body } = await administrator.call('createUserFromWorker', { body: { worker_id: worker.id } })
      await giveAccess(body.id, access)
      return { ...(await signInFirst(body, "a worker's user")), worker_id: worker.id }
    },
    createClient: async (person = buildPerson()) => (await administrator.call('createClient', { body: { person } })).body,
    createWorker: async (person = buildPerson()) => (await administrator.call('createWorker', { body: { person, positions: [5] } })).body,
    createAgenda: () => createAgenda(context),
  }
  return context
}
