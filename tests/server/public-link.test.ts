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

/** Builds a link for a new client. */
const buildLink = async (fields: Partial<PublicLinkInput> = {}): Promise<PublicLinkInput> => ({
  scheduleId: schedule.id,
  workerIds: [ana],
  clientId: await registerClient(app.api),
  url: await generate(),
  ...fields,
})

let visits = 0
/** Opens the public view, by default from a new address, so that the limit of one test does not affect another. */
function visit(url: string, week?: string, address?: string) {
  visits += 1
  const query = week === undefined ? '' : `?week=${week}`
  const remoteAddress = address ?? `10.0.${visits >> 8}.${visits & 255}`
  return app.visitor.inject({ url: `/api/v1/clients/public-link/${url}${query}`, remoteAddress })
}
const readView = async (url: string, week?: string) => (await visit(url, week)).json<PublicView>()
const expectNotFound = async (url: string) => {
  const { statusCode, json } = await visit(url)
  expect([statusCode, json().error.code], url).toEqual([404, errorCode.notFound])
}

describe('the record of a link', () => {
  test('a generated token is new, has 22 characters of base64url, and is not a link yet', async () => {
    const tokens = [await generate(), await generate(), await generate()]
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
    expect(new Set(tokens).size).toBe(3)
    expect(Buffer.from(tokens[0]!, 'base64url')).toHaveLength(16)
    await expectNotFound(tokens[0]!)
  })

  test('a created link is found by its url and its id, and is part of its client', async () => {
    const input = await buildLink({ workerIds: [ana, bruno] })
    const link = await create(input)
    expect(link).toEqual({ ...input, id: link.id, updatedAt: link.updatedAt, workerIds: [ana, bruno].sort() })
    expect(await getLink(link.url)).toEqual(link)
    expect(await getLink(link.id)).toEqual(link)
    expect((await app.api.get('/v1/clients/{id}', { path: { id: input.clientId } })).publicLink).toBe(link.url)
  })

  test('a second link for a client is a conflict', async () => {
    const link = await buildLink()
    await create(link)
    await expect(create({ ...link, url: await generate() })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'clientId', message: 'Este cliente ya tiene un enlace público.' }],
    })
  })

  test('of two concurrent links for one client one is created', async () => {
    const link = await buildLink()
    const results = await Promise.allSettled([create(link), create({ ...link, url: await generate() })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a duplicate url is a conflict', async () => {
    const { url } = await create(await buildLink())
    await expect(create(await buildLink({ url }))).rejects.toMatchObject({ code: errorCode.conflict, details: [{ path: 'url' }] })
  })

  test('a worker named twice, with an id in lower and upper case, is in the link once', async () => {
    expect((await create(await buildLink({ workerIds: [ana, ana.toUpperCase()] }))).workerIds).toEqual([ana])
  })

  test('an unknown or deleted client, worker or schedule is a bad request that names each, and nothing is created', async () => {
    const [deletedClient, deletedWorker] = [await registerClient(app.api), await registerWorker(app.api)]
    const { id: deletedSchedule } = await createSchedule(app.api)
    await app.api.delete('/v1/clients/{id}', { path: { id: deletedClient } })
    await app.api.delete('/v1/workers/{id}', { path: { id: deletedWorker } })
    await app.api.delete('/v1/schedules/{id}', { path: { id: deletedSchedule } })
    const url = await generate()
    for (const id of [newId(), undefined])
      await expect(
        create({ url, clientId: id ?? deletedClient, workerIds: [ana, id ?? deletedWorker], scheduleId: id ?? deletedSchedule }),
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

  test('a url that is not a token is a bad request', async () => {
    const { clientId } = await buildLink()
    for (const url of ['mi-enlace', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}+`, `${'A'.repeat(21)} `]) {
      const payload = { schedule_id: schedule.id, worker_ids: [ana], client_id: clientId, url }
      const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/v1/clients/public-link', payload })
      expect([statusCode, json().error.details[0].path], url).toEqual([400, 'url'])
    }
  })

  test('an unknown url or id is not found, whatever its form', async () => {
    const { url } = await create(await buildLink())
    for (const key of [await generate(), newId(), 'x', url.slice(1), `${url}A`, '%00', 'x'.repeat(300)]) {
      const { statusCode, json } = await app.inject({ url: `/api/v1/clients/public-link/get-by-url/${key}` })
      expect([statusCode, json().error.code], key).toEqual([404, errorCode.notFound])
    }
  })
})

describe('changing a link', () => {
  const update = (body: PublicLinkInput & { id: string; updatedAt?: string }) => app.api.put('/v1/clients/public-link', { body })

  test('an update answers the whole link, and the old url is not found', async () => {
    const { updatedAt, ...link } = await create(await buildLink())
    const other = await createSchedule(app.api, { name: 'Otro' })
    const input = { ...link, scheduleId: other.id, workerIds: [bruno], url: await generate() }
    const after = await update({ ...input, updatedAt: updatedAt! })
    expect(after).toMatchObject(input)
    expect(after.updatedAt! > updatedAt!).toBe(true)
    expect(await getLink(link.id)).toEqual(after)
    await expectNotFound(link.url)
    expect(await readView(after.url)).toMatchObject({ schedule: { name: 'Otro' }, workers: [{ id: bruno }] })
  })

  test('an update after a change of the workers only is a conflict', async () => {
    const { updatedAt, ...link } = await create(await buildLink())
    await update({ ...link, workerIds: [bruno] })
    await expect(update({ ...link, updatedAt: updatedAt! })).rejects.toMatchObject({
      status: 409,
      code: errorCode.conflict,
      details: [{ path: 'updatedAt' }],
    })
    expect((await getLink(link.id)).workerIds).toEqual([bruno])
  })

  test('an unknown link, client, worker or schedule is a bad request', async () => {
    const { updatedAt: _, ...link } = await create(await buildLink())
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

  test('a link can move to another client only with a new url', async () => {
    const { updatedAt: _, ...link } = await create(await buildLink())
    const clientId = await registerClient(app.api, { name: 'Nueva' })
    await expect(update({ ...link, clientId })).rejects.toMatchObject({ code: errorCode.badRequest, details: [{ path: 'url' }] })
    expect((await readView(link.url)).client.id).toBe(link.clientId)
    const { url } = await update({ ...link, clientId, url: await generate() })
    expect((await readView(url)).client).toMatchObject({ id: clientId, name: 'Nueva' })
  })

  test('a link cannot move to a client with a link or to the url of another link', async () => {
    const { updatedAt: _, ...link } = await create(await buildLink())
    const { clientId, url } = await create(await buildLink())
    await expect(update({ ...link, clientId, url: await generate() })).rejects.toMatchObject({ code: errorCode.conflict })
    await expect(update({ ...link, url })).rejects.toMatchObject({ code: errorCode.conflict })
  })
})

describe('deleted links', () => {
  test('a deleted link is not found, and its client can have a new one', async () => {
    const link = await create(await buildLink())
    expect(await deleteLink(link.clientId)).toBeUndefined()
    await expectNotFound(link.url)
    await expect(getLink(link.id)).rejects.toMatchObject({ status: 404 })
    await expect(deleteLink(link.clientId)).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
    await create(await buildLink({ clientId: link.clientId }))
  })

  test('deleting the link of an unknown client answers not found', async () => {
    await expect(deleteLink(newId())).rejects.toMatchObject({ status: 404, code: errorCode.notFound })
  })

  test('the link of a deleted client is not found, also when it is created concurrently', async () => {
    const { url, clientId } = await create(await buildLink())
    await app.api.delete('/v1/clients/{id}', { path: { id: clientId } })
    await expectNotFound(url)
    const concurrent = await buildLink()
    await Promise.allSettled([create(concurrent), app.api.delete('/v1/clients/{id}', { path: { id: concurrent.clientId } })])
    await expectNotFound(concurrent.url)
    await expect(getLink(concurrent.url)).rejects.toMatchObject({ status: 404 })
  })

  test('the link to a deleted schedule is not found', async () => {
    const { id: scheduleId } = await createSchedule(app.api)
    const { url } = await create(await buildLink({ scheduleId }))
    await app.api.delete('/v1/schedules/{id}', { path: { id: scheduleId } })
    await expectNotFound(url)
  })

  test('a deleted worker is removed from links', async () => {
    const carla = await registerWorker(app.api)
    const { url } = await create(await buildLink({ workerIds: [ana, carla] }))
    await app.api.delete('/v1/workers/{id}', { path: { id: carla } })
    expect((await getLink(url)).workerIds).toEqual([ana])
    expect((await readView(url)).workers).toMatchObject([{ id: ana }])
  })

  test('the view is not found by the id of a link, by its url in another case, or by other strings', async () => {
    const { id, url } = await create(await buildLink())
    const otherCase = url.replace(/[a-zA-Z]/, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
    for (const wrong of [id, otherCase, url.slice(1), `${url}A`, 'x', '%00', "'", 'x'.repeat(300)]) await expectNotFound(wrong)
  })
})

describe('the public view', () => {
  const toName = (id: string, name: string, father_last_name: string, mother_last_name: string) => ({
    id,
    name,
    father_last_name,
    mother_last_name,
  })

  test('an empty week shows the schedule, the linked workers by last name and the client, and only their names', async () => {
    const clientId = await registerClient(app.api, {
      name: 'Eva',
      fatherLastName: 'Ríos',
      motherLastName: 'Luna',
      email: 'eva@example.com',
    })
    const { url } = await create(await buildLink({ clientId, workerIds: [ana, bruno] }))
    const { id, name, turns } = schedule
    expect(await readView(url)).toEqual({
      sessions: [],
      schedule: {
        ...{ id, name, session_duration: 45, break_duration: 15 },
        turns: turns.map((turn) => ({ id: turn.id, name: turn.name, start_time: turn.startTime, end_time: turn.endTime })),
      },
      workers: [toName(bruno, 'Bruno', 'Bravo', 'Salas'), toName(ana, 'Ana', 'Torres', 'Vega')],
      client: toName(clientId, 'Eva', 'Ríos', 'Luna'),
      week_start: '2026-11-15',
    })
  })

  test('own sessions show date and state, and other sessions only their slot while they are active', async () => {
    const clinic = await createClinic()
    const { url, eva, luis, mia, carla, diego, book, turn_id } = clinic
    const own = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-16', time: '08:00', state: 'confirmed' })
    const canceled = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-17', time: '09:00', state: 'canceled' })
    const series = await book({ client_id: eva, worker_id: carla, day: 4, starts_on: '2026-10-01', time: '10:00' })
    await book({ client_id: luis, worker_id: carla, session_date: '2026-11-17', time: '09:00' })
    await book({ client_id: luis, worker_id: carla, day: 5, starts_on: '2026-10-01', time: '11:00', state: 'confirmed' })
    // None of these is shown: released sessions, another week, a worker outside the link, another schedule.
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

    const { sessions, workers } = await readView(url)
    const slot = { worker_id: carla, turn_id }
    const bookedSlot = { ...slot, id: expect.any(String), is_assigned: false }
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
      { ...bookedSlot, day: 2, time: at('09:00') },
      { ...slot, id: series, is_assigned: true, day: 4, time: at('10:00'), session_date: '2026-11-19', state: 'pending', standing: true },
      { ...bookedSlot, day: 5, time: at('11:00') },
    ])
    expect(workers.map(({ id }) => id)).toEqual([carla])
  })

  test('an exception replaces the occurrence of the own series and of another client’s', async () => {
    const { url, eva, luis, carla, book } = await createClinic()
    const series = await book({ client_id: eva, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '08:00' })
    const exception = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-17', time: '08:00', state: 'postponed' })
    await book({ client_id: luis, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '09:00' })
    await book({ client_id: luis, worker_id: carla, session_date: '2026-11-17', time: '09:00', state: 'canceled' })
    expect((await readView(url)).sessions).toMatchObject([{ id: exception, state: 'postponed', standing: false }])
    expect((await readView(url, '2026-11-24')).sessions).toMatchObject([
      { id: series, session_date: '2026-11-24', standing: true },
      { is_assigned: false, time: at('09:00') },
    ])
  })

  test('the workers of own sessions are shown like linked ones, with their booked slots', async () => {
    const { url, eva, luis, carla, diego, book } = await createClinic()
    await book({ client_id: eva, worker_id: diego, session_date: '2026-12-01', time: '08:00' })
    await book({ client_id: luis, worker_id: diego, session_date: '2026-11-18', time: '08:00' })
    const { sessions, workers } = await readView(url)
    expect(workers.map(({ id }) => id).sort()).toEqual([carla, diego].sort())
    expect(sessions).toMatchObject([{ is_assigned: false, worker_id: diego }])
  })

  test('a deleted worker is shown only in the week of a past own session', async () => {
    const { url, eva, carla, diego, book } = await createClinic()
    await book({ client_id: eva, worker_id: diego, session_date: '2026-11-16', time: '08:00' })
    await app.api.delete('/v1/workers/{id}', { path: { id: diego } })
    const listWorkers = async (week?: string) => (await readView(url, week)).workers.map(({ id }) => id)
    expect((await listWorkers()).sort()).toEqual([carla, diego].sort())
    expect(await listWorkers('2026-11-25')).toEqual([carla])
  })

  test('the answer contains nothing about the clients of other slots', async () => {
    const { url, eva, carla, book } = await createClinic()
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
    // Of the own client only the names are shown, neither the document nor the person's id.
    const { person } = await app.api.get('/v1/clients/{id}', { path: { id: eva } })
    expect([person.id, person.document].filter((trace) => bytes.includes(trace))).toEqual([])
  })

  test('the id of a booked slot is stable within a week and differs by week and by link', async () => {
    const { url, luis, mia, carla, book } = await createClinic()
    await book({ client_id: luis, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '08:00' })
    const link = await create(await buildLink({ clientId: mia, workerIds: [carla] }))
    const getBookedId = async (linkUrl: string, week?: string) =>
      (await readView(linkUrl, week)).sessions.find((session) => !session.is_assigned)?.id
    const ids = [await getBookedId(url), await getBookedId(url, '2026-11-24'), await getBookedId(link.url)]
    expect(await getBookedId(url)).toBe(ids[0])
    expect(new Set(ids).size).toBe(3)
  })

  test('the view shows this week and the next four, and refuses others', async () => {
    const { url } = await createClinic()
    const starts = ['2026-11-15', '2026-11-21', '2026-11-22', '2026-12-19'].map(async (week) => (await readView(url, week)).week_start)
    expect(await Promise.all(starts)).toEqual(['2026-11-15', '2026-11-15', '2026-11-22', '2026-12-13'])
    for (const week of ['2026-11-14', '2026-12-20', '2027-11-18', '0001-01-01', '9999-12-31', '2026-02-30', 'hoy', '']) {
      const { statusCode, json } = await visit(url, week)
      expect([statusCode, json().error.code, json().error.details[0].path], week).toEqual([400, errorCode.badRequest, 'week'])
    }
  })

  test('this week is the week in the clinic’s time zone', async () => {
    const { url } = await createClinic()
    try {
      app.setClock('2026-11-22T04:59:00Z') // one minute before the end of Saturday in Lima
      expect((await readView(url)).week_start).toBe('2026-11-15')
      app.setClock('2026-11-22T05:00:00Z')
      expect((await readView(url)).week_start).toBe('2026-11-22')
    } finally {
      app.setClock(wednesday)
    }
  })
})

describe('visits', () => {
  test('no answer is cached, passes the url on or is indexed, errors included', async () => {
    const { url } = await create(await buildLink())
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

  test('the page of a link is not indexed by search engines', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnos-pages-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html>')
    const withPages = await createApp({ db: app.db, settings: testSettings, webFolder: folder })
    const { headers } = await withPages.inject(`/public-link/${await generate()}`)
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    await withPages.close()
    await rm(folder, { recursive: true })
  })

  test('an address has sixty visits a minute, unknown links included, and other addresses are not affected', async () => {
    const { url } = await create(await buildLink())
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

/** Creates a schedule, people, and a link of the client Eva to the worker Carla. */
async function createClinic() {
  const [linkedSchedule, eva, luis, mia, carla, diego] = [
    await createSchedule(app.api),
    await registerClient(app.api),
    await registerClient(app.api, { name: 'Luis' }),
    await registerClient(app.api, { name: 'Mía' }),
    await registerWorker(app.api, { name: 'Carla' }),
    await registerWorker(app.api, { name: 'Diego' }),
  ]
  const turn_id = linkedSchedule.turns[0]!.id
  const { url } = await create(await buildLink({ clientId: eva, scheduleId: linkedSchedule.id, workerIds: [carla] }))
  const book = (fields: Omit<Parameters<typeof insertSession>[1], 'turn_id'>) => insertSession(app.db, { ...fields, turn_id })
  return { url, eva, luis, mia, carla, diego, turn_id, book }
}
