import { setTimeout as wait } from 'node:timers/promises'
import type { OperationId } from '#api/operation.ts'
import { CleanUp, createSignOut, listRemovals, type Removal } from './clean-up.ts'
import { type Context, type CreatedUser, createContext } from './context.ts'
import { type ContractOperation, getOperation } from './contract.ts'
import { Caller, type Connection } from './exchange/caller.ts'
import { CookieJar, type Exchange, sendRequest } from './exchange/exchange.ts'
import { secondsPerCall as defaultSecondsPerCall, NoAnswer } from './exchange/no-answer.ts'
import { sendPatiently } from './exchange/patience.ts'
import { OfferedTags } from './offered-tags.ts'
import { Failed, LackingOperation, type Recorder, ServerGone, Skipped } from './recorder.ts'
import { RecordNames } from './report/record-names.ts'
import type { RunOptions } from './run.ts'
import { type RunUser, signInFirst } from './run-user.ts'
import type { Scenario } from './scenario.ts'

/** Plays scenarios on a server, one at a time, and removes what they create. */
export class Player {
  readonly administrator: Caller
  /** True for an operation that the server has. Until its additions are known, all are expected. */
  has: (id: OperationId) => boolean = () => true
  /** True for an operation that the run judges. */
  judges: (id: OperationId) => boolean = () => true
  readonly names = new RecordNames()
  readonly #options: RunOptions
  readonly #recorder: Recorder
  readonly #connection: Connection
  #runUser!: RunUser // It is set by signIn.
  #clientUser: Caller | undefined
  /** Removes what the scenario that is being played creates. */
  #cleanUp = new CleanUp()
  /** Removes what all scenarios share. */
  readonly #runCleanUp = new CleanUp()
  readonly #offeredTags: OfferedTags
  readonly #accessIds = new Map<string, string>()
  #userWithoutAccess: Promise<CreatedUser> | undefined

  constructor(options: RunOptions, recorder: Recorder) {
    const { url, isStrict, signal, secondsPerCall, log } = options
    this.#options = options
    this.#recorder = recorder
    this.#connection = {
      baseUrl: url,
      recorder,
      isStrict,
      signal,
      secondsPerCall,
      log,
      has: (id) => this.has(id),
      judges: (id) => this.judges(id),
      onExchange: (exchange) => {
        this.names.learn(exchange)
        this.#registerRemovals(exchange)
      },
    }
    this.administrator = new Caller('administrator', this.#connection)
    this.#offeredTags = new OfferedTags(this.#connection, this.administrator)
  }

  /** Signs in as the user of the run. Throws CannotJudge when that is impossible. */
  async signIn(): Promise<RunUser> {
    this.#runUser = await signInFirst(this.administrator, this.#options)
    this.#signOutAtEnd(this.administrator)
    return this.#runUser
  }

