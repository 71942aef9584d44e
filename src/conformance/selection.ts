import type { OperationId } from '#api/operation.ts'
import type { CreatedUser } from './context.ts'
import { type ContractOperation, operations } from './contract.ts'
import { createRefusalScenario, nameRefusals } from './negative/refusals.ts'
import { createRepeatingScenario, keyedOperations, nameRepeating } from './repeated.ts'
import type { Samples, Scenario } from './scenario.ts'
import { allScenarios } from './scenarios/all.ts'
import { createWritingScenario, nameWriting, writingOperations } from './written/written.ts'

type GetUser = (operation: ContractOperation) => Promise<Pick<CreatedUser, 'caller'>>

const tagScenarios = allScenarios.flatMap(({ scenarios }) => scenarios)
const samples: Samples = Object.assign({}, ...allScenarios.map((tag) => tag.samples))

/** The titles of all scenarios. */
export const scenarioTitles = new Set([
  ...tagScenarios.map(({ title }) => title),
  ...writingOperations.map(({ id }) => nameWriting(id)),
  ...keyedOperations.map(({ id }) => nameRepeating(id)),
  ...operations.map(({ id }) => nameRefusals(id)),
])

/** Chooses what is played by tags, operationIds and titles of scenarios. Nothing chosen: everything. */
export function selectScenarios(only: string[]) {
  const isChosen = ({ id, tag }: ContractOperation) => only.length === 0 || only.includes(id) || only.includes(tag)
  const chosen = new Set<OperationId>(operations.filter(isChosen).map(({ id }) => id))
  const playedOfTags = tagScenarios.filter(({ title, operations }) => only.includes(title) || operations.some((id) => chosen.has(id)))
  const ofTitles = new Set(playedOfTags.filter(({ title }) => only.includes(title)).flatMap(({ operations }) => operations))
  const refusing = operations.filter(({ id }) => chosen.has(id) || only.includes(nameRefusals(id)))
  const writing = writingOperations.filter(({ id }) => chosen.has(id) || only.includes(nameWriting(id)))
  const repeating = keyedOperations.filter(({ id }) => chosen.has(id) || only.includes(nameRepeating(id)))
  const selected = operations.filter(
    (operation) => ofTitles.has(operation.id) || [writing, repeating, refusing].some((list) => list.includes(operation)),
  )
  return {
    /** The operations that are judged. */
    selected,
    /** True when single scenarios are chosen. */
    isPartial: only.some((name) => scenarioTitles.has(name)),
    /** Lists the scenarios: those of the tags, what each operation stores, what is sent twice, and the refusals of each operation, by tags. */
    listScenarios: (getUserWithoutAccess: GetUser): Scenario[] => [
      ...playedOfTags,
      ...writing.map(createWritingScenario),
      ...repeating.map((operation) => createRepeatingScenario(operation, samples)),
      ...[...Map.groupBy(refusing, ({ tag }) => tag).values()]
        .flat()
        .map((operation) => createRefusalScenario(operation, samples, () => getUserWithoutAccess(operation))),
    ],
  }
}
