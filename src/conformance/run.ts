// Judges a server by the contract. How a scenario is written:
//
// A file of `scenarios` has what is played for one tag, and `scenarios/all.ts` lists the files in the order of dependency. A scenario has a title
// that says what the contract promises, names the operations that it judges, and gets a Context: callers (`administrator`, `visitor`, and those that
// `createUser`, `createClientUser` and `createWorkerUser` sign in), `has`, which asks for an operation where only a part of the story needs it,
// `skip` and `cleanUp`. A call to an addition that the server lacks ends the scenario as skipped. `caller.call(operationId, request,
// status)` is typed by the contract. It judges the exchange, records what breaks the contract, and ends the scenario when the status is another one.
// The Answer has expectations about the body, which are recorded with the operation and the JSON pointer, and do not end the scenario. What a
// successful POST creates is deleted when the scenario ends. `random.ts` has random data, so that scenarios run beside whatever data is there.
// Every operation also gets generated calls that it must refuse. `samples` of a tag builds the valid requests that they are made from.

import { isJsonObject } from '#api/document.ts'
import type { OperationId } from '#api/operation.ts'
import { demandOpenDays } from './closing-days.ts'
import { additions, type ContractOperation, getOperation, operations } from './contract.ts'
import { CookieJar, parseJson, sendRequest } from './exchange/exchange.ts'
import { KnownRecords } from './known-records.ts'
import { missingStatuses } from './offered-tags.ts'
import { Player } from './player.ts'
import { createReadScenario, leaveOut } from './read-only.ts'
import { CannotJudge, Recorder, ServerGone } from './recorder.ts'
import { type Coverage, measureCoverage } from './report/coverage.ts'
import type { RecordNames } from './report/record-names.ts'
import { demandAccess } from './run-user.ts'
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
  /** True keeps what a scenario that failed has created. */
  keepsFailed?: boolean
  /** Seconds within which an answer must have come; a default when missing. */
  secondsPerCall?: number
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
  /** Why the run ended before all scenarios were played; undefined when it did not. */
  ending: string | undefined
  has: (id: OperationId) => boolean
  recorder: Recorder
  /** The names of what the run has created. */
  names: RecordNames
  operations: ContractOperation[]
  coverage: Coverage
  milliseconds: number
}

const isReading = ({ method }: ContractOperation) => method === 'GET'

/** Lists the operations to which the user of a run needs access. What a scenario creates, it also reads, changes and deletes. */
const listNeeded = (selected: ContractOperation[]) => operations.filter(({ tag }) => selected.some((operation) => operation.tag === tag))

/** Plays all scenarios that the options choose, and returns what was found. Throws CannotJudge when the server cannot be judged. */
export async function runConformance(options: RunOptions): Promise<Verdict> {
  const { url, user, only, isReadOnly, signal } = options
  const start = performance.now()
  const { selected, isPartial, listScenarios } = selectScenarios(only)
  const recorder = new Recorder()
  const player = new Player(options, recorder)
  const runUser = await player.signIn()
  const has = await detectAdditions(url)
  player.has = has
  const judged = new Set(selected.map(({ id }) => id))
  player.judges = (id) => judged.has(id)
  const needed = isReadOnly ? selected.filter(isReading) : listNeeded(selected)
  demandAccess(
    user,
    runUser,
    needed.filter(({ id }) => has(id)),
  )
  if (!isReadOnly && has('listAbsences') && runUser.canCall(getOperation('listAbsences'))) await demandOpenDays(player.administrator, url)
  await player.signInClientUser()
  const known = new KnownRecords(player.administrator, runUser)
  const scenarios = isReadOnly
    ? selected.filter(isReading).map((operation) => createReadScenario(operation, known))
    : listScenarios(player.getUserWithoutAccess)
  if (isReadOnly) for (const operation of selected.filter((operation) => !isReading(operation))) leaveOut(operation, recorder, has)
  const ending = await playAll(scenarios, player, signal)
  if (signal?.aborted) throw new CannotJudge(describeStop(recorder.leftovers))
  if (recorder.failures.length === 0 && selected.every(({ id }) => !recorder.calls.has(id)))
    throw new CannotJudge(`Nothing was judged: ${recorder.skips[0]?.reason ?? 'no scenario fits'}.`)
  return {
    url,
    user,
    isReadOnly,
    isPartial,
    ending,
    has,
    recorder,
    names: player.names,
    operations: selected,
    coverage: measureCoverage(selected, recorder, { isReadOnly, isPartial: isPartial || ending !== undefined, has }),
    milliseconds: performance.now() - start,
  }
}

/** Plays the scenarios until the run is stopped or the server has gone. Returns why it has not played all of them, if it did not and was not stopped. */
async function playAll(scenarios: Scenario[], player: Player, signal: AbortSignal | undefined): Promise<string | undefined> {
  let played = 0
  try {
    for (const scenario of scenarios) await player.play(scenario, `[${++played}/${scenarios.length}]`)
  } catch (error) {
    if (error instanceof ServerGone)
      return `it answers no call any more, and ${scenarios.length - played} of ${scenarios.length} scenarios were not played`
    if (!signal?.aborted) throw error
  } finally {
    await player.end()
  }
  return undefined
}

const describeStop = (leftovers: string[]) =>
  leftovers.length === 0
    ? 'The run was stopped. What it had created has been removed.'
    : `The run was stopped. Left over, please delete: ${leftovers.join(', ')}`

/** Finds out which operations the server has: of the additions those that its settings list, or all without the list. A server without settings has none. */
async function detectAdditions(url: string): Promise<(id: OperationId) => boolean> {
  const { status, body } = await sendRequest(url, getOperation('getSettings'), {}, { caller: 'nobody', jar: new CookieJar() })
  const settings = parseJson(body)
  // A list of another shape is judged with the settings.
  const list = missingStatuses.includes(status) ? [] : isJsonObject(settings) ? settings.operations : undefined
  const listed = list === undefined ? undefined : new Set<unknown>([list].flat())
  return (id) => !additions.includes(id) || (listed?.has(id) ?? true)
}
