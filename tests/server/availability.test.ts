import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import type { AbsenceInput } from '#api/generated/app.ts'
import { parseTimeOfDay } from '#domain/clock.ts'
import { addDays } from '#domain/weeks.ts'
import { registerWorker } from './create-records.ts'
import { tuesday } from './start-agenda.ts'
import { startAvailability } from './start-availability.ts'

const agenda = await startAvailability()
const { app, book, people, registerPeople, setHours, addAbsence, close, buildAbsence, morning } = agenda
const { api } = app
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('absence').execute()
  await app.db.deleteFrom('working_hours').execute()
  await registerPeople()
})

const readHours = () => api.get('/v1/workers/{id}/working-hours', { path: { id: people.ana } })
const period = { from: '2026-11-22', to: '2026-12-26' }

test('working hours are replaced as a whole and read by weekday and start', async () => {
  expect(await readHours()).toEqual([])
  const hours = await setHours([4, '14:00', '18:00'], [2, '14:00', '18:00'], [2, '08:00', '12:00', { fromDate: '2027-01-01' }])
  expect(hours).toEqual(await readHours())
  expect(hours.map(({ day, startTime, fromDate }) => [day, startTime, fromDate])).toEqual([
    [2, parseTimeOfDay('08:00'), '2027-01-01'],
    [2, parseTimeOfDay('14:00'), null],
    [4, parseTimeOfDay('14:00'), null],
  ])
  expect(await setHours()).toEqual([])
})

test('the hours of all workers are those of a period, and one entry of a worker who has only others', async () => {
  await setHours([2, '08:00', '12:00', { fromDate: '2027-01-01' }], [3, '08:00', '12:00', { fromDate: '2027-01-01' }])
  const bruno = await registerWorker(api)
  const hours = [
    { day: 1, startTime: 480, endTime: 720 },
    { day: 2, startTime: 480, endTime: 720, toDate: '2026-11-21' },
  ]
  await api.put('/v1/workers/{id}/working-hours', { path: { id: bruno }, body: hours })
  const listed = await api.get('/v1/working-hours', { query: period })
  expect(listed.map(({ workerId, day }) => [workerId, day])).toEqual([
    [people.ana, 2],
    [bruno, 1],
  ])
})

test('the problems of hours and absences are told at their fields', async () => {
  const same = { day: 1, startTime: 480, endTime: 720 }
  const body = [same, { day: 1, startTime: 720, endTime: 720, fromDate: '2026-12-02', toDate: '2026-12-01' }, { ...same, fromDate: null }]
  await expect(api.put('/v1/workers/{id}/working-hours', { path: { id: people.ana }, body })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [
      { path: '1.endTime', message: 'Debe terminar después de empezar.' },
      { path: '1.toDate', message: 'El último día no puede ser anterior al primero.' },
      { path: '2', message: 'Está dos veces en la lista.' },
    ],
  })
  expect(await readHours()).toEqual([])
  const wrong = [
    { workerId: people.luis, fromDate: tuesday, toDate: addDays(tuesday, -1) },
    { fromDate: tuesday, toDate: addDays(tuesday, 400) },
    { fromDate: tuesday, toDate: addDays(tuesday, 399) },
    { fromDate: tuesday, toDate: tuesday, startTime: 600 },
    { fromDate: tuesday, toDate: tuesday, startTime: 600, endTime: 600 },
  ]
  await expect(api.post('/v1/absences', { body: wrong[0]! })).rejects.toMatchObject({
    code: errorCode.badRequest,
    details: [{ path: 'workerId', message: 'Este trabajador no existe.' }, { path: 'toDate' }],
  })
  await expect(api.post('/v1/absences/bulk', { body: { absences: wrong } })).rejects.toMatchObject({
    code: errorCode.multiple,
    message: '4 de 5 ausencias no se pueden guardar. No se guardó ninguna.',
    details: [
      { path: 'absences.0.workerId' },
      { path: 'absences.0.toDate' },
      { path: 'absences.1.toDate', message: 'Una ausencia tiene como mucho 400 días.' },
      { path: 'absences.3.endTime', message: 'Falta la hora en que termina.' },
      { path: 'absences.4.endTime', message: 'Debe terminar después de empezar.' },
    ],
  })
  expect(await api.get('/v1/absences', { query: period })).toEqual([])
})

