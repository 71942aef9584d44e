import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getJsonMedia, getSuccessResponse, isJsonObject, type JsonValue, listBuiltOperations, resolveReference } from '#api/document.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { readBackup } from '#server/backup/read-database.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { createRole, registerClient } from './create-records.ts'
import { type FilledColumn, fillColumns } from './fill-columns.ts'
import { leftOut, readEverything, reads } from './read-everything.ts'
import { readRows } from './read-rows.ts'
import type { App } from './start-app.ts'
import { pastDate, startPersonalData } from './start-personal-data.ts'

// Each text column of a client, as the live schema has them, is filled with its own text, for which the answers are searched. So a column that a migration
// adds is shown to nobody, exported and erased, or a test of this file fails.

const { app, ana, bruno, schedule, turn, clientId, personId, sessionId, userId, own, buildLink, createLink, visit } =
  await startPersonalData()
const folder = mkdtempSync(join(tmpdir(), 'turnos-columns-'))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Of these tables the rows of the client are not filled. */
const stops = {
  history: 'It has what was stored at some time.',
  idempotency_key: 'It has ids, and hashes that an erasure empties: see idempotency-rules.test.ts.',
  worker: 'What is stored about a worker is filled below for the worker of the sessions.',
}

/** These columns of the client are not filled. */
const kept = {
  'client.sort_key': 'A trigger writes it.',
  'message.changes': 'It has ids, dates and times.',
  'sign_in.token_hash': 'Another one would end the sign-in of the client.',
  'second_factor.secret': 'The client has none, and it has no text.',
  'second_factor.recovery_code_hashes': 'The client has none, and they have no text.',
}

/** The values of columns that a constraint allows certain values only. Nobody else in the database has them. */
const values = {
  'feed.token': 'token',
  'message.kind': 'restored',
  'message.state': 'dropped',
  'public_link.url': 'token',
  'session.state': 'confirmed',
  'session.accepted': 'hours',
  'session_reply.reply': 'declined',
}

/** Of these tables the rows of the worker of the sessions are not filled. */
const workerStops = {
  app_user: 'The worker has none until a test creates it.',
  client: 'The worker is no client.',
  session: 'The sessions are those of the client.',
  session_count: 'It counts sessions.',
  session_reply: 'The replies are those of the client.',
}

let filled: FilledColumn[] = []
let filledOfWorker: FilledColumn[] = []
const ids = { entry: '', role: '', otherClient: '' }
beforeAll(async () => {
  ids.entry = (await app.api.get('/v1/waiting-list', { query: { clientId } }))[0]!.id
  ids.role = await createRole(app.api, 'Portería')
  ids.otherClient = await registerClient(app.api, { name: 'Rigoberta' })
  await app.api.post('/v1/workers/{id}/feed', { path: { id: ana } })
  await app.api.post('/v1/absences', { body: { workerId: ana, fromDate: '2026-11-26', toDate: '2026-11-27', reason: 'Mudanza' } })
  const worker = await app.db.selectFrom('worker').where('id', '=', ana).select('person_id').executeTakeFirstOrThrow()
  filled = await fillColumns(app.db, { personId, stops, kept, values })
  filledOfWorker = await fillColumns(app.db, {
    personId: worker.person_id,
    prefix: 'worker/',
    stops: workerStops,
    kept: {},
    values: { 'feed.token': 'token' },
  })
})

const getValue = (column: string) => filled.find(({ name }) => name === column)!.value

/** Lists the filled columns that a text shows. Columns for searching and sorting have their values in small letters, or the digits alone. */
function findColumns(text: string) {
  // The texts of rows have a blank after a colon.
  const searched = text.toLowerCase().replaceAll('": "', '":"')
  return [...filled, ...filledOfWorker].filter(({ texts }) => texts.some((each) => searched.includes(each))).map(({ name }) => name)
}

const listFilled = (...tables: string[]) => filled.filter(({ name }) => tables.includes(name.split('.')[0]!))

const names = ['person.name', 'person.father_last_name', 'person.mother_last_name']
const person = [...names, 'person.email', 'person.address', 'person.phone', 'person.document']
const notes = ['session.note', 'waiting_entry.note']
const account = ['app_user.name', 'app_user.email']

const agenda = ['session.state', 'session.accepted', 'session_reply.reply']
/** The history shows them to whoever reads sessions. */
const messages = ['message.kind', 'message.state']
const workerNames = names.map((name) => `worker/${name}`)
const worker = person.map((name) => `worker/${name}`)

test('the columns of what a client has in other tables are filled', () => {
  expect(filled.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...person, ...account, 'known_address.address', 'sign_in.browser', 'feed.token', 'public_link.url', ...agenda]),
  )
})

test('a search finds a client by every column of person and client but the address and the note', async () => {
  const ignored: string[] = []
  for (const { name, number } of listFilled('client', 'person')) {
    const found = await app.api.get('/v1/clients', { query: { search: number } })
    if (!found.some(({ id }) => id === clientId)) ignored.push(name)
  }
  expect(ignored).toEqual(['client.note', 'person.address'])
})

