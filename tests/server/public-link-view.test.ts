import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { createSchedule, registerClient } from './create-records.ts'
import { insertSession } from './insert-records.ts'
import { startPublicLinks, wednesday } from './start-public-links.ts'

const { app, schedule, ana, bruno, createLink, buildLink, visit, readView, createClinic } = await startPublicLinks()
afterAll(() => app.close())

const buildName = (id: string, name: string, father_last_name: string, mother_last_name: string) => ({
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
  const { url } = await createLink(await buildLink({ clientId, workerIds: [ana, bruno] }))
  const { id, name, turns } = schedule
  expect(await readView(url)).toEqual({
    sessions: [],
    takes_replies: true,
    schedule: {
      id,
      name,
      session_duration: 45,
      break_duration: 15,
      turns: turns.map((turn) => ({ id: turn.id, name: turn.name, start_time: turn.startTime, end_time: turn.endTime })),
    },
    workers: [buildName(bruno, 'Bruno', 'Bravo', 'Salas'), buildName(ana, 'Ana', 'Torres', 'Vega')],
    client: buildName(clientId, 'Eva', 'Ríos', 'Luna'),
    week_start: '2026-11-15',
    closed_dates: [],
    feed_url: expect.stringMatching(/^http:\/\/localhost:80\/feeds\/[\w-]{22}\.ics$/),
  })
})

test('the sessions of the client show date and state, and those of others show only their slot while they are active', async () => {
  const { url, eva, luis, mia, carla, diego, book, turn_id } = await createClinic()
  const own = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-16', time: '08:00', state: 'confirmed' })
  const canceled = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-17', time: '09:00', state: 'canceled' })
  const series = await book({ client_id: eva, worker_id: carla, day: 4, starts_on: '2026-10-01', time: '10:00' })
  await book({ client_id: luis, worker_id: carla, session_date: '2026-11-17', time: '09:00' })
  await book({ client_id: luis, worker_id: carla, day: 5, starts_on: '2026-10-01', time: '11:00', state: 'confirmed' })
  // None of these is shown: released sessions, another week, a worker outside the link.
  await book({ client_id: mia, worker_id: carla, session_date: '2026-11-18', time: '08:00', state: 'canceled' })
  await book({ client_id: mia, worker_id: carla, session_date: '2026-11-18', time: '09:00', state: 'postponed' })
  await book({ client_id: mia, worker_id: carla, session_date: '2026-11-24', time: '08:00' })
  await book({ client_id: mia, worker_id: carla, day: 3, starts_on: '2026-10-01', ends_on: '2026-11-11', time: '10:00' })
  await book({ client_id: mia, worker_id: diego, session_date: '2026-11-19', time: '08:00' })
  // Sessions of another schedule, those of the client too, take the slots of this one.
  const otherSchedule = await createSchedule(app.api)
  await insertSession(app.db, {
    client_id: mia,
    worker_id: carla,
    turn_id: otherSchedule.turns[0]!.id,
    session_date: '2026-11-20',
    time: '08:00',
  })
  await insertSession(app.db, {
    client_id: eva,
    worker_id: carla,
    turn_id: otherSchedule.turns[0]!.id,
    session_date: '2026-11-20',
    time: '09:00',
  })

  const { sessions, workers } = await readView(url)
  const slot = { worker_id: carla, turn_id, duration: 45 }
  const ownSlot = { ...slot, is_assigned: true }
  const bookedSlot = { ...slot, id: expect.any(String), is_assigned: false }
  expect(sessions).toEqual([
    { ...ownSlot, id: own, day: 1, time: parseTimeOfDay('08:00'), session_date: '2026-11-16', state: 'confirmed', standing: false },
    { ...ownSlot, id: canceled, day: 2, time: parseTimeOfDay('09:00'), session_date: '2026-11-17', state: 'canceled', standing: false },
    { ...bookedSlot, day: 2, time: parseTimeOfDay('09:00'), session_date: '2026-11-17' },
    { ...ownSlot, id: series, day: 4, time: parseTimeOfDay('10:00'), session_date: '2026-11-19', state: 'pending', standing: true },
    { ...bookedSlot, day: 5, time: parseTimeOfDay('08:00'), session_date: '2026-11-20' },
    { ...bookedSlot, day: 5, time: parseTimeOfDay('09:00'), session_date: '2026-11-20' },
    { ...bookedSlot, day: 5, time: parseTimeOfDay('11:00'), session_date: '2026-11-20' },
  ])
  expect(workers.map(({ id }) => id)).toEqual([carla])
})

