// Judges a server by the contract. How a scenario is written:
//
// A file of `scenarios` has what is played for one tag, and `scenarios/all.ts` lists the files in the order of dependency. A scenario has a title
// that says what the contract promises, names the operations that it judges, and gets a Context: callers (`administrator`, `visitor`, and those
// that `createUser`, `createClientUser` and `createWorkerUser` sign in), `hasAdditions`, `skip` and `cleanUp`. `caller.call(operationId, request,
// status)` is typed by the contract. It judges the exchange, records what breaks the contract, and ends the scenario when the status is another one.
// The Answer has expectations about the body, which are recorded with the operation and the JSON pointer, and do not end the scenario. What a
// successful POST creates is deleted when the scenario ends. `random.ts` has random data, so that scenarios run beside whatever data is there.
// Every operation also gets generated calls that it must refuse. `samples` of a tag builds the valid requests that they are made from.

import { CleanUp, createSignOut, listRemovals, type Removal } from './clean-up.ts'
import { type CreatedUser, createContext } from './context.ts'
import { type ContractOperation, getOperation, operations } from './contract.ts'
import { Caller, type Connection } from './exchange/caller.ts'
import { CookieJar, type Exchange, sendRequest } from './exchange/exchange.ts'
import { sendPatiently } from './exchange/patience.ts'
import { KnownRecords } from './known-records.ts'
import { createReadScenario, leaveOut } from './read-only.ts'
import { CannotJudge, Failed, Recorder, Skipped } from './recorder.ts'
import { type Coverage, measureCoverage } from './report/coverage.ts'
import { demandAccess, signInFirst } from './run-user.ts'
import type { Scenario } from './scenario.ts'
import { selectScenarios } from './selection.ts'

export type RunOptions = {
  /** The URL of the API, such as http://127.0.0.1:3000/api. */
  url: string
  user: string
  password: string
  /** A client's user without access, for a server that lacks the operations of users. */
  clientUser?: { name: string; password: string } | undefined
  /** Tags, operationIds and titles of scenarios. Empty: everything. */
  only: string[]
  isReadOnly: boolean
  isStrict: boolean
  /** Ends the run early. What was created is removed. */
  signal?: AbortSignal
  /** Receives a line for each scenario. */
  log?: (line: string) => void
}

/** The findings of a run. */
export type Verdict = {
  url: string
  user: string
  isReadOnly: boolean
  /** True when single scenarios were chosen. */
  isPartial: boolean
  hasAdditions: boolean
  recorder: Recorder
  operations: ContractOperation[]
  coverage: Coverage
  milliseconds: number
}

const isReading = ({ method }: ContractOperation) => method === 'GET'

/** Lists the operations to which the user of a run needs access. What a scenario creates, it also reads, changes and deletes. */
const listNeeded = (selected: ContractOperation[]) => operations.filter(({ tag }) => selected.some((operation) => operation.tag === tag))

