import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { type Clinic, cell, chip, day, expectAgenda, openClinic } from './clinic.ts'
import { selectOption } from './select-option.ts'

let clinic: Clinic

beforeAll(async () => {
  clinic = await openClinic(inject('started'))
})
afterEach(() => clinic.empty())
afterAll(() => clinic.end())

const booking = (page: Page) => page.getByRole('dialog', { name: 'Reservar sesión' })

/** What somebody does who comes back to the page from elsewhere. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Takes a session with the mouse and holds it over a slot. */
async function dragOver(page: Page, session: Locator, slot: Locator) {
  const [from, to] = [await middleOf(session), await middleOf(slot)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

async function middleOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('a session is dragged where it can go, and a colleague sees it there', async () => {
  await clinic.book({ client: 'ian', worker: 'ana', date: day(2), time: 540 })
  await clinic.book({ client: 'zoe', worker: 'ana', date: day(3), time: 660 })
  const [page, colleague] = [await clinic.visit(), await clinic.visit()]
  const ian = chip(page, day(2), '09:00', 'Ian V. con Ana Torres')

  await dragOver(page, ian, cell(page, day(3), '11:00'))
  await page.getByText('Ana Torres ya atiende a Zoe Campos de 11:00 a 11:45.').waitFor()
  await page.mouse.up()
  await dragOver(page, ian, cell(page, day(4), '10:00'))
  await page.mouse.up()
  await expectAgenda(clinic, ['Ian Ana +4 10:00 pending', 'Zoe Ana +3 11:00 pending'])
  await chip(page, day(4), '10:00', 'Ian V. con Ana Torres').waitFor()

  await comeBack(colleague)
  await chip(colleague, day(4), '10:00', 'Ian V. con Ana Torres').waitFor()
  for (const one of [page, colleague]) await one.context().close()
})

test('what a colleague books comes in without moving the form that is being filled', async () => {
  await clinic.book({ client: 'zoe', worker: 'ana', date: day(5), time: 480 })
  const page = await clinic.visit({ viewport: { width: 1280, height: 340 } })
  const slot = cell(page, day(2), '11:00')
  await slot.click()
  await booking(page).getByLabel('Nota (opcional)').fill('Trae el informe')
  const before = await slot.boundingBox()
  await clinic.book({ client: 'ian', worker: 'ana', date: day(2), time: 480 })
  await clinic.book({ client: 'zoe', worker: 'bruno', date: day(2), time: 480 })
  await clinic.book({ client: 'luis', worker: 'ana', date: day(2), time: 540 })
  await comeBack(page)
  await chip(page, day(2), '08:00', 'Ian V. con Ana Torres').waitFor({ state: 'attached' })
  expect((await slot.boundingBox())?.y).toBe(before?.y)
  expect(await booking(page).getByLabel('Nota (opcional)').inputValue()).toBe('Trae el informe')
  await page.context().close()
})

test('on a touch screen a session is booked, confirmed, moved and taken back', async () => {
  const page = await clinic.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, day(2))
  const hour = (clock: string) => page.getByRole('region', { name: new RegExp(`^${clock}`) })
  await page.getByRole('button', { name: new RegExp(`^${formatLongDate(day(2))}`), pressed: true }).waitFor()

  await page.getByRole('button', { name: 'Reservar a las 09:00' }).tap()
  await booking(page).getByRole('combobox', { name: 'Cliente' }).tap()
  await page.getByRole('option', { name: /^Ian Vargas/ }).tap()
  await booking(page).getByText('Ana Torres').tap()
  await booking(page).getByRole('button', { name: 'Reservar' }).tap()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 pending'])

  const card = page.getByRole('dialog', { name: /^Ian Vargas/ })
  await hour('09:00')
    .getByRole('button', { name: /^Ian Vargas/ })
    .tap()
  await card.getByRole('button', { name: 'Confirmada' }).tap()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])

  await hour('09:00')
    .getByRole('button', { name: /^Ian Vargas/ })
    .tap()
  await card.getByRole('button', { name: /^Mover a…/ }).tap()
  await selectOption(page, 'Hora', '11:00')
  await page
    .getByRole('dialog')
    .getByText(/pasa al .* a las 11:00 con Ana Torres/)
    .waitFor()
  await page.getByRole('button', { name: 'Mover', exact: true }).tap()
  await expectAgenda(clinic, ['Ian Ana +2 11:00 confirmed'])
  await hour('11:00')
    .getByRole('button', { name: /^Ian Vargas/ })
    .waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).last().tap()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  await page.context().close()
})