test('absences and closing days are saved together, listed by their first day, changed and deleted', async () => {
  const absences = [
    buildAbsence({ workerId: people.ana, fromDate: '2026-12-03', toDate: '2026-12-07', reason: ' Vacaciones ' }),
    buildAbsence({ fromDate: '2026-12-03', toDate: '2026-12-03', times: ['13:00', '24:00'], reason: '' }),
    buildAbsence({ fromDate: '2026-10-01', toDate: period.from }),
    buildAbsence({ fromDate: '2026-12-27', toDate: '2026-12-27' }),
  ]
  const ids = await api.post('/v1/absences/bulk', { body: { absences } })
  const listed = await api.get('/v1/absences', { query: period })
  expect(listed.map(({ id, reason }) => [ids.indexOf(id), reason])).toEqual([
    [2, null],
    [0, 'Vacaciones'],
    [1, null],
  ])
  const change = { path: { id: ids[0]! }, body: { fromDate: '2026-12-03', toDate: '2026-12-04', updatedAt: listed[1]!.updatedAt } }
  expect(await api.put('/v1/absences/{id}', change)).toMatchObject({ toDate: '2026-12-04', reason: null, workerId: people.ana })
  await expect(api.put('/v1/absences/{id}', change)).rejects.toMatchObject({ code: errorCode.conflict })
  const bruno = await registerWorker(api)
  const ofBruno = await api.get('/v1/absences', { query: { ...period, workerId: bruno } })
  expect(ofBruno.map(({ id }) => ids.indexOf(id))).toEqual([2, 1])
  await agenda.removeAbsence(ids[0]!)
  await expect(agenda.removeAbsence(ids[0]!)).rejects.toMatchObject({ code: errorCode.notFound })
})

test('the reason of an absence is read with access to the workers or by the worker, and stays when someone else changes the days', async () => {
  const id = await addAbsence({ fromDate: tuesday, toDate: tuesday, reason: 'Operación' })
  await close({ fromDate: '2026-12-08', toDate: '2026-12-08', reason: 'Inmaculada' })
  const ofBruno = await registerWorker(api)
  await addAbsence({ workerId: ofBruno, fromDate: tuesday, toDate: tuesday, reason: 'Viaje' })
  const reception = await app.makeUser({ access: ['sessions.read', 'sessions.register', 'sessions.update'] })
  const ana = await app.makeUser({ worker_id: people.ana })
  const list = async (user: typeof ana) => (await user.api.get('/v1/absences', { query: period })).map(({ reason }) => reason).sort()
  expect(await list(reception)).toEqual(['Inmaculada', undefined, undefined])
  expect(await list(ana)).toEqual(['Inmaculada', 'Operación'])
  const change = { path: { id }, body: { fromDate: tuesday, toDate: addDays(tuesday, 1) } }
  expect(await reception.api.put('/v1/absences/{id}', change)).not.toHaveProperty('reason')
  expect(await list(ana)).toEqual(['Inmaculada', 'Operación'])
  const told = async (user: { api: typeof api }) =>
    user.api.post('/v1/sessions', { body: agenda.buildInput({}) }).catch((error: Error) => error.message)
  expect(await told(reception)).toBe('Ana Torres está ausente del 24 al 25 de noviembre.')
  expect(await told({ api })).toBe('Ana Torres está ausente del 24 al 25 de noviembre (Operación).')
})

test('closing days need access to the schedules, and absences to the sessions or workers', async () => {
  const [absence, closingDay] = [
    { workerId: people.ana, fromDate: tuesday, toDate: tuesday },
    { fromDate: tuesday, toDate: tuesday },
  ]
  for (const [access, mayAbsence] of [
    ['sessions.update', true],
    ['workers.update', true],
    ['schedules.update', false],
  ] as const) {
    const user = await app.makeUser({ access: [access] })
    const refusal = { code: errorCode.unauthorized }
    const [allowed, refused] = mayAbsence ? [absence, closingDay] : [closingDay, absence]
    const { id } = await user.api.post('/v1/absences', { body: allowed })
    await expect(user.api.post('/v1/absences', { body: refused })).rejects.toMatchObject(refusal)
    await expect(user.api.post('/v1/absences/bulk', { body: { absences: [allowed, refused] } })).rejects.toMatchObject(refusal)
    const other = (await api.post('/v1/absences', { body: refused })).id
    const { fromDate, toDate } = refused
    await expect(user.api.put('/v1/absences/{id}', { path: { id: other }, body: { fromDate, toDate } })).rejects.toMatchObject(refusal)
    await expect(user.api.delete('/v1/absences/{id}', { path: { id: other } })).rejects.toMatchObject(refusal)
    await api.delete('/v1/absences/{id}', { path: { id: other } })
    await user.api.delete('/v1/absences/{id}', { path: { id } })
  }
})

