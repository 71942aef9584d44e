import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { PublicLinkInput, Schedule } from '#api/generated/app.ts'
import type { PublicView } from '#api/generated/wire.ts'
import { at } from '#domain/clock.ts'
import { createApp } from '#server/app.ts'
import { createSchedule, registerClient, registerWorker } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { type App, startApp, testSettings } from './start-app.ts'

const wednesday = '2026-11-18T15:00:00Z'

let app: App
let schedule: Schedule
let ana: string
let bruno: string
beforeAll(async () => {
  app = await startApp({ now: wednesday })
  schedule = await createSchedule(app.api)
  ana = await registerWorker(app.api, { name: 'Ana', fatherLastName: 'Torres', motherLastName: 'Vega' })
  bruno = await registerWorker(app.api, { name: 'Bruno', fatherLastName: 'Bravo', motherLastName: 'Salas' })
})
afterAll(() => app.close())

const generate = () => app.api.get('/v1/clients/public-link/generate')
const create = (body: PublicLinkInput) => app.api.post('/v1/clients/public-link', { body })
const getLink = (id: string) => app.api.get('/v1/clients/public-link/get-by-url/{id}', { path: { id } })
const deleteLink = (id: string) => app.api.delete('/v1/clients/{id}/public-link', { path: { id } })

/** What a link needs, for a client of its own. */
const newLink = async (written: Partial<PublicLinkInput> = {}): Promise<PublicLinkInput> => ({
  scheduleId: schedule.id,
  workerIds: [ana],
  clientId: await registerClient(app.api),
  url: await generate(),
  ...written,
})

let visits = 0
/** By default from an address of its own, so that the visits of one test do not count for another. */
function visit(url: string, week?: string, address?: string) {
  visits += 1
  const query = week === undefined ? '' : `?week=${week}`
  const remoteAddress = address ?? `10.0.${visits >> 8}.${visits & 255}`
  return app.visitor.inject({ url: `/api/v1/clients/public-link/${url}${query}`, remoteAddress })
}
const view = async (url: string, week?: string) => (await visit(url, week)).json<PublicView>()
const isDead = async (url: string) => {
  const { statusCode, json } = await visit(url)
  expect([statusCode, json().error.code], url).toEqual([404, errorCode.notFound])
}

