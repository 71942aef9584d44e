import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Database, type Db, openDatabase } from '#server/database/connect.ts'
import { ensureFirstStart } from '#server/database/first-start.ts'
import { migrate } from '#server/database/migrate.ts'
import { buildDatabaseUrl, runOnTestServer } from '../../scripts/postgres-server.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { adminPassword } from './admin-password.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The databases to copy. */
    templates: Templates
  }
}

/** The databases that test files copy: the dump files of the embedded engine, or the names of PostgreSQL databases. */
export type Templates = {
  engine: 'embedded' | 'postgres'
  /** Without tables. */
  empty: string
  /** After the first start: it has all tables, the first roles and the user `admin`. */
  started: string
}

/** Prepares the databases for the whole run; each test file works on its own copy. Returns a function that removes them. */
export default async function setup(project: TestProject) {
  const { templates, remove } = project.name === 'server-postgres' ? await createPostgresTemplates() : await createEmbeddedDumps()
  project.provide('templates', templates)
  return remove
}

async function createEmbeddedDumps() {
  const folder = await mkdtemp(join(tmpdir(), 'turnos-test-'))
  const templates: Templates = { engine: 'embedded', empty: join(folder, 'empty.tar'), started: join(folder, 'started.tar') }
  const database = await openDatabase({})
  await dump(database, templates.empty)
  await startFirst(database.db)
  await dump(database, templates.started)
  await database.close()
  return { templates, remove: () => rm(folder, { recursive: true }) }
}

const dump = async (database: Database, file: string) => writeFileSync(file, Buffer.from(await (await database.dump!()).arrayBuffer()))

async function createPostgresTemplates() {
  const templates: Templates = { engine: 'postgres', empty: "template0 encoding 'UTF8'", started: `turnos_test_${process.pid}` }
  const remove = () => runOnTestServer(`drop database if exists ${templates.started} with (force)`)
  await remove()
  await runOnTestServer(`create database ${templates.started} template ${templates.empty}`)
  const database = await openDatabase({ url: buildDatabaseUrl(templates.started) })
  await startFirst(database.db)
  await database.close()
  return { templates, remove }
}

async function startFirst(db: Db) {
  await migrate(db)
  await ensureFirstStart(db, { adminPassword, hash: hashPasswordCheaply })
}
