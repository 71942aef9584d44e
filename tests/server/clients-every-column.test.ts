import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getJsonMedia, getSuccessResponse, isJsonObject, type JsonValue, listBuiltOperations, resolveReference } from '#api/document.ts'
import { at } from '#domain/clock.ts'
import { readBackup } from '#server/backup/read-database.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { operations } from './contract-operations.ts'
import { createRole, registerClient } from './create-records.ts'
import { type FilledColumn, fillTextColumns } from './fill-columns.ts'
import { readRows } from './read-rows.ts'
import type { App } from './start-app.ts'
import { pastDate, startPersonalData } from './start-personal-data.ts'

// Each text column of a client, as the live schema has them, is filled with a text of its own, for which the answers are searched. So a column that a migration
// adds is shown to nobody, exported and erased, or a test of this file fails.

const { app, ana, schedule, turn, clientId, earlier, personId, sessionId, userId, own, url, buildLink, createLink, visit } =
  await startPersonalData()
const folder = mkdtempSync(join(tmpdir(), 'turnos-columns-'))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

let filled: FilledColumn[] = []
let kept: string[] = []
const ids = { entry: '', role: '', otherClient: '' }
beforeAll(async () => {
  ids.entry = (await app.api.get('/v1/waiting-list', { query: { clientId } }))[0]!.id
  ids.role = await createRole(app.api, 'Portería')
  ids.otherClient = await registerClient(app.api, { name: 'Rigoberta' })
  const columns = await fillTextColumns(app.db, { personId, clientIds: [clientId, earlier] })
  filled = columns.filled
  kept = columns.kept
})

/** Lists the filled columns that a text shows. Columns for searching and sorting have their values in small letters, or the digits alone. */
function findColumns(text: string) {
  const searched = text.toLowerCase()
  return filled.filter(({ value, number }) => searched.includes(value) || searched.includes(number)).map(({ name }) => name)
}

const listFilled = (...tables: string[]) => filled.filter(({ name }) => tables.includes(name.split('.')[0]!))

const names = ['person.name', 'person.father_last_name', 'person.mother_last_name']
const person = [...names, 'person.email', 'person.address', 'person.phone', 'person.document']
const notes = ['session.note', 'waiting_entry.note']
const account = ['app_user.name', 'app_user.email']

test('every text column of a client is filled, except those that a constraint or a trigger decides', () => {
  expect(kept).toEqual(['client.sort_key', 'public_link.url', 'session.state', 'session.accepted', 'session_reply.reply'])
  expect(listFilled('person').map(({ name }) => name)).toEqual(expect.arrayContaining(person))
})

test('a search finds a client by every column of person and client but the address and the note', async () => {
  const ignored: string[] = []
  for (const { name, number } of listFilled('client', 'person')) {
    const found = await app.api.get('/v1/clients', { query: { search: number } })
    if (!found.some(({ id }) => id === clientId)) ignored.push(name)
  }
  expect(ignored).toEqual(['client.note', 'person.address'])
})

test('an export has every column but the hash of the password', async () => {
  // The history has what was stored at some time, and not what is stored now.
  const { history: _, ...exported } = await app.api.get('/v1/clients/{id}/export', { path: { id: clientId } })
  const shown = findColumns(JSON.stringify(exported))
  expect(filled.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual(['app_user.password_hash'])
})

/** What stands for the parameter of a path that begins like this. The first one counts. */
const pathValues = (): [start: string, value: string][] => [
  ['/v1/clients/public-link/', url],
  ['/v1/clients/', clientId],
  ['/v1/person/', personId],
  ['/v1/sessions/client/', clientId],
  ['/v1/sessions/worker/', ana],
  ['/v1/sessions/', sessionId],
  ['/v1/waiting-list/', ids.entry],
  ['/v1/schedules/', schedule.id],
  ['/v1/workers/', ana],
  ['/v1/users/', userId],
  ['/v1/roles/', ids.role],
]

/** The parameters of queries. Those that are optional are sent as filters in a call of its own. */
const queryValues: Record<string, string | number> = {
  ...{ client_id: clientId, worker_id: ana, turn_id: turn.id, from: '2026-11-08', to: '2026-11-14' },
  ...{ year: 2026, month: 11, day: 10, session_date: '2026-11-24', time: at('10:00'), person_type: 'client' },
}

const reads = operations.filter(({ method, isPublic }) => method === 'GET' && !isPublic)

/** Lists the URLs of an operation that reads: with what it requires alone, and with every filter. */
function listUrls({ path, parameters }: (typeof reads)[number]) {
  const need = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`Give the parameter ${name} of GET ${path} a value in this file.`)
    return value
  }
  const filledPath = path.replace(/\{(\w+)\}/, (_, name) => need(pathValues().find(([start]) => path.startsWith(start))?.[1], name))
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name, required }) => ({ name: String(name), required }))
  const required = query.filter((parameter) => parameter.required === true)
  const all = query.filter((parameter) => parameter.required === true || parameter.name in queryValues)
  const urls = [required, all].map(
    (chosen) => `/api${filledPath}?${chosen.map(({ name }) => `${name}=${need(queryValues[name], name)}`).join('&')}`,
  )
  return new Set(urls)
}

