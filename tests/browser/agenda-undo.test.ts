import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { type Clinic, chip, day, expectAgenda, openClinic, sunday } from './clinic.ts'

let clinic: Clinic

beforeAll(async () => {
  clinic = await openClinic(inject('started'))
})
afterEach(() => clinic.empty())
afterAll(() => clinic.end())

const card = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' }).last().click()

async function openCard(page: Page, date: string, clock: string, name: string) {
  await chip(page, date, clock, name).click()
  await card(page).waitFor()
}

async function remove(page: Page, date: string, clock: string, name: string) {
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

test('a session that is made again has a new id, and what was done to it before can still be taken back', async () => {
  const first = await clinic.book({ client: 'ian', worker: 'ana', date: day(2), time: 540 })
  const page = await clinic.visit()
  await openCard(page, day(2), '09:00', 'Ian V.')
  await page.keyboard.press('c')
  await chip(page, day(2), '09:00', 'Ian V. con Ana Torres, confirmada').waitFor()
  await remove(page, day(2), '09:00', 'Ian V.')
  await expectAgenda(clinic, [])

  await undo(page)
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  const [again] = await clinic.agenda()
  expect(again?.id).not.toBe(first)
  await undo(page)
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])
  await chip(page, day(2), '09:00', 'Ian V. con Ana Torres, pendiente').waitFor()
  await page.context().close()
})

test('what was done cannot be taken back where a colleague took the slot meanwhile: it is said who, and once it is free it can', async () => {
  await clinic.book({ client: 'ian', worker: 'ana', date: day(2), time: 540 })
  const page = await clinic.visit()
  await remove(page, day(2), '09:00', 'Ian V.')
  const zoe = await clinic.book({ client: 'zoe', worker: 'ana', date: day(2), time: 540 })
  await undo(page)
  await page.getByText(/Ana Torres ya atiende a Zoe Campos/).waitFor()
  await expectAgenda(clinic, ['Zoe Ana +2 09:00 pending'])
  // and the grid shows what is true
  await chip(page, day(2), '09:00', 'Zoe C. con Ana Torres').waitFor()
  await chip(page, day(2), '09:00', 'Ian V.').waitFor({ state: 'detached' })
  await clinic.call('DELETE', `/sessions/${zoe}`)
  await page.keyboard.press('Control+z')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])
  await page.getByText(/^Deshecho: «Sesión eliminada: Ian V/).waitFor()
  await page.getByText(/^No se pudo deshacer/).waitFor({ state: 'detached' })
  await page.context().close()
})

test("a colleague's later change is not taken back with one's own", async () => {
  const id = await clinic.book({ client: 'ian', worker: 'ana', date: day(2), time: 540 })
  const page = await clinic.visit()
  await openCard(page, day(2), '09:00', 'Ian V.')
  await page.keyboard.press('c')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  await clinic.call('PATCH', `/sessions/${id}/state`, { state: 'canceled' })
  await undo(page)
  await page.getByText(/^No se pudo deshacer/).waitFor()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 canceled'])
  // and it is not offered once more: it stays as the colleague left it
  await page.keyboard.press('Control+z')
  await page.getByText('No hay nada que deshacer.').waitFor()
  await page.context().close()
})

test('one date of a standing session changes and comes back', async () => {
  await clinic.book({ client: 'ian', worker: 'ana', time: 540, standing: { weekday: 2, from: addDays(sunday, -14) } })
  const page = await clinic.visit()
  await openCard(page, day(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('x')
  await expectAgenda(clinic, ['Ian Ana +2 09:00 canceled', 'Ian Ana +9 09:00 pending fija'], sunday, 2)
  await undo(page)
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 pending fija'], sunday, 2)
  await chip(page, day(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
  await page.context().close()
})