  /** Signs in as the client's user of the options, if there is one. Throws CannotJudge when that is impossible. */
  async signInClientUser() {
    const { clientUser, url } = this.#options
    if (!clientUser) return
    this.#clientUser = new Caller("a client's user", this.#connection)
    await signInFirst(this.#clientUser, { url, user: clientUser.name, password: clientUser.password })
    this.#signOutAtEnd(this.#clientUser)
  }

  /** Plays one scenario and records what came of it. Throws ServerGone when the server answers nothing any more. */
  async play(scenario: Scenario, progress: string) {
    const recorder = this.#recorder
    const before = { failures: recorder.failures.length, start: performance.now() }
    const countFailures = () => recorder.failures.length - before.failures
    recorder.scenario = scenario.title
    this.#cleanUp = new CleanUp()
    let skipped: Skipped | undefined
    let isGone = false
    try {
      await this.#demandTags(scenario)
      this.#demandOperations(scenario)
      await scenario.run(this.#createContext())
    } catch (error) {
      if (error instanceof Skipped) skipped = error
      else if (error instanceof NoAnswer) {
        recorder.addFailure({
          operation: error.operation,
          pointer: '',
          expected: 'an answer',
          received: error.message,
          exchange: undefined,
        })
        isGone = !(await this.#isThere())
      } else if (!isAfterFailure(error, countFailures() > 0)) throw error
    } finally {
      const { keepsFailed, signal } = this.#options
      if (keepsFailed && countFailures() > 0 && !signal?.aborted) recorder.kept.push(...this.#cleanUp.keepRecords())
      recorder.leftovers.push(...(await this.#cleanUp.run()))
    }
    const { title, operations } = scenario
    if (skipped)
      recorder.skips.push({ scenario: title, operations, reason: skipped.message, lacksOperation: skipped instanceof LackingOperation })
    const outcome =
      countFailures() > 0 ? `${countFailures()} failed` : skipped ? `skipped${skipped.isPart ? ' in part' : ''}: ${skipped.message}` : 'ok'
    this.#options.log?.(`${progress} ${title}: ${outcome} (${Math.round(performance.now() - before.start)} ms)`)
    if (isGone) throw new ServerGone()
  }

  /** True when the server answers a call that needs nothing. One that is being restarted has as much time as a call. */
  async #isThere(): Promise<boolean> {
    const { url, secondsPerCall: seconds = defaultSecondsPerCall } = this.#options
    const sender = { caller: 'nobody', jar: new CookieJar(), seconds }
    for (const end = performance.now() + seconds * 1000; ; await wait(500))
      try {
        await sendRequest(url, getOperation('getSignedIn'), { otherPath: '/v1' }, sender)
        return true
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        if (performance.now() > end) return false
      }
  }

  /** Skips a scenario that judges operations of a tag that the server does not have. */
  async #demandTags({ operations }: Scenario) {
    for (const id of operations) {
      const reason = await this.#offeredTags.explainMissing(getOperation(id).tag)
      if (reason !== undefined) throw new Skipped(reason)
    }
  }

  /** Skips a scenario that judges nothing but operations that the server lacks, before it sets anything up. */
  #demandOperations({ operations: [first, ...others] }: Scenario) {
    if (first && [first, ...others].every((id) => !this.has(id))) throw new LackingOperation(first)
  }

  /** Returns a user whom the operation refuses. One is created for the whole run, unless the client's user of the options will do. */
  getUserWithoutAccess = ({ own }: ContractOperation): Promise<Pick<CreatedUser, 'caller'>> => {
    const isOpenToClients = ['any', 'narrowed', 'record'].includes(own.client ?? '')
    if (this.#clientUser && !isOpenToClients) return Promise.resolve({ caller: this.#clientUser })
    this.#userWithoutAccess ??= this.#createUserForRun()
    // One that could not be created is created for the next operation.
    this.#userWithoutAccess.catch(() => {
      this.#userWithoutAccess = undefined
    })
    return this.#userWithoutAccess
  }

  /** Ends the run: removes what all scenarios shared, and signs out. */
  async end() {
    this.#recorder.leftovers.push(...(await this.#runCleanUp.run()))
  }

  async #createUserForRun(): Promise<CreatedUser> {
    const cleanUp = this.#cleanUp
    this.#cleanUp = this.#runCleanUp
    try {
      return await this.#createContext().createUser()
    } finally {
      this.#cleanUp = cleanUp
    }
  }

  #createContext(): Context {
    return createContext({
      administrator: this.administrator,
      credentials: { username: this.#options.user, password: this.#options.password },
      clientUser: this.#clientUser,
      connection: this.#connection,
      cleanUp: this.#cleanUp,
      offeredTags: this.#offeredTags,
      accessIds: this.#accessIds,
      runUser: this.#runUser,
    })
  }

  #registerRemovals(exchange: Exchange) {
    for (const removal of listRemovals(exchange))
      this.#cleanUp.add(removal.title, () => this.#remove(removal), { isRecord: removal.operation.id !== 'logout' })
  }

  #signOutAtEnd({ name, jar }: Caller) {
    this.#runCleanUp.add(`the sign-in of the ${name}`, () => this.#remove(createSignOut(jar.header)))
  }

  /** Sends a call of the clean-up. When the server has ended the sign-in meanwhile, the run signs in again. */
  async #remove({ operation, request, goneStatus }: Removal) {
    const { url, log } = this.#options
    const { name, jar } = this.administrator
    const send = () => sendPatiently(() => sendRequest(url, operation, request, { caller: name, jar: jar.copy() }), { log })
    const first = await send()
    if (first.status === 401) await signInFirst(this.administrator, this.#options)
    const { status, body } = first.status === 401 ? await send() : first
    if (status >= 300 && status !== goneStatus) throw new Error(`${status} ${body.slice(0, 200)}`)
  }
}

/** True for an error that only follows from a failure: a body of another shape cannot be read. */
const isAfterFailure = (error: unknown, hasFailed: boolean) => error instanceof Failed || (error instanceof TypeError && hasFailed)