test('an exception replaces the occurrence of a series of the client and of other clients', async () => {
  const { url, eva, luis, carla, book } = await createClinic()
  const series = await book({ client_id: eva, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '08:00' })
  const exception = await book({ client_id: eva, worker_id: carla, session_date: '2026-11-17', time: '08:00', state: 'postponed' })
  await book({ client_id: luis, worker_id: carla, day: 2, starts_on: '2026-10-01', time: '09:00' })
  await book({ client_id: luis, worker_id: carla, session_date: '2026-11-17', time: '09:00', state: 'canceled' })
  expect((await readView(url)).sessions).toMatchObject([{ id: exception, state: 'postponed', standing: false }])
  expect((await readView(url, { week: '2026-11-24' })).sessions).toMatchObject([
    { id: series, session_date: '2026-11-24', standing: true },
    { is_assigned: false, time: parseTimeOfDay('09:00') },
  ])
})

test('the workers of the client’s sessions are shown like linked workers, with their booked slots', async () => {
  const { url, eva, luis, carla, diego, book } = await createClinic()
  await book({ client_id: eva, worker_id: diego, session_date: '2026-12-01', time: '08:00' })
  await book({ client_id: luis, worker_id: diego, session_date: '2026-11-18', time: '08:00' })
  const { sessions, workers } = await readView(url)
  expect(workers.map(({ id }) => id).sort()).toEqual([carla, diego].sort())
  expect(sessions).toMatchObject([{ is_assigned: false, worker_id: diego }])
})

test('a deleted worker is shown only in the week of a past session with the client', async () => {
  const { url, eva, carla, diego, book } = await createClinic()
  await book({ client_id: eva, worker_id: diego, session_date: '2026-11-16', time: '08:00' })
  await app.api.delete('/v1/workers/{id}', { path: { id: diego } })
  const listWorkers = async (week: string) => (await readView(url, { week })).workers.map(({ id }) => id)
  expect((await listWorkers('2026-11-18')).sort()).toEqual([carla, diego].sort())
  expect(await listWorkers('2026-11-25')).toEqual([carla])
})

test('the view shows this week and the next four, and refuses others', async () => {
  const { url } = await createClinic()
  const starts = ['2026-11-15', '2026-11-21', '2026-11-22', '2026-12-19'].map(async (week) => (await readView(url, { week })).week_start)
  expect(await Promise.all(starts)).toEqual(['2026-11-15', '2026-11-15', '2026-11-22', '2026-12-13'])
  for (const week of ['2026-11-14', '2026-12-20', '2027-11-18', '0001-01-01', '9999-12-31', '2026-02-30', 'hoy', '']) {
    const { statusCode, json } = await visit(url, { week })
    expect([statusCode, json().error.code, json().error.details[0].path], week).toEqual([400, errorCode.badRequest, 'week'])
  }
})

test('this week is the week in the clinic’s time zone', async () => {
  const { url } = await createClinic()
  try {
    app.setClock('2026-11-22T04:59:00Z') // It is 23:59 on Saturday in Lima.
    expect((await readView(url)).week_start).toBe('2026-11-15')
    app.setClock('2026-11-22T05:00:00Z')
    expect((await readView(url)).week_start).toBe('2026-11-22')
  } finally {
    app.setClock(wednesday)
  }
})
