import { buildBriefName } from '#domain/names.ts'
import type { PublicWorker } from '../public-view.ts'

/** The most workers that a slot names. */
const maxNames = 3

/** Returns the names of workers by id: "Ana", or "Ana T." where another worker is called Ana too. */
export function buildWorkerNames(workers: readonly PublicWorker[]): ReadonlyMap<string, string> {
  const names = workers.map(({ name }) => name)
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return new Map(
    workers.map(({ id, name, fatherLastName }) => [id, isUnique(name) ? name : buildBriefName({ given: name, father: fatherLastName })]),
  )
}

/** Returns the names of the free workers: "Ana, Diego", "Ana, Diego, Elena y 2 más". */
export function formatFreeWorkers(workers: readonly PublicWorker[], names: ReadonlyMap<string, string>): string {
  const shown = workers.slice(0, maxNames).map(({ id }) => names.get(id))
  const rest = workers.length - shown.length
  return shown.join(', ') + (rest > 0 ? ` y ${rest} más` : '')
}
