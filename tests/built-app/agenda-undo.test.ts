import type { Page } from 'playwright'
import { afterAll, afterEach, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { chip, expectAgenda, getDayOfWeek, startClinic, sunday } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())
afterEach(() => clinic.deleteSessions())

const card = (page: Page) => page.getByRole('dialog')
const clickUndo = (page: Page) => page.getByRole('button', { name: 'Deshacer' }).last().click()

async function openCard(page: Page, date: string, clock: string, name: string) {
  await chip(page, date, clock, name).click()
  await card(page).waitFor()
}

async function deleteSession(page: Page, date: string, clock: string, name: string) {
  await openCard(page, date, clock, name)
  await card(page)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await card(page).getByRole('button', { name: 'Eliminar sesión' }).click()
  await page
    .getByText(/^Sesión eliminada/)
    .first()
    .waitFor()
}

test('a session restored by undo is the same record, and earlier changes of it can still be undone', async () => {
  const originalId = await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  const page = await clinic.openWeek()
  await openCard(page, getDayOfWeek(2), '09:00', 'Ian V.')
  await page.keyboard.press('c')
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, confirmada').waitFor()
  await deleteSession(page, getDayOfWeek(2), '09:00', 'Ian V.')
  await expectAgenda(clinic, [])

  await clickUndo(page)
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  const [restored] = await clinic.fetchSessions()
  expect(restored?.id).toBe(originalId)
  await page.keyboard.press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, pendiente').waitFor()
  await page.context().close()
})

test('undo does not revert a later change of another user', async () => {
  const id = await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  const page = await clinic.openWeek()
  await openCard(page, getDayOfWeek(2), '09:00', 'Ian V.')
  await page.keyboard.press('c')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  await clinic.call('PATCH', `/sessions/${id}/state`, { state: 'canceled' })
  await clickUndo(page)
  await page.getByText(/^No se pudo deshacer/).waitFor()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 canceled'])
  // The undo is not offered again.
  await page.keyboard.press('Control+z')
  await page.getByText('No hay nada que deshacer.').waitFor()
  await page.context().close()
})

test('canceling one date of a series leaves the other dates, and undo restores it', async () => {
  await clinic.book({ client: 'ian', worker: 'ana', time: 540, standing: { weekday: 2, from: addDays(sunday, -14) } })
  const page = await clinic.openWeek()
  await openCard(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('x')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 canceled', 'Ian Ana +9 09:00 pending fija'], sunday, 2)
  await clickUndo(page)
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 pending fija'], sunday, 2)
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
  await page.context().close()
})
