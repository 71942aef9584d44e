import { expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, registerLuz } from './colleague.ts'
import { section, stopTuesday } from './home.ts'
import { mount } from './mount.tsx'

test('the first steps of an empty system tick off by themselves and disappear when all are done', async () => {
  const passHalfMinute = stopTuesday()
  await mount(paths.admin(), { usesRealServer: true, prepare: deleteEverything })
  const steps = section('Primeros pasos')
  const listDone = () =>
    steps
      .getByRole('listitem')
      .filter({ hasText: 'hecho' })
      .elements()
      .map(({ textContent }) => textContent)
  const firstStep = steps.getByRole('link', { name: 'Crear un horario' })
  await expect.element(firstStep).toHaveAttribute('href', paths.createSchedule(undefined, 'worker,client,session'))
  expect(steps.getByRole('listitem').getByRole('link').elements()).toHaveLength(4)
  await expect
    .element(steps.getByRole('link', { name: 'Horarios de atención de cada trabajador' }))
    .toHaveAttribute('href', paths.workers())
  await expect
    .element(steps.getByRole('link', { name: 'Feriados y días cerrados' }))
    .toHaveAttribute('href', paths.absences({ record: 'holidays' }))
  expect(listDone()).toEqual([])
  expect(section('Esta semana').query()).toBeNull()

  const turns = [{ name: 'Mañana', startTime: 480, endTime: 720 }]
  const schedule = await colleague.post('/v1/schedules', { body: { name: 'Terapia', sessionDuration: 45, breakDuration: 5, turns } })
  await passHalfMinute()
  await expect.poll(listDone).toEqual(['Crear un horariohecho'])
  const person = { name: 'Eva', fatherLastName: 'Paz', motherLastName: '', gender: false, document: '70000050', documentType: 0 as const }
  const worker = await colleague.post('/v1/workers', { body: { person, positions: [4] } })
  const client = await registerLuz()
  // A list that is still on its way is asked for again half a minute after it has arrived.
  await expect
    .poll(async () => {
      await passHalfMinute()
      return listDone().length
    })
    .toBe(3)
  const { turns: created } = await colleague.get('/v1/schedules/{id}', { path: { id: schedule.id } })
  const place = { turnId: created[0]?.id ?? '', sessionDate: '2026-11-24', time: 530 }
  await bookAsColleague({ clientId: client, workerId: worker.id, ...place })
  await passHalfMinute()
  await expect.element(section('Hoy').getByRole('link', { name: /^Luz Paz con Eva Paz/ })).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
})

async function deleteEverything() {
  for (const workerId of Object.values(workers)) await deleteSessions({ workerId })
  const rest = await colleague.get('/v1/sessions')
  if (rest.length > 0) await colleague.delete('/v1/sessions/bulk', { body: { ids: rest.map(({ id }) => id) } })
  for (const { id } of await colleague.get('/v1/schedules')) await colleague.delete('/v1/schedules/{id}', { path: { id } })
  for (const { id } of await colleague.get('/v1/clients')) await colleague.delete('/v1/clients/{id}', { path: { id } })
  for (const { id } of await colleague.get('/v1/workers')) await colleague.delete('/v1/workers/{id}', { path: { id } })
}
