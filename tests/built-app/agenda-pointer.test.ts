import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, expect, test } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { cell, chip, expectAgenda, getDayOfWeek, startClinic } from './clinic.ts'
import { selectOption } from './select-option.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())
afterEach(() => clinic.deleteSessions())

const bookingForm = (page: Page) => page.getByRole('dialog', { name: 'Reservar sesión' })

/** Fires the focus event of the window, on which the page fetches its data again. */
const refocusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Drags a session over a slot and keeps the mouse button down. */
async function dragOver(page: Page, session: Locator, slot: Locator) {
  const [from, to] = [await getCenter(session), await getCenter(slot)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

async function getCenter(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('a dragged session moves to a free slot, not to a conflict, and another user sees it there', async () => {
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  await clinic.book({ client: 'zoe', worker: 'ana', date: getDayOfWeek(3), time: 660 })
  const [page, otherPage] = [await clinic.openWeek(), await clinic.openWeek()]
  const chipOfIan = chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres')

  await dragOver(page, chipOfIan, cell(page, getDayOfWeek(3), '11:00'))
  await page.getByText('Ana Torres ya atiende a Zoe Campos de 11:00 a 11:45.').waitFor()
  await page.mouse.up()
  await dragOver(page, chipOfIan, cell(page, getDayOfWeek(4), '10:00'))
  await page.mouse.up()
  await expectAgenda(clinic, ['Ian Ana +4 10:00 pending', 'Zoe Ana +3 11:00 pending'])
  await chip(page, getDayOfWeek(4), '10:00', 'Ian V. con Ana Torres').waitFor()

  await refocusWindow(otherPage)
  await chip(otherPage, getDayOfWeek(4), '10:00', 'Ian V. con Ana Torres').waitFor()
  for (const openPage of [page, otherPage]) await openPage.context().close()
})

test('sessions that another user books appear without moving the open booking form', async () => {
  await clinic.book({ client: 'zoe', worker: 'ana', date: getDayOfWeek(5), time: 480 })
  const page = await clinic.openWeek({ viewport: { width: 1280, height: 340 } })
  const slot = cell(page, getDayOfWeek(2), '11:00')
  await slot.click()
  await bookingForm(page).getByLabel('Nota (opcional)').fill('Trae el informe')
  const boxBefore = await slot.boundingBox()
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 480 })
  await clinic.book({ client: 'zoe', worker: 'bruno', date: getDayOfWeek(2), time: 480 })
  await clinic.book({ client: 'luis', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  await refocusWindow(page)
  await chip(page, getDayOfWeek(2), '08:00', 'Ian V. con Ana Torres').waitFor({ state: 'attached' })
  expect((await slot.boundingBox())?.y).toBe(boxBefore?.y)
  expect(await bookingForm(page).getByLabel('Nota (opcional)').inputValue()).toBe('Trae el informe')
  await page.context().close()
})

test('on a touch screen a session is booked, confirmed, moved, and the move is undone', async () => {
  const page = await clinic.openWeek({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, getDayOfWeek(2))
  const hour = (clock: string) => page.getByRole('region', { name: new RegExp(`^${clock}`) })
  await page.getByRole('button', { name: new RegExp(`^${formatLongDate(getDayOfWeek(2))}`), pressed: true }).waitFor()

  await page.getByRole('button', { name: 'Reservar a las 09:00' }).tap()
  await bookingForm(page).getByRole('combobox', { name: 'Cliente' }).tap()
  await page.getByRole('option', { name: /^Ian Vargas/ }).tap()
  await bookingForm(page).getByText('Ana Torres').tap()
  await bookingForm(page).getByRole('button', { name: 'Reservar' }).tap()
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
  await expectAgenda(clinic, ['Ian Ana +2 11:00 pending'])
  await hour('11:00')
    .getByRole('button', { name: /^Ian Vargas/ })
    .waitFor()
  // The session is shown at its new time before the server has answered, and the notification after that.
  await page
    .getByText(/^Sesión movida/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).last().tap()
  await expectAgenda(clinic, ['Ian Ana +2 09:00 confirmed'])
  await page.context().close()
})