describe('the record', () => {
  test('a generated token is new each time, has 22 characters of base64url, and opens nothing', async () => {
    const tokens = [await generate(), await generate(), await generate()]
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
    expect(new Set(tokens).size).toBe(3)
    expect(Buffer.from(tokens[0]!, 'base64url')).toHaveLength(16)
    await isDead(tokens[0]!)
  })

  test('a created link is answered whole, found by its url and by its id, and shown with its client', async () => {
    const wanted = await newLink({ workerIds: [ana, bruno] })
    const link = await create(wanted)
    expect(link).toEqual({ ...wanted, id: link.id, updatedAt: link.updatedAt, workerIds: [ana, bruno].sort() })
    expect(await getLink(link.url)).toEqual(link)
    expect(await getLink(link.id)).toEqual(link)
    expect((await app.api.get('/v1/clients/{id}', { path: { id: wanted.clientId } })).publicLink).toBe(link.url)
  })

  test('a client has one link', async () => {
    const link = await newLink()
    await create(link)
    await expect(create({ ...link, url: await generate() })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'clientId', message: 'Este cliente ya tiene un enlace público.' }],
    })
  })

  test('of two links for one client at the same time one is made', async () => {
    const link = await newLink()
    const results = await Promise.allSettled([create(link), create({ ...link, url: await generate() })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('two clients do not share an address', async () => {
    const { url } = await create(await newLink())
    await expect(create(await newLink({ url }))).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'url' }] })
  })

  test('a worker who is named in two spellings of one id is in the link once', async () => {
    expect((await create(await newLink({ workerIds: [ana, ana.toUpperCase()] }))).workerIds).toEqual([ana])
  })

  test('client, workers and schedule must be there: each that is not is named, and nothing is made', async () => {
    const [gone, goneWorker] = [await registerClient(app.api), await registerWorker(app.api)]
    const { id: goneSchedule } = await createSchedule(app.api)
    await app.api.delete('/v1/clients/{id}', { path: { id: gone } })
    await app.api.delete('/v1/workers/{id}', { path: { id: goneWorker } })
    await app.api.delete('/v1/schedules/{id}', { path: { id: goneSchedule } })
    const url = await generate()
    for (const id of [newId(), undefined])
      await expect(
        create({ url, clientId: id ?? gone, workerIds: [ana, id ?? goneWorker], scheduleId: id ?? goneSchedule }),
      ).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [
          { path: 'scheduleId', message: 'Este horario no existe.' },
          { path: 'workerIds.1', message: 'Este trabajador no existe.' },
          { path: 'clientId', message: 'Este cliente no existe.' },
        ],
      })
    await expect(getLink(url)).rejects.toMatchObject({ status: 404 })
  })

  test('an address that no token can be is a bad request', async () => {
    const { clientId } = await newLink()
    for (const url of ['mi-enlace', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}+`, `${'A'.repeat(21)} `]) {
      const payload = { schedule_id: schedule.id, worker_ids: [ana], client_id: clientId, url }
      const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/v1/clients/public-link', payload })
      expect([statusCode, json().error.details[0].path], url).toEqual([400, 'url'])
    }
  })

  test('a record that is not there is not found, whatever is asked for', async () => {
    const { url } = await create(await newLink())
    for (const key of [await generate(), newId(), 'x', url.slice(1), `${url}A`, '%00', 'x'.repeat(300)]) {
      const { statusCode, json } = await app.inject({ url: `/api/v1/clients/public-link/get-by-url/${key}` })
      expect([statusCode, json().error.code], key).toEqual([404, errorCode.notFound])
    }
  })
})

describe('changing', () => {
  const update = (body: PublicLinkInput & { id: string; updatedAt?: string }) => app.api.put('/v1/clients/public-link', { body })

  test('an update answers the whole link; the old address is dead', async () => {
    const { updatedAt, ...link } = await create(await newLink())
    const other = await createSchedule(app.api, { name: 'Otro' })
    const wanted = { ...link, scheduleId: other.id, workerIds: [bruno], url: await generate() }
    const after = await update({ ...wanted, updatedAt: updatedAt! })
    expect(after).toMatchObject(wanted)
    expect(after.updatedAt! > updatedAt!).toBe(true)
    expect(await getLink(link.id)).toEqual(after)
    await isDead(link.url)
    expect(await view(after.url)).toMatchObject({ schedule: { name: 'Otro' }, workers: [{ id: bruno }] })
  })

  test('a change of nothing but the workers counts as one: who read the link before is refused', async () => {
    const { updatedAt, ...link } = await create(await newLink())
    await update({ ...link, workerIds: [bruno] })
    await expect(update({ ...link, updatedAt: updatedAt! })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect((await getLink(link.id)).workerIds).toEqual([bruno])
  })

  test('an unknown link, client, worker or schedule is a bad request', async () => {
    const { updatedAt: _, ...link } = await create(await newLink())
    for (const [change, path] of [
      [{ id: newId() }, 'id'],
      [{ clientId: newId() }, 'clientId'],
      [{ workerIds: [newId()] }, 'workerIds.0'],
      [{ scheduleId: newId() }, 'scheduleId'],
    ] as const)
      await expect(
        update({ ...link, ...change, workerIds: [...('workerIds' in change ? change.workerIds : link.workerIds)] }),
      ).rejects.toMatchObject({
        status: 400,
        code: errorCode.badRequest,
        details: [{ path }],
      })
  })

  test('a link goes to another client only under a new address', async () => {
    const { updatedAt: _, ...link } = await create(await newLink())
    const clientId = await registerClient(app.api, { name: 'Nueva' })
    await expect(update({ ...link, clientId })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'url' }] })
    expect((await view(link.url)).client.id).toBe(link.clientId)
    const { url } = await update({ ...link, clientId, url: await generate() })
    expect((await view(url)).client).toMatchObject({ id: clientId, name: 'Nueva' })
  })

  test('a link does not go to a client who has one, nor under an address that is taken', async () => {
    const { updatedAt: _, ...link } = await create(await newLink())
    const { clientId, url } = await create(await newLink())
    await expect(update({ ...link, clientId, url: await generate() })).rejects.toMatchObject({ code: errorCode.conflict })
    await expect(update({ ...link, url })).rejects.toMatchObject({ code: errorCode.conflict })
  })
})

describe('dead links', () => {
  test('a deleted link is dead, and its client may have a new one', async () => {
    const link = await create(await newLink())
    expect(await deleteLink(link.clientId)).toBeUndefined()
    await isDead(link.url)
    await expect(getLink(link.id)).rejects.toMatchObject({ status: 404 })
    await expect(deleteLink(link.clientId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await create(await newLink({ clientId: link.clientId }))
  })

  test('a client that does not exist has no link to delete', async () => {
    await expect(deleteLink(newId())).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })

  test('the link of a deleted client is gone, also when it is made at the same time', async () => {
    const { url, clientId } = await create(await newLink())
    await app.api.delete('/v1/clients/{id}', { path: { id: clientId } })
    await isDead(url)
    const late = await newLink()
    await Promise.allSettled([create(late), app.api.delete('/v1/clients/{id}', { path: { id: late.clientId } })])
    await isDead(late.url)
    await expect(getLink(late.url)).rejects.toMatchObject({ status: 404 })
  })

  test('the link to a deleted schedule is gone', async () => {
    const { id: scheduleId } = await createSchedule(app.api)
    const { url } = await create(await newLink({ scheduleId }))
    await app.api.delete('/v1/schedules/{id}', { path: { id: scheduleId } })
    await isDead(url)
  })

  test('a deleted worker leaves the links', async () => {
    const carla = await registerWorker(app.api)
    const { url } = await create(await newLink({ workerIds: [ana, carla] }))
    await app.api.delete('/v1/workers/{id}', { path: { id: carla } })
    expect((await getLink(url)).workerIds).toEqual([ana])
    expect((await view(url)).workers).toMatchObject([{ id: ana }])
  })

  test('a string that is no link is not found, the id of one neither', async () => {
    const { id, url } = await create(await newLink())
    const turned = url.replace(/[a-zA-Z]/, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
    for (const wrong of [id, turned, url.slice(1), `${url}A`, 'x', '%00', "'", 'x'.repeat(300)]) await isDead(wrong)
  })
})

describe('the view', () => {
  const named = (id: string, name: string, father_last_name: string, mother_last_name: string) => ({
    id,
    name,
    father_last_name,
    mother_last_name,
  })

  test('an empty week: schedule, linked workers by last name, client, and nothing more of them', async () => {
    const clientId = await registerClient(app.api, {
      name: 'Eva',
      fatherLastName: 'Ríos',
      motherLastName: 'Luna',
      email: 'eva@example.com',
    })
    const { url } = await create(await newLink({ clientId, workerIds: [ana, bruno] }))
    const { id, name, turns } = schedule
    expect(await view(url)).toEqual({
      sessions: [],
      schedule: {
        ...{ id, name, session_duration: 45, break_duration: 15 },
        turns: turns.map((turn) => ({ id: turn.id, name: turn.name, start_time: turn.startTime, end_time: turn.endTime })),
      },
      workers: [named(bruno, 'Bruno', 'Bravo', 'Salas'), named(ana, 'Ana', 'Torres', 'Vega')],
      client: named(clientId, 'Eva', 'Ríos', 'Luna'),
      week_start: '2026-11-15',
    })
  })

  test('own sessions carry date, state and whether they stand; of others’ only the slot is told, and only while they are active', async () => {
    const clinic = await newClinic()
    const { url, eva, luis, mia, carla, diego, book, turn_id } = clinic
    const own = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-16', time: '08:00', state: 'confirmed' })
    const canceled = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-17', time: '09:00', state: 'canceled' })
    const standing = await book({ client_id: eva, worker_id: carla, day: 4, starts_on: '2026-10-01', time: '10:00' })
    await book({ client_id: luis, worker_id: carla, session_date: '2026-11-17', time: '09:00' })
    await book({ client_id: luis, worker_id: carla, day: 5, starts_on: '2026-10-01', time: '11:00', state: 'confirmed' })
    // none of these is shown: released, of another week, with a worker of no concern, in another schedule
    await book({ client_id: mia, worker_id: carla, session_date: '2026-11-18', time: '08:00', state: 'canceled' })
    await book({ client_id: mia, worker_id: carla, session_date: '2026-11-18', time: '09:00', state: 'postponed' })
    await book({ client_id: mia, worker_id: carla, session_date: '2026-11-24', time: '08:00' })
    await book({ client_id: mia, worker_id: carla, day: 3, starts_on: '2026-10-01', ends_on: '2026-11-11', time: '10:00' })
    await book({ client_id: mia, worker_id: diego, session_date: '2026-11-19', time: '08:00' })
    const other = await createSchedule(app.api)
    await insertSession(app.db, {
      client_id: mia,
      worker_id: carla,
      turn_id: other.turns[0]!.id,
      session_date: '2026-11-20',
      time: '08:00',
    })
    await insertSession(app.db, {
      client_id: eva,
      worker_id: carla,
      turn_id: other.turns[0]!.id,
      session_date: '2026-11-20',
      time: '09:00',
    })

    const { sessions, workers } = await view(url)
    const slot = { worker_id: carla, turn_id }
    const theirs = { ...slot, id: expect.any(String), is_assigned: false }
    expect(sessions).toEqual([
      { ...slot, id: own, is_assigned: true, day: 1, time: at('08:00'), session_date: '2026-11-16', state: 'confirmed', standing: false },
      {
        ...slot,
        id: canceled,
        is_assigned: true,
        day: 2,
        time: at('09:00'),
        session_date: '2026-11-17',
        state: 'canceled',
        standing: false,
      },
      { ...theirs, day: 2, time: at('09:00') },
      { ...slot, id: standing, is_assigned: true, day: 4, time: at('10:00'), session_date: '2026-11-19', state: 'pending', standing: true },
      { ...theirs, day: 5, time: at('11:00') },
    ])
    expect(workers.map(({ id }) => id)).toEqual([carla])
  })

  test('a stand-in is shown in place of the standing session, the own one and another’s', async () => {
    const { url, eva, luis, carla, book } = await newClinic()
    const standing = await book({ client_id: eva, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '08:00' })
    const standIn = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-17', time: '08:00', state: 'postponed' })
    await book({ client_id: luis, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '09:00' })
    await book({ client_id: luis, worker_id: carla, session_date: '2026-11-17', time: '09:00', state: 'canceled' })
    expect((await view(url)).sessions).toMatchObject([{ id: standIn, state: 'postponed', standing: false }])
    expect((await view(url, '2026-11-24')).sessions).toMatchObject([
      { id: standing, session_date: '2026-11-24', standing: true },
      { is_assigned: false, time: at('09:00') },
    ])
  })

  test('the workers of the own sessions are shown beside the linked ones, with their taken slots', async () => {
    const { url, eva, luis, carla, diego, book } = await newClinic()
    await book({ client_id: eva, worker_id: diego, session_date: '2026-12-01', time: '08:00' })
    await book({ client_id: luis, worker_id: diego, session_date: '2026-11-18', time: '08:00' })
    const { sessions, workers } = await view(url)
    expect(workers.map(({ id }) => id).sort()).toEqual([carla, diego].sort())
    expect(sessions).toMatchObject([{ is_assigned: false, worker_id: diego }])
  })

  test('a deleted worker is still named beside the session that took place, and nowhere else', async () => {
    const { url, eva, carla, diego, book } = await newClinic()
    await book({ client_id: eva, worker_id: diego, session_date: '2026-11-16', time: '08:00' })
    await app.api.delete('/v1/workers/{id}', { path: { id: diego } })
    const workersOf = async (week?: string) => (await view(url, week)).workers.map(({ id }) => id)
    expect((await workersOf()).sort()).toEqual([carla, diego].sort())
    expect(await workersOf('2026-11-25')).toEqual([carla])
  })

  test('nothing in the bytes tells who holds the other slots', async () => {
    const { url, eva, carla, book } = await newClinic()
    await book({ client_id: eva, worker_id: carla, session_date: '2026-11-16', time: '08:00' })
    const others = await Promise.all(
      ['Xiomara', 'Quetzal', 'Wenceslao'].map((name, index) =>
        registerClient(app.api, {
          name,
          fatherLastName: `Apellido${name}`,
          motherLastName: `Otro${name}`,
          email: `${name}@example.com`,
          phone: `98765432${index}`,
        }),
      ),
    )
    const note = 'viene con su hermana'
    const times = ['08:00', '09:00', '10:00']
    const booked = await Promise.all(
      others.map((client_id, index) => book({ client_id, worker_id: carla, session_date: '2026-11-17', time: times[index]! })),
    )
    booked.push(await book({ client_id: others[0]!, worker_id: carla, day: 4, starts_on: '2026-10-01', time: '08:00' }))
    await app.db.updateTable('session').set({ note }).where('id', 'in', booked).execute()

    const { body, headers } = await visit(url)
    expect(JSON.parse(body).sessions.filter((session: { is_assigned: boolean }) => !session.is_assigned)).toHaveLength(4)
    const clients = await app.db
      .selectFrom('client')
      .innerJoin('person', 'person.id', 'client.person_id')
      .where('client.id', '!=', eva)
      .select(['client.id', 'client.person_id', 'person.document', 'person.email', 'person.phone'])
      .execute()
    const people = await Promise.all(others.map((id) => app.api.get('/v1/clients/{id}', { path: { id } })))
    const traces = [
      note,
      'hermana',
      ...clients.flatMap(({ id, person_id, document, email, phone }) => [id, person_id, document, email, phone]),
      ...people.flatMap(({ person }) => [person.name, person.fatherLastName, person.motherLastName]),
      ...booked,
    ].filter((trace) => trace !== null)
    const bytes = `${body} ${JSON.stringify(headers)}`.toLowerCase()
    expect(traces.filter((trace) => bytes.includes(trace.toLowerCase()))).toEqual([])
    // of the own client only the names: neither document nor person
    const { person } = await app.api.get('/v1/clients/{id}', { path: { id: eva } })
    expect([person.id, person.document].filter((trace) => bytes.includes(trace))).toEqual([])
  })

  test('the id of another’s slot is the same at every look, and not the same from week to week or in another link', async () => {
    const { url, luis, mia, carla, book } = await newClinic()
    await book({ client_id: luis, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '08:00' })
    const link = await create(await newLink({ clientId: mia, workerIds: [carla] }))
    const takenId = async (of: string, week?: string) => (await view(of, week)).sessions.find((session) => !session.is_assigned)?.id
    const ids = [await takenId(url), await takenId(url, '2026-11-24'), await takenId(link.url)]
    expect(await takenId(url)).toBe(ids[0])
    expect(new Set(ids).size).toBe(3)
  })

  test('this week and the next four may be looked at, and no other', async () => {
    const { url } = await newClinic()
    const starts = ['2026-11-15', '2026-11-21', '2026-11-22', '2026-12-19'].map(async (week) => (await view(url, week)).week_start)
    expect(await Promise.all(starts)).toEqual(['2026-11-15', '2026-11-15', '2026-11-22', '2026-12-13'])
    for (const week of ['2026-11-14', '2026-12-20', '2027-11-18', '0001-01-01', '9999-12-31', '2026-02-30', 'hoy', '']) {
      const { statusCode, json } = await visit(url, week)
      expect([statusCode, json().error.code, json().error.details[0].path], week).toEqual([400, errorCode.badRequest, 'week'])
    }
  })

  test('this week is that of the clinic’s zone', async () => {
    const { url } = await newClinic()
    try {
      app.setClock('2026-11-22T04:59:00Z') // a minute before midnight of Saturday in Lima
      expect((await view(url)).week_start).toBe('2026-11-15')
      app.setClock('2026-11-22T05:00:00Z')
      expect((await view(url)).week_start).toBe('2026-11-22')
    } finally {
      app.setClock(wednesday)
    }
  })
})

describe('who looks', () => {
  test('nobody keeps the answer, passes the address on or lists it, refusals neither', async () => {
    const { url } = await create(await newLink())
    const answers = [
      await visit(url),
      await visit(await generate()),
      await visit('x'),
      await visit(url, 'hoy'),
      await visit(url, '2020-01-01'),
      await visit('%E0%A4%A'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400, 400, 404])
    for (const { headers } of answers)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  })

  test('the page of a link is listed by no search engine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnos-pages-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html>')
    const withPages = await createApp({ db: app.db, settings: testSettings, pages: folder })
    const { headers } = await withPages.inject(`/public-link/${await generate()}`)
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    await withPages.close()
    await rm(folder, { recursive: true })
  })

  test('one address looks sixty times a minute, at links dead or alive; another one goes on', async () => {
    const { url } = await create(await newLink())
    const address = '192.0.2.1'
    for (let views = 0; views < 60; views += 1)
      expect((await visit(views % 2 === 0 ? url : 'x', undefined, address)).statusCode).toBe(views % 2 === 0 ? 200 : 404)
    const refused = await visit(url, undefined, address)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.code).toBe(errorCode.unauthorized)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    expect((await visit(url, undefined, '192.0.2.2')).statusCode).toBe(200)
  })
})

/** A schedule of its own with a link of Eva's to one worker, Carla, and others around. */
async function newClinic() {
  const [own, eva, luis, mia, carla, diego] = [
    await createSchedule(app.api),
    await registerClient(app.api),
    await registerClient(app.api, { name: 'Luis' }),
    await registerClient(app.api, { name: 'Mía' }),
    await registerWorker(app.api, { name: 'Carla' }),
    await registerWorker(app.api, { name: 'Diego' }),
  ]
  const turn_id = own.turns[0]!.id
  const { url } = await create(await newLink({ clientId: eva, scheduleId: own.id, workerIds: [carla] }))
  const book = (booked: Omit<Parameters<typeof insertSession>[1], 'turn_id'>) => insertSession(app.db, { ...booked, turn_id })
  return { url, eva, luis, mia, carla, diego, turn_id, book }
}
