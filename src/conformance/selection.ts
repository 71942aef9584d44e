import type { OperationId } from '#api/operation.ts'
import type { CreatedUser } from './context.ts'
import { type ContractOperation, operations } from './contract.ts'
import { createRefusalScenario, nameRefusals } from './negative/refusals.ts'
import type { Samples, Scenario } from './scenario.ts'
import { allScenarios } from './scenarios/all.ts'

type GetUser = (operation: ContractOperation) => Promise<Pick<CreatedUser, 'caller'>>

const writtenScenarios = allScenarios.flatMap(({ scenarios }) => scenarios)
const samples: Samples = Object.assign({}, ...allScenarios.map((tag) => tag.samples))

/** The titles of all scenarios. */
export const scenarioTitles = new Set([...writtenScenarios.map(({ title }) => title), ...operations.map(({ id }) => nameRefusals(id))])

/** Chooses what is played by tags, operationIds and titles of scenarios. Nothing chosen: everything. */
export function selectScenarios(only: string[]) {
  const isChosen = ({ id, tag }: ContractOperation) => only.length === 0 || only.includes(id) || only.includes(tag)
  const chosen = new Set<OperationId>(operations.filter(isChosen).map(({ id }) => id))
  const written = writtenScenarios.filter(({ title, operations }) => only.includes(title) || operations.some((id) => chosen.has(id)))
  const ofTitles = new Set(written.filter(({ title }) => only.includes(title)).flatMap(({ operations }) => operations))
  const refusing = operations.filter(({ id }) => chosen.has(id) || only.includes(nameRefusals(id)))
  const selected = operations.filter((operation) => ofTitles.has(operation.id) || refusing.includes(operation))
  return {
    /** The operations that are judged. */
    selected,
    /** True when single scenarios are chosen. */
    isPartial: only.some((name) => scenarioTitles.has(name)),
    /** Lists the scenarios: those of the tags, and the refusals of each operation, by tags. */
    listScenarios: (getUserWithoutAccess: GetUser): Scenario[] => [
      ...written,
      ...[...Map.groupBy(refusing, ({ tag }) => tag).values()]
        .flat()
        .map((operation) => createRefusalScenario(operation, samples, () => getUserWithoutAccess(operation))),
    ],
  }
}
