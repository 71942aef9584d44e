import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { startMock } from '../../scripts/mock/server.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { adminPassword } from './admin-password.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the mock. */
    mock: string
    /** The dump file of a migrated database with the user `admin`, which each server of a test file copies. */
    database: string
  }
}

/**
 * Starts the mock, and prepares the database of the real servers. Every call of the mock counts as signed in, because cookies of the mock's origin do not
 * reach a test's page.
 */
export default async function setup(project: TestProject) {
  const [mock, { file, remove }] = await Promise.all([startMock({ signedIn: true }), createDump()])
  project.provide('mock', mock.url)
  project.provide('database', file)
  return () => Promise.all([mock.close(), remove()])
}

async function createDump() {
  const folder = await mkdtemp(join(tmpdir(), 'turnos-screens-'))
  const file = join(folder, 'database.tar')
  const database = await openDatabase({})
  await migrate(database.db)
  await ensureFirstStart(database.db, { adminPassword, hash: hashPasswordCheaply })
  const image = await database.dump!()
  await database.close()
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  return { file, remove: () => rm(folder, { recursive: true }) }
}
