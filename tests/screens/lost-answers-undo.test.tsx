import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { chip, clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, readSession } from './colleague.ts'
import { failure } from './late-answers.ts'
import { mount } from './mount.tsx'

const day = '2026-12-03'
const [changeCall, undoCall] = ['post /v1/sessions/changes', 'post /v1/changes/{id}/undo']
const deleteAbsences = async () => {
  for (const { id } of await colleague.get('/v1/absences', { query: { from: day, to: day } }))
    await colleague.delete('/v1/absences/{id}', { path: { id } })
}

/** Presses a key with Control, the answer to which is lost once, and waits until it was repeated. */
async function reverse(key: 'z' | 'y', loseAnswer: (call: string) => void) {
  loseAnswer(undoCall)
  await userEvent.keyboard(`{Control>}${key}{/Control}`)
  await expect.element(page.getByText(key === 'z' ? /^Deshecho: / : /^Rehecho: /).first()).toBeVisible()
}

test('a sick day, its undo and its redo whose answers are lost are each made once, and whole', async () => {
  setClinicTime('2026-11-23', '10:00')
  const ids: string[] = []
  const prepare = async () => {
    await deleteSessions({})
    for (const [index, client] of [clients.ian, clients.zoe, clients.gael, clients.tomas].entries())
      ids.push(await bookAsColleague({ clientId: client, workerId: workers.ana, sessionDate: day, time: 480 + index * 50 }))
    await colleague.post('/v1/absences', { body: { workerId: workers.ana, fromDate: day, toDate: day } })
  }
  const { loseAnswer } = await mount(paths.unsettled({ from: day, to: day, worker: workers.ana }), { usesRealServer: true, prepare })
  const readWorkers = async () => (await Promise.all(ids.map(readSession))).filter(({ worker }) => worker.id !== workers.ana).length
  loseAnswer(changeCall)
  await page.getByRole('button', { name: 'Aplicar 4 cambios' }).click()
  await expect.element(page.getByText('4 sesiones resueltas', { exact: true })).toBeVisible()
  expect(await readWorkers()).toBe(4)
  await reverse('z', loseAnswer)
  expect(await readWorkers()).toBe(0)
  await reverse('y', loseAnswer)
  expect(await readWorkers()).toBe(4)
})

test('a series with an exception that is moved keeps it, and so do its undo and its redo, when their answers are lost', async () => {
  setClinicTime('2026-11-23', '10:00')
  const people = { clientId: clients.ian, workerId: workers.ana }
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await deleteSessions({ workerId: workers.ana })
    const id = await bookAsColleague({ ...people, startsOn: '2026-11-24', time: 580 })
    await colleague.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled', sessionDate: '2026-12-08' } })
  }
  const { loseAnswer } = await mount(getWeekUrl({ week: '2026-11-29' }), { usesRealServer: true, prepare })
  const listStored = async () => {
    const stored = await colleague.get('/v1/sessions', { query: { ...people, from: '2026-11-24', to: '2026-12-20' } })
    return stored.map(({ sessionDate, time, state }) => `${sessionDate} ${time} ${state}`).sort()
  }
  const before = await listStored()
  await chip(/^Ian V. con Ana Torres, pendiente, fija/).click()
  await page.getByRole('button', { name: 'Mover a…' }).click()
  await page.getByRole('dialog').getByLabelText('Día').fill('02/12/2026')
  await page.getByRole('radio', { name: 'Esta y las siguientes' }).click()
  loseAnswer(changeCall)
  await page.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/movida/).first()).toBeVisible()
  const moved = await listStored()
  expect(moved).toEqual(['2026-11-24 580 pending', '2026-12-02 580 pending', '2026-12-09 580 canceled', '2026-12-16 580 pending'])
  await reverse('z', loseAnswer)
  expect(await listStored()).toEqual(before)
  await reverse('y', loseAnswer)
  expect(await listStored()).toEqual(moved)
})

test('an absence and an entry of the waiting list that got no answer are each made once when they are sent again', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { loseAnswer } = await mount(paths.worker(workers.ana), { usesRealServer: true, prepare: deleteAbsences })
  const dialog = page.getByRole('dialog')
  loseAnswer('post /v1/absences')
  await page.getByRole('button', { name: 'Añadir ausencia' }).click()
  await dialog.getByLabelText('Días').fill('03/12')
  await dialog.getByLabelText('Motivo').fill('Vacaciones')
  await dialog.getByRole('button', { name: 'Añadir ausencia' }).click()
  await expect.element(failure('Quizá no se pudo guardar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Añadir ausencia' }).click()
  await expect.element(page.getByText(/^Ausencia guardada: el 3 de diciembre/)).toBeVisible()
  expect(await colleague.get('/v1/absences', { query: { from: day, to: day } })).toHaveLength(1)

  const list = await mount(paths.waitingList({ record: 'new' }), { usesRealServer: true })
  list.loseAnswer('post /v1/waiting-list')
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('Zoe')
  await page.getByRole('option', { name: /^Zoe Campos/ }).click()
  await dialog.getByRole('button', { name: 'lunes' }).click()
  await dialog.getByRole('button', { name: /^(Guardar|Añadir)/ }).click()
  await expect.element(failure('Quizá no se pudo guardar')).toBeVisible()
  await dialog.getByRole('button', { name: /^(Guardar|Añadir)/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await colleague.get('/v1/waiting-list', { query: { clientId: clients.zoe } })).toHaveLength(1)
})