/** Plays all scenarios that the options choose, and returns what was found. Throws CannotJudge when the server cannot be judged. */
export async function runConformance(options: RunOptions): Promise<Verdict> {
  const { url, only, isReadOnly, isStrict, signal, log } = options
  const start = performance.now()
  const { selected, isPartial, listScenarios } = selectScenarios(only)
  const recorder = new Recorder()
  const state = { hasAdditions: true, cleanUp: new CleanUp(), clientUser: undefined as Caller | undefined }
  const connection: Connection = {
    ...{ baseUrl: url, recorder, isStrict, signal, log, hasAdditions: () => state.hasAdditions },
    onExchange: (exchange) => registerRemovals(exchange, state.cleanUp),
  }
  const administrator = new Caller('administrator', connection)

  /** Sends a call of the clean-up. When the server has ended the sign-in meanwhile, the run signs in again. */
  async function remove({ operation, request, goneStatus }: Removal) {
    const send = () =>
      sendPatiently(() => sendRequest(url, operation, request, { caller: administrator.name, jar: administrator.jar.copy() }), { log })
    const first = await send()
    if (first.status === 401) await signInFirst(administrator, options)
    const { status, body } = first.status === 401 ? await send() : first
    if (status >= 300 && status !== goneStatus) throw new Error(`${status} ${body.slice(0, 200)}`)
  }

  function registerRemovals(exchange: Exchange, cleanUp: CleanUp) {
    for (const removal of listRemovals(exchange)) cleanUp.add(removal.title, () => remove(removal))
  }

  const offeredTags = new Map<string, Promise<boolean>>()
  const accessIds = new Map<string, string>()
  const buildContext = () =>
    createContext({
      ...{
        administrator,
        connection,
        cleanUp: state.cleanUp,
        offeredTags,
        accessIds,
        credentials: { username: options.user, password: options.password },
        clientUser: state.clientUser,
        runUser,
      },
      isSelected: (tag) => selected.some((operation) => operation.tag === tag),
    })

  async function play(scenario: Scenario, progress: string) {
    recorder.scenario = scenario.title
    const before = { failures: recorder.failures.length, start: performance.now() }
    state.cleanUp = new CleanUp()
    const skip = (reason: string) =>
      recorder.skips.push({
        ...{ scenario: scenario.title, operations: scenario.operations, reason },
        isAddition: scenario.addition === true,
      })
    let reason: string | undefined
    try {
      if (scenario.addition && !state.hasAdditions) throw new Skipped('it is about an addition, and the server has none')
      await scenario.run(buildContext())
    } catch (error) {
      if (error instanceof Skipped) reason = error.message
      else if (!isAfterFailure(error, recorder.failures.length > before.failures)) throw error
    } finally {
      recorder.leftovers.push(...(await state.cleanUp.run()))
    }
    if (reason !== undefined) skip(reason)
    const failures = recorder.failures.length - before.failures
    const outcome = failures > 0 ? `${failures} failed` : reason === undefined ? 'ok' : `skipped: ${reason}`
    log?.(`${progress} ${scenario.title}: ${outcome} (${Math.round(performance.now() - before.start)} ms)`)
  }

  const runCleanUp = new CleanUp()
  let createdUser: Promise<CreatedUser> | undefined
  /** Returns a user whom the operation refuses. One is created for the whole run, unless the client's user of the options will do. */
  const getUserWithoutAccess = ({ own }: ContractOperation): Promise<Pick<CreatedUser, 'caller'>> => {
    const isOpenToClients = ['any', 'narrowed', 'record'].includes(own.client ?? '')
    if (state.clientUser && !isOpenToClients) return Promise.resolve({ caller: state.clientUser })
    if (createdUser) return createdUser
    const { cleanUp } = state
    state.cleanUp = runCleanUp
    createdUser = buildContext()
      .createUser()
      .finally(() => {
        state.cleanUp = cleanUp
      })
    return createdUser
  }

  const runUser = await signInFirst(administrator, options)
  demandAccess(options.user, runUser, isReadOnly ? selected.filter(isReading) : listNeeded(selected))
  if (options.clientUser) {
    const { name: user, password } = options.clientUser
    state.clientUser = new Caller("a client's user", connection)
    await signInFirst(state.clientUser, { ...options, user, password })
  }
  for (const { name, jar } of [administrator, state.clientUser ?? []].flat())
    runCleanUp.add(`the sign-in of the ${name}`, () => remove(createSignOut(jar.header)))
  state.hasAdditions = await detectAdditions(url)
  const known = new KnownRecords(administrator, runUser)
  const scenarios = isReadOnly
    ? selected.filter(isReading).map((operation) => createReadScenario(operation, known))
    : listScenarios(getUserWithoutAccess)
  if (isReadOnly) for (const operation of selected.filter((operation) => !isReading(operation))) leaveOut(operation, recorder)
  try {
    for (const [index, scenario] of scenarios.entries()) await play(scenario, `[${index + 1}/${scenarios.length}]`)
  } catch (error) {
    if (!signal?.aborted) throw error
  } finally {
    recorder.leftovers.push(...(await runCleanUp.run()))
  }
  if (signal?.aborted) throw new CannotJudge(describeStop(recorder.leftovers))
  if (selected.every(({ id }) => !recorder.calls.has(id)))
    throw new CannotJudge(`Nothing was judged: ${recorder.skips[0]?.reason ?? 'no scenario fits'}.`)
  const coverage = measureCoverage(selected, recorder, { isReadOnly, isPartial, hasAdditions: state.hasAdditions })
  const { hasAdditions } = state
  return {
    url,
    user: options.user,
    ...{ isReadOnly, isPartial },
    hasAdditions,
    recorder,
    operations: selected,
    coverage,
    milliseconds: performance.now() - start,
  }
}

const describeStop = (leftovers: string[]) =>
  leftovers.length === 0
    ? 'The run was stopped. What it had created has been removed.'
    : `The run was stopped. Left over, please delete: ${leftovers.join(', ')}`

/** True for an error that only follows from a failure: a body of another shape cannot be read. */
const isAfterFailure = (error: unknown, hasFailed: boolean) => error instanceof Failed || (error instanceof TypeError && hasFailed)

/** True when the server answers GET /v1/settings, which says that it has the additions. */
async function detectAdditions(url: string): Promise<boolean> {
  const { status } = await sendRequest(url, getOperation('getSettings'), {}, { caller: 'nobody', jar: new CookieJar() })
  return status !== 404
}
