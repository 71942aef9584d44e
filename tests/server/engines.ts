import { openAsBlob } from 'node:fs'
import { v7 as newId } from 'uuid'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/database/connect.ts'
import { onTestServer, testDatabaseUrl } from './postgres.ts'

/** A migrated database for one test file, on the engine that this run is about. Closing it removes it. */
export const openTestDatabase = (): Promise<Database> =>
  inject('engine') === 'postgres' ? openCopy(inject('migrated')) : openImage(inject('migrated'))

const openImage = async (file: string) => openDatabase({ image: await openAsBlob(file) })

async function openCopy(template: string): Promise<Database> {
  const name = `turnos_test_${newId().replaceAll('-', '')}`
  await onTestServer(`create database ${name} template ${template}`)
  const database = await openDatabase({ url: testDatabaseUrl(name) })
  const close = async () => {
    await database.close()
    await onTestServer(`drop database ${name} with (force)`)
  }
  return { ...database, close }
}