/** Reads everything as a user, refusals included, and lists the columns that are shown. */
async function listShown({ inject }: Pick<App, 'inject'>) {
  const bodies: string[] = []
  for (const operation of reads) for (const url of listUrls(operation)) bodies.push((await inject({ method: 'GET', url })).body)
  return findColumns(bodies.join('\n')).sort()
}

/** Creates a user who has every access but to clients, and to the history of everything. */
async function makeAccountant() {
  const rows = await app.db.selectFrom('access').select('code').execute()
  return app.makeUser({ access: rows.map(({ code }) => code).filter((code) => !/^(clients|access)\./.test(code)) })
}

const callers: [caller: string, open: () => Promise<Pick<App, 'inject'>>, columns: string[]][] = [
  ['a user who reads sessions', () => app.makeUser({ access: ['sessions.read'] }), [...person, ...notes]],
  ['a user with every access but to clients', makeAccountant, [...person, ...notes, ...account]],
  ['the worker of the sessions', () => app.makeUser({ worker_id: ana }), [...person, 'session.note']],
  ['the client', async () => own, [...person, ...account]],
  ['another client', () => app.makeUser({ client_id: ids.otherClient }), []],
]

test.each(callers)('%s is shown no more than these columns of the client', async (_, open, columns) => {
  expect(await listShown(await open())).toEqual([...columns].sort())
})

test('the administrator is shown everything but the hash of the password', async () => {
  expect(await listShown(app)).toEqual(
    filled
      .map(({ name }) => name)
      .filter((name) => name !== 'app_user.password_hash')
      .sort(),
  )
})

test('the page of a link names its client and nobody else, and a calendar has no more than the name', async () => {
  const { body } = await visit(url)
  expect(findColumns(body).sort()).toEqual([...names].sort())
  const other = await createLink(await buildLink({ clientId: ids.otherClient }))
  expect(findColumns((await visit(other.url)).body)).toEqual([])
  const { url: workerFeed } = await app.api.post('/v1/workers/{id}/feed', { path: { id: ana } })
  for (const feed of [workerFeed, JSON.parse(body).feed_url]) {
    const calendar = await app.fastify.inject({ url: new URL(feed, 'http://localhost').pathname })
    expect(findColumns(calendar.body)).toEqual(['person.name'])
  }
})

/** The calls that write and answer with a client, each without a change. */
function listWrites() {
  const getValue = (column: string) => filled.find(({ name }) => name === column)!.value
  const slot = { client_id: clientId, worker_id: ana, turn_id: turn.id, day: 2, time: at('08:00'), session_date: pastDate }
  return {
    updateClient: { method: 'PUT', url: `/api/v1/clients/${clientId}`, payload: { id: clientId, person: { id: personId } } },
    updateSession: { method: 'PUT', url: `/api/v1/sessions/${sessionId}`, payload: { ...slot, note: getValue('session.note') } },
    changeSessionState: { method: 'PATCH', url: `/api/v1/sessions/${sessionId}/state`, payload: { state: 'confirmed', attended: true } },
    markSessionReminded: { method: 'POST', url: `/api/v1/sessions/${sessionId}/reminded`, payload: { session_date: pastDate } },
    updateWaitingEntry: { method: 'PUT', url: `/api/v1/waiting-list/${ids.entry}`, payload: { note: getValue('waiting_entry.note') } },
  } as const
}

test('every operation that writes and answers with a client is called', () => {
  const contract = readContract()
  const leadsToClient = (node: JsonValue | undefined, seen = new Set<string>()): boolean => {
    if (typeof node !== 'object' || node === null) return false
    if (!isJsonObject(node) || typeof node.$ref !== 'string') return Object.values(node).some((part) => leadsToClient(part, seen))
    if (node.$ref === '#/components/schemas/Client') return true
    if (seen.has(node.$ref)) return false
    seen.add(node.$ref)
    return leadsToClient(resolveReference(contract, node), seen)
  }
  const answering = listBuiltOperations(contract)
    .filter(
      ({ method, operation }) => method !== 'get' && leadsToClient(getJsonMedia(contract, getSuccessResponse(contract, operation))?.schema),
    )
    .map(({ operation }) => operation.operationId)
  expect(Object.keys(listWrites()).sort()).toEqual(answering.sort())
})

test('the answer to a change shows a user without access to clients no more than a read does', async () => {
  const { inject } = await makeAccountant()
  const editor = await app.makeUser({ access: ['clients.update'] })
  for (const [id, call] of Object.entries(listWrites())) {
    const { statusCode, body } = await (id === 'updateClient' ? editor.inject : inject)(call)
    expect([id, statusCode]).toEqual([id, 200])
    const note = id === 'updateClient' ? [] : [id === 'updateWaitingEntry' ? 'waiting_entry.note' : 'session.note']
    expect(findColumns(body).sort(), id).toEqual([...person, ...note].sort())
  }
})

test('an erasure leaves no column: in no table, no history and no backup', async () => {
  expect(findColumns((await readRows(app.db)).join('\n'))).toEqual(filled.map(({ name }) => name))
  await app.api.post('/v1/clients/{id}/erase', { path: { id: clientId } })
  expect(findColumns((await readRows(app.db)).join('\n'))).toEqual([])
  expect(await listShown(app)).toEqual([])
  const file = join(folder, 'turnos.backup')
  await writeBackup(await readBackup(app.db), file)
  expect(findColumns(gunzipSync(readFileSync(file)).toString())).toEqual([])
})
