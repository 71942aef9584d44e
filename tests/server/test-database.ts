import { openAsBlob } from 'node:fs'
import { v7 as createId } from 'uuid'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { buildDatabaseUrl, runOnTestServer } from '../../scripts/postgres-server.ts'

/** Opens a database after the first start for one test file, on the engine of the Vitest project. Closing the database removes it. */
export const openTestDatabase = (): Promise<Database> => openCopy(inject('templates').started)

/** Opens a database without tables for one test file, on the engine of the Vitest project. Closing the database removes it. */
export const openEmptyDatabase = (): Promise<Database> => openCopy(inject('templates').empty)

const openCopy = async (template: string) =>
  inject('templates').engine === 'postgres' ? openPostgresCopy(template) : openDatabase({ image: await openAsBlob(template) })

async function openPostgresCopy(template: string): Promise<Database> {
  const name = `turnos_test_${createId().replaceAll('-', '')}`
  await runOnTestServer(`create database ${name} template ${template}`)
  const database = await openDatabase({ url: buildDatabaseUrl(name) })
  const close = async () => {
    await database.close()
    await runOnTestServer(`drop database ${name} with (force)`)
  }
  return { ...database, close }
}