/** An export leaves these columns out. */
const notExported = {
  'app_user.password_hash': 'It is a secret of the server.',
  'feed.token': 'It opens the calendar.',
  'known_address.address': 'It is kept for a month to recognize a sign-in.',
  'public_link.url': 'It opens the page.',
  'session.accepted': 'It says why the worker is not available.',
  'sign_in.browser': 'It is gone when the sign-in ends.',
}

test('an export has every column but those with a reason, and of the worker the name', async () => {
  // The history has what was stored at some time, and not what is stored now.
  const { history: _, ...exported } = await app.api.get('/v1/clients/{id}/export', { path: { id: clientId } })
  const shown = findColumns(JSON.stringify(exported))
  const ofClient = filled.map(({ name }) => name)
  expect(ofClient.filter((name) => !shown.includes(name))).toEqual(Object.keys(notExported))
  expect(shown.filter((name) => !ofClient.includes(name))).toEqual(workerNames)
})

const pathValues = (): [start: string, value: string][] => [
  ['/v1/clients/public-link/', getValue('public_link.url')],
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

const getQueryValues = (): Record<string, string | number | boolean> => ({
  client_id: clientId,
  session_id: sessionId,
  worker_id: ana,
  turn_id: turn.id,
  schedule_id: schedule.id,
  linked_schedule_id: schedule.id,
  user_id: userId,
  role_id: ids.role,
  except: sessionId,
  from: '2026-11-08',
  to: '2026-11-28',
  year: 2026,
  month: 11,
  day: 10,
  session_date: '2026-11-24',
  time: parseTimeOfDay('10:00'),
  person_type: 'client',
  kind: 'session',
  state: getValue('session.state'),
  'listMessages.state': getValue('message.state'),
  client_reply: getValue('session_reply.reply'),
  search: getValue('person.name'),
  upcoming: false,
  to_rebook: true,
  linked: true,
  incomplete: true,
  bad_phone: false,
  with_sessions: true,
  unavailable: true,
  by_worker: true,
})

/** Reads everything as a user, refusals included. */
const readAll = (user: Pick<App, 'inject'>) => readEverything(user, { path: pathValues(), query: getQueryValues() })

/** Reads everything as a user, and lists the columns that are shown. */
const listShown = async (user: Pick<App, 'inject'>) => findColumns((await readAll(user)).map(({ body }) => body).join('\n')).sort()

/** Creates a user who has every access but to clients, and to the history of everything. */
async function makeAccountant() {
  const rows = await app.db.selectFrom('access').select('code').execute()
  return app.makeUser({ access: rows.map(({ code }) => code).filter((code) => !/^(clients|access)\./.test(code)) })
}

const callers: [caller: string, open: () => Promise<Pick<App, 'inject'>>, columns: string[]][] = [
  [
    'a user who reads sessions',
    () => app.makeUser({ access: ['sessions.read'] }),
    [...person, ...notes, ...agenda, ...messages, ...worker],
  ],
  [
    'a user with every access but to clients',
    makeAccountant,
    [...person, ...notes, ...account, ...agenda, ...messages, 'public_link.url', ...worker, 'worker/absence.reason', 'worker/feed.token'],
  ],
  [
    'the worker of the sessions',
    () => app.makeUser({ worker_id: ana }),
    [...person, 'session.note', ...agenda, ...worker, 'worker/absence.reason', 'worker/feed.token'],
  ],
  ['the client', async () => own, [...person, ...account, ...agenda, 'sign_in.browser', ...workerNames]],
]

test.each(callers)('%s is shown no more than these columns of the client and of the worker', async (_, open, columns) => {
  expect(await listShown(await open())).toEqual([...columns].sort())
})

const strangers: [caller: string, open: () => ReturnType<App['makeUser']>, ownName: string][] = [
  ['another client', () => app.makeUser({ client_id: ids.otherClient }), 'Rigoberta'],
  ['a worker without a session of the client', () => app.makeUser({ worker_id: bruno }), 'Bruno'],
]

test.each(strangers)('%s is shown their own name, and no column of the client or of the worker', async (_, open, ownName) => {
  const text = (await readAll(await open())).map(({ body }) => body).join('\n')
  expect(text).toContain(ownName)
  expect(findColumns(text)).toEqual([])
})

/** Of these columns an administrator is shown none: at most their owner is. */
const shownToOwnersOnly = ['app_user.password_hash', 'known_address.address', 'sign_in.browser', 'feed.token']

test('the administrator may read everything, and is shown every column but those of which at most the owner is shown', async () => {
  const answers = await readAll(app)
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  expect(findColumns(answers.map(({ body }) => body).join('\n')).sort()).toEqual(
    [...filled, ...filledOfWorker]
      .map(({ name }) => name)
      .filter((name) => !shownToOwnersOnly.includes(name))
      .sort(),
  )
})

test('every named parameter is one of the contract', () => {
  const named = reads.flatMap(({ parameters }) => parameters.filter((each) => each.in === 'query').map(({ name }) => String(name)))
  expect([...Object.keys(getQueryValues()), ...leftOut].filter((name) => !named.includes(name.split('.').at(-1)!))).toEqual([])
})

test('the page of a link names its client and the worker and nobody else, and a calendar has no more than names', async () => {
  const { body } = await visit(getValue('public_link.url'))
  expect(findColumns(body).sort()).toEqual([...names, ...workerNames, 'feed.token'].sort())
  const other = await createLink(await buildLink({ clientId: ids.otherClient }))
  expect(findColumns((await visit(other.url)).body)).toEqual(workerNames)
  const { url: workerFeed } = await app.api.get('/v1/workers/{id}/feed', { path: { id: ana } })
  for (const feed of [workerFeed, JSON.parse(body).feed_url]) {
    const calendar = await app.fastify.inject({ url: new URL(feed!, 'http://localhost').pathname })
    expect(findColumns(calendar.body)).toEqual(['person.name', 'worker/person.name', 'worker/person.father_last_name'])
  }
})

/** The calls that write and answer with a client, each without a change. */
function listWrites() {
  const slot = { client_id: clientId, worker_id: ana, turn_id: turn.id, day: 2, time: parseTimeOfDay('08:00'), session_date: pastDate }
  return {
    updateClient: { method: 'PUT', url: `/api/v1/clients/${clientId}`, payload: { id: clientId, person: { id: personId } } },
    updateSession: { method: 'PUT', url: `/api/v1/sessions/${sessionId}`, payload: { ...slot, note: getValue('session.note') } },
    changeSessionState: { method: 'PATCH', url: `/api/v1/sessions/${sessionId}/state`, payload: { state: 'confirmed', attended: true } },
    changeSessions: {
      method: 'POST',
      url: '/api/v1/sessions/changes',
      payload: { steps: [{ update: { ...slot, id: sessionId, note: getValue('session.note') } }] },
    },
    markSessionReminded: { method: 'POST', url: `/api/v1/sessions/${sessionId}/reminded`, payload: { session_date: pastDate } },
    updateWaitingEntry: { method: 'PUT', url: `/api/v1/waiting-list/${ids.entry}`, payload: { note: getValue('waiting_entry.note') } },
  } as const
}

/** These operations answer with a person, but not with a client to someone without access to clients. */
const answersWithOthers = {
  login: 'It answers with the person who signs in.',
  updateUser: 'The user of a client can be changed with access to clients only.',
  updateWorker: 'It answers with a worker, whose access counts when the worker is a client too.',
}

/** The schemas with what is stored about a client. */
const clientSchemas = ['Client', 'Person', 'PersonName'].map((name) => `#/components/schemas/${name}`)

test('every operation that writes and answers with a client is called', () => {
  const contract = readContract()
  const leadsToClient = (node: JsonValue | undefined, seen = new Set<string>()): boolean => {
    if (typeof node !== 'object' || node === null) return false
    if (!isJsonObject(node) || typeof node.$ref !== 'string') return Object.values(node).some((part) => leadsToClient(part, seen))
    if (clientSchemas.includes(node.$ref)) return true
    if (seen.has(node.$ref)) return false
    seen.add(node.$ref)
    return leadsToClient(resolveReference(contract, node), seen)
  }
  const answering = listBuiltOperations(contract)
    .filter(
      ({ method, operation }) => method !== 'get' && leadsToClient(getJsonMedia(contract, getSuccessResponse(contract, operation))?.schema),
    )
    .map(({ operation }) => operation.operationId)
  expect([...Object.keys(listWrites()), ...Object.keys(answersWithOthers)].sort()).toEqual(answering.sort())
})

test('the answer to a change shows a user without access to clients no more than a read does', async () => {
  const { inject } = await makeAccountant()
  const editor = await app.makeUser({ access: ['clients.update'] })
  for (const [id, call] of Object.entries(listWrites())) {
    const { statusCode, body } = await (id === 'updateClient' ? editor.inject : inject)(call)
    expect([id, statusCode]).toEqual([id, 200])
    const ofSession = id === 'updateWaitingEntry' ? ['waiting_entry.note'] : ['session.note', ...agenda, ...worker]
    const columns = id === 'updateClient' ? [] : ['public_link.url', ...ofSession]
    expect(findColumns(body).sort(), id).toEqual([...person, ...columns].sort())
  }
})

/** An erasure leaves these columns of sessions, which stay without their note. */
const notErased = ['session.state', 'session.accepted']

test('an erasure leaves no column but those of sessions and of the worker: in no table, no history and no backup', async () => {
  const ofWorker = filledOfWorker.map(({ name }) => name)
  expect(findColumns((await readRows(app.db)).join('\n'))).toEqual([...filled.map(({ name }) => name), ...ofWorker])
  await app.api.post('/v1/clients/{id}/erase', { path: { id: clientId } })
  const left = [...notErased, ...ofWorker]
  expect(findColumns((await readRows(app.db)).join('\n'))).toEqual(left)
  expect(left).toEqual(expect.arrayContaining(await listShown(app)))
  const file = join(folder, 'turnos.backup')
  await writeBackup(await readBackup(app.db), file)
  expect(left).toEqual(expect.arrayContaining(findColumns(gunzipSync(readFileSync(file)).toString())))
})
