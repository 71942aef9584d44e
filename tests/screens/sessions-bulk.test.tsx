import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, listSessionsOf, readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const bar = () => page.getByRole('group', { name: 'Sesiones elegidas' })

async function select(...names: RegExp[]) {
  for (const name of names) await chip(name).click({ modifiers: ['Control'] })
}

async function deleteThree() {
  await select(/^Zoe C. con Bruno/, /^Alessia M. con Elena/, /^Zoe C. con Elena/)
  await bar().getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar 3 sesiones' }).click()
}

test('selected sessions are deleted by one call, and undoing books them again by one call', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  const listChanges = () => calls.filter(({ call }) => /^(post|put|patch|delete) /.test(call))
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
  expect(listChanges()).toMatchObject([{ call: 'delete /v1/sessions/bulk', body: { ids: expect.any(Array) } }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  expect(listChanges().slice(1)).toMatchObject([{ call: 'post /v1/sessions/bulk', body: { sessions: [{}, {}, {}] } }])
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
})

test('undoing a deletion books the sessions whose slots are free, and the other one when its slot is free again', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  const id = await bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-11-25', time: 480 })
  await userEvent.keyboard('{Control>}z{/Control}')
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo deshacer «3 sesiones eliminadas: Zoe Campos, mié 25 nov, 08:00»' })
  await expect.element(failure).toMatchTextContent(/Bruno Salazar ya atiende a Gael.+Cuando se libere, puede reintentarlo/)
  await expect.element(chip(/^Alessia M. con Elena/)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Elena/)).toBeVisible()
  expect(chip(/^Zoe C. con Bruno/).query()).toBeNull()
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
  await failure.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
})

test('the notification of a retried undo names only what was refused again', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  const alessia = await readSession(sessions.alessia)
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  const booked = await bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-11-25', time: 480 })
  await bookAsColleague({ clientId: clients.gael, workerId: workers.elena, sessionDate: alessia.sessionDate, time: alessia.time })
  await userEvent.keyboard('{Control>}z{/Control}')
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo deshacer' })
  await expect.element(failure).toMatchTextContent(/«3 sesiones eliminadas: [^:]*Zoe Campos/)
  await colleague.delete('/v1/sessions/{id}', { path: { id: booked } })
  await failure.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(failure).toMatchTextContent(/«3 sesiones eliminadas: Alessia Mendoza, [^;»]+»/)
})

test('undoing a deletion does not book again what a colleague had deleted before', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.zoe } })
  await deleteThree()
  await expect.element(page.getByText('2 sesiones eliminadas')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  await expect.element(chip(/^Alessia M. con Elena/)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Elena/)).toBeVisible()
  const records = await listSessionsOf(clients.zoe)
  expect(records.map(({ worker }) => worker.id)).not.toContain(workers.bruno)
})

test('the states of selected sessions are sent six at a time', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls, hold } = await mount(getWeekUrl(), { usesRealServer: true })
  const countMarks = () => calls.filter(({ call }) => call.startsWith('patch')).length
  const release = hold('patch /v1/sessions/{id}/state')
  await expect.element(cell('domingo 22 de noviembre, 08:00')).toBeVisible()
  cell('domingo 22 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Control>}a{/Control}x')
  await expect.poll(countMarks).toBe(6)
  await expect.element(chip(/^Zoe C. con Bruno Salazar, cancelada/)).toBeVisible()
  release()
  await expect.element(page.getByText(/^\d+ sesiones canceladas$/)).toBeVisible()
  expect(countMarks()).toBeGreaterThan(6)
})
