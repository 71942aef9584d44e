import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { buildDatabaseUrl, runOnTestServer } from '../../scripts/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database engine under test. */
    engine: 'embedded' | 'postgres'
    /** A migrated database to copy: the dump file of an embedded database, or the name of a PostgreSQL database. */
    migrated: string
  }
}

/** Migrates one database for the whole run; each test file works on its own copy. Returns a function that removes the database. */
export default async function setup(project: TestProject) {
  const engine = project.name === 'server-postgres' ? 'postgres' : 'embedded'
  const { migrated, remove } = engine === 'postgres' ? await createPostgresTemplate() : await createEmbeddedDump()
  project.provide('engine', engine)
  project.provide('migrated', migrated)
  return remove
}

async function createEmbeddedDump() {
  const folder = await mkdtemp(join(tmpdir(), 'turnos-test-'))
  const migrated = join(folder, 'migrated.tar')
  const database = await openDatabase({})
  await migrate(database.db)
  const image = await database.dump!()
  await database.close()
  writeFileSync(migrated, Buffer.from(await image.arrayBuffer()))
  return { migrated, remove: () => rm(folder, { recursive: true }) }
}

async function createPostgresTemplate() {
  const migrated = `turnos_test_${process.pid}`
  const remove = () => runOnTestServer(`drop database if exists ${migrated} with (force)`)
  await remove()
  await runOnTestServer(`create database ${migrated} template template0 encoding 'UTF8'`)
  const database = await openDatabase({ url: buildDatabaseUrl(migrated) })
  await migrate(database.db)
  await database.close()
  return { migrated, remove }
}
