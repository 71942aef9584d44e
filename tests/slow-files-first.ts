import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of the projects. The workers share the modules of a project, so its files follow each other. The projects of the smallest files are last. The
 * screens are not here, because the pages of their browser have their own queue.
 */
const projects = ['built-app', 'server-postgres', 'server-embedded', 'contract', 'domain', 'web']

/** The files of a project that take longest, which begin first. One that began last would run alone while other workers have nothing to do. */
const slowFiles = [
  ...[
    'built-app/sweep/sweep-desktop',
    'built-app/sweep/sweep-phone',
    'built-app/start',
    'built-app/missing-parts',
    'built-app/bad-network',
    'built-app/roles-and-access',
  ],
  ...['server/conformance', 'server/conformance-faults', 'server/conformance-missing-operations', 'contract/fuzz', 'server/large-bodies'],
  ...['server/database-embedded', 'server/sessions.property', 'server/auth-limits', 'server/lists', 'server/sessions-deleted-people'],
  ...['contract/dev', 'contract/mock-changes', 'contract/old-browsers', 'contract/foreign-server'],
]

for (const file of slowFiles)
  if (!existsSync(new URL(`./${file}.test.ts`, import.meta.url)))
    throw new Error(`tests/slow-files-first.ts names ${file}, which does not exist.`)

/** The seed of a random order of the files (`npm test -- --shuffle`), in which no test may depend on what ran before it. */
const seed = process.env.TEST_SEED

/** Runs slow files first, also in a clone in which Vitest has not yet measured how long each takes; or all files in the order of a seed. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (seed !== undefined) return files.toSorted((one, other) => (hashFile(one) < hashFile(other) ? -1 : 1))
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankProject(one) - rankProject(other) || rankFile(one) - rankFile(other))
  }
}

const rankProject = ({ project }: TestSpecification) => projects.indexOf(project.name)

const hashFile = ({ project, moduleId }: TestSpecification) =>
  createHash('sha256').update(`${seed} ${project.name} ${moduleId}`).digest('hex')

function rankFile({ moduleId }: TestSpecification) {
  const index = slowFiles.findIndex((file) => moduleId.endsWith(`/tests/${file}.test.ts`))
  return index === -1 ? slowFiles.length : index
}