test('an absence or closing day that is there already is refused with its id, whatever the reason', async () => {
  const days = { fromDate: tuesday, toDate: addDays(tuesday, 3) }
  const hours = { times: ['09:00', '11:00'] as [string, string] }
  const all = [await addAbsence(days), await addAbsence({ ...days, ...hours, reason: 'Cita médica' }), await close(days)]
  const expectRefused = (created: Promise<string>, id: string | undefined, message: string) =>
    expect(created).rejects.toMatchObject({ status: 409, code: errorCode.conflict, message, details: [{ path: 'fromDate', message, id }] })
  await expectRefused(
    addAbsence({ ...days, reason: 'Vacaciones' }),
    all[0],
    'Ana Torres Medina ya tiene una ausencia del 24 al 27 de noviembre.',
  )
  await expectRefused(
    addAbsence({ ...days, ...hours }),
    all[1],
    'Ana Torres Medina ya tiene una ausencia del 24 al 27 de noviembre, a las mismas horas.',
  )
  await expectRefused(
    addAbsence({ ...days, times: ['00:00', '24:00'] }),
    all[0],
    'Ana Torres Medina ya tiene una ausencia del 24 al 27 de noviembre.',
  )
  await expectRefused(close(days), all[2], 'La clínica ya cierra del 24 al 27 de noviembre.')
  const secretary = await app.makeUser({ access: ['sessions.update'] })
  const body = buildAbsence({ workerId: people.ana, ...days })
  const unnamed = secretary.api.post('/v1/absences', { body }).then(({ id }) => id)
  await expectRefused(unnamed, all[0], 'Este trabajador ya tiene una ausencia del 24 al 27 de noviembre.')
  await addAbsence({ ...days, times: ['09:00', '11:30'] })
  await addAbsence({ fromDate: tuesday, toDate: addDays(tuesday, 2) })
  await addAbsence({ ...days, workerId: await registerWorker(api) })
  await agenda.removeAbsence(all[0]!)
  await addAbsence(days)
})

test('of several absences those that are there already, or twice in the list, are named, and none is created', async () => {
  const day = (offset: number) => ({ fromDate: addDays(tuesday, offset), toDate: addDays(tuesday, offset) })
  const id = await addAbsence(day(0))
  const before = await api.get('/v1/absences', { query: period })
  const createAll = (absences: AbsenceInput[]) => api.post('/v1/absences/bulk', { body: { absences } })
  const ofAna = (offset: number) => ({ ...day(offset), workerId: people.ana })
  await expect(createAll([ofAna(1), ofAna(0), day(1), ofAna(1)])).rejects.toMatchObject({
    status: 409,
    code: errorCode.conflict,
    message: '2 de 4 ausencias ya existen. No se guardó ninguna.',
    details: [
      { path: 'absences.1', message: 'Ana Torres Medina ya tiene una ausencia el 24 de noviembre.', id },
      { path: 'absences.3', message: 'Está dos veces en esta misma lista.' },
    ],
  })
  await expect(createAll([ofAna(0), { ...day(2), workerId: people.luis }])).rejects.toMatchObject({ status: 422 })
  expect(await api.get('/v1/absences', { query: period })).toEqual(before)
  expect(await createAll([ofAna(1), day(1)])).toHaveLength(2)
})

