import { afterAll, expect, test } from 'vitest'
import { errorCode } from '#api/errors.ts'
import { at } from '#domain/clock.ts'
import { createRole, createSchedule, toScheduleUpdate } from './create-records.ts'
import { startApp } from './start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const buildConflict = (path: string) => ({ status: 409, code: errorCode.conflict, details: [{ path }] })

test('two schedules cannot have the same name, without regard to case and accents, until one is deleted', async () => {
  const { id } = await createSchedule(app.api, { name: 'Terapia física' })
  await expect(createSchedule(app.api, { name: ' TERAPIA FISICA ' })).rejects.toMatchObject(buildConflict('name'))
  const other = await createSchedule(app.api, { name: 'Terapia de niños' })
  await createSchedule(app.api, { name: 'Terapia de ninos' })
  const renamed = { ...toScheduleUpdate(other), name: 'terapia fisica' }
  const rename = () => app.api.put('/v1/schedules/{id}', { path: { id: other.id }, body: renamed })
  await expect(rename()).rejects.toMatchObject(buildConflict('name'))
  await app.api.delete('/v1/schedules/{id}', { path: { id } })
  expect(await rename()).toMatchObject({ name: 'terapia fisica' })
})

test('two turns of one schedule cannot have the same name, and can exchange their names', async () => {
  const schedule = await createSchedule(app.api)
  const [morning, afternoon] = toScheduleUpdate(schedule).turns
  const update = (...names: string[]) =>
    app.api.put('/v1/schedules/{id}', {
      path: { id: schedule.id },
      body: { ...toScheduleUpdate(schedule), turns: [morning!, afternoon!].map((turn, index) => ({ ...turn, name: names[index]! })) },
    })
  await expect(update('Mañana', 'mañana')).rejects.toMatchObject(buildConflict('turns.1.name'))
  expect((await update('Tarde', 'Mañana')).turns).toMatchObject([{ name: 'Tarde' }, { name: 'Mañana' }])
  const turns = ['Único', 'unico'].map((name, index) => ({
    name,
    startTime: at('08:00') + 120 * index,
    endTime: at('10:00') + 120 * index,
  }))
  await expect(createSchedule(app.api, { turns })).rejects.toMatchObject(buildConflict('turns.1.name'))
})

test('two roles cannot have the same name', async () => {
  await createRole(app.api, 'Coordinación')
  await expect(createRole(app.api, 'COORDINACION')).rejects.toMatchObject(buildConflict('name'))
  const id = await createRole(app.api, 'Dirección')
  const body = { id, name: 'coordinación' }
  await expect(app.api.put('/v1/roles/{id}', { path: { id }, body })).rejects.toMatchObject(buildConflict('name'))
})