test('a deleted worker takes hours and absences along', async () => {
  await setHours([2, '08:00', '12:00'])
  await addAbsence({ fromDate: tuesday, toDate: tuesday })
  await api.delete('/v1/workers/{id}', { path: { id: people.ana } })
  expect(await api.get('/v1/working-hours', { query: period })).toEqual([])
  expect(await api.get('/v1/absences', { query: period })).toEqual([])
  await expect(addAbsence({ fromDate: tuesday, toDate: tuesday })).rejects.toMatchObject({ details: [{ path: 'workerId' }] })
  await expect(setHours([2, '08:00', '12:00'])).rejects.toMatchObject({ code: errorCode.notFound })
})

test('workers who are not available are not offered for a slot, on one date or several', async () => {
  const [bruno, carla] = [await registerWorker(api), await registerWorker(api)]
  await setHours([3, '08:00', '12:00'])
  await addAbsence({ workerId: bruno, fromDate: tuesday, toDate: tuesday })
  const [wednesday, thursday] = [addDays(tuesday, 1), addDays(tuesday, 2)]
  await close({ fromDate: thursday, toDate: thursday })
  const query = { turnId: morning, time: parseTimeOfDay('09:00') }
  const list = async (sessionDate: string[], personType: 'worker' | 'client' = 'worker') =>
    api.get('/v1/sessions/available-people', { query: { ...query, sessionDate, personType } })
  const known = [people.ana, bruno, carla]
  expect(((await list([tuesday])) as string[]).filter((id) => known.includes(id))).toEqual([carla])
  const lists = (await list([wednesday, tuesday, thursday])) as { sessionDate: string; ids: string[] }[]
  expect(lists.map(({ sessionDate, ids }) => [sessionDate, ids.filter((id) => known.includes(id)).sort()])).toEqual([
    [wednesday, [people.ana, bruno, carla].sort()],
    [tuesday, [carla]],
    [thursday, []],
  ])
  expect(await list([thursday], 'client')).toContain(people.luis)
})

test('sessions outside the hours are told by part of the day, by times, by weekday or by date', async () => {
  const tell = (clock: string, sessionDate: string | null = tuesday) =>
    book({ at: clock, sessionDate, turnId: clock < '12:00' ? morning : agenda.schedule.turns[1]!.id }).then(
      () => undefined,
      (error: Error) => error.message,
    )
  await setHours([2, '14:00', '18:00'])
  expect(await tell('09:00')).toBe('Ana Torres no atiende los martes por la mañana.')
  expect(await tell('09:00', null)).toBe('Ana Torres no atiende los martes por la mañana.')
  expect(await tell('09:00', addDays(tuesday, 4))).toBe('Ana Torres no atiende los sábados.')
  await setHours([2, '14:00', '15:00'])
  expect(await tell('15:00')).toBe('Ana Torres no atiende los martes de 15:00 a 15:45.')
  await setHours([2, '14:00', '18:00'], [2, '08:00', '12:00', { fromDate: '2026-12-01' }])
  expect(await tell('09:00')).toBe('Ana Torres no atiende el martes 24 de noviembre por la mañana.')
  await close({ fromDate: '2026-12-31', toDate: '2027-01-02', times: ['08:00', '13:00'], reason: 'Año Nuevo' })
  expect(await tell('09:00', '2027-01-02')).toBe(
    'La clínica cierra del 31 de diciembre de 2026 al 2 de enero de 2027 de 08:00 a 13:00 (Año Nuevo).',
  )
})

test('Easter Sunday is no holiday to close on, unlike a holiday that falls on a Sunday in some years', async () => {
  const dates = (await api.get('/v1/holidays', { query: { year: 2027 } })).map(({ date }) => date)
  expect(dates.filter((date) => date.startsWith('2027-03'))).toEqual(['2027-03-25', '2027-03-26'])
  expect((await api.get('/v1/holidays', { query: { year: 2030 } })).map(({ date }) => date)).toContain('2030-07-28')
})

test('the public holidays of the country are listed by date, with Spanish names', async () => {
  const holidays = await api.get('/v1/holidays', { query: { year: 2027 } })
  expect(holidays.filter(({ date }) => ['2027-01-01', '2027-03-26', '2027-12-08', '2027-12-25'].includes(date))).toEqual([
    { date: '2027-01-01', name: 'Año Nuevo' },
    { date: '2027-03-26', name: 'Viernes Santo' },
    { date: '2027-12-08', name: 'Inmaculada Concepción' },
    { date: '2027-12-25', name: 'Navidad' },
  ])
})
