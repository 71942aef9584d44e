import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { type Clinic, chip, day, expectAgenda, openClinic, sunday } from './clinic.ts'
import { selectOption } from './select-option.ts'

let clinic: Clinic
let page: Page

beforeAll(async () => {
  clinic = await openClinic(inject('started'))
  page = await clinic.visit()
})
afterEach(() => clinic.empty())
afterAll(() => clinic.end())

const tuesdays = ['Ian Ana -5 09:00 pending fija', 'Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 pending fija']

/** The agenda of the week before, this one and the next. */
const expectWeeks = (...entries: string[]) => expectAgenda(clinic, entries, addDays(sunday, -7), 3)

/** Every Tuesday at nine, since four weeks before. */
const bookTuesdays = () => clinic.book({ client: 'ian', worker: 'ana', time: 540, standing: { weekday: 2, from: addDays(sunday, -28) } })

const dialog = () => page.getByRole('dialog')
async function undo() {
  // the server has made the change before the form over the week hears of it, and under a form the key does nothing
  await dialog().waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
}

/** Opens a session's card by what the week now has. */
async function open(name: string) {
  await page.reload()
  await chip(page, day(2), '09:00', name).click()
  await dialog().waitFor()
}

test('one week of a standing session moves, and comes back', async () => {
  await bookTuesdays()
  await open('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('m')
  await selectOption(page, 'Hora', '10:00')
  await dialog()
    .getByText(/queda aplazada y se reserva el .* a las 10:00 con Ana Torres\. Las demás no cambian\./)
    .waitFor()
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 postponed', 'Ian Ana +2 10:00 pending')
  await undo()
  await expectWeeks(...tuesdays)
  await chip(page, day(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
})

test('from this week on a series goes on elsewhere, with what was changed apart, and all of it comes back', async () => {
  const series = await bookTuesdays()
  await clinic.call('PATCH', `/sessions/${series}/state`, { state: 'canceled', session_date: day(9) })
  await open('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('t')
  await dialog().getByText('Bruno Salazar', { exact: true }).click()
  await dialog().getByText('Desde esta semana', { exact: true }).click()
  await dialog()
    .getByText(/La serie termina el .* cada martes a las 09:00 con Bruno Salazar, sin fin\. Se elimina la fecha cambiada aparte: /)
    .waitFor()
  await dialog().getByRole('button', { name: 'Cambiar' }).click()
  await expectWeeks('Ian Ana -5 09:00 pending fija', 'Ian Bruno +2 09:00 pending fija', 'Ian Bruno +9 09:00 pending fija')
  await chip(page, day(2), '09:00', 'Ian V. con Bruno Salazar, pendiente, fija').waitFor()
  await undo()
  await expectWeeks('Ian Ana -5 09:00 pending fija', 'Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 canceled')
  await chip(page, day(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
})

test('where the new series clashes in a later week nothing of the old one is lost, and from then on it is told before', async () => {
  await bookTuesdays()
  await open('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('m')
  await selectOption(page, 'Hora', '10:00')
  // what the worker has until then
  const known = page.waitForResponse((response) => /\/sessions\?.*worker_id=/.test(response.url()))
  await dialog().getByText('Desde esta semana', { exact: true }).click()
  await known
  await clinic.book({ client: 'zoe', worker: 'ana', date: day(9), time: 600 })
  const button = dialog().getByRole('button', { name: 'Mover' })
  await expect.poll(() => button.isEnabled()).toBe(true)
  await button.click()
  await dialog()
    .getByRole('alert')
    .getByText(/Ana Torres ya atiende a Zoe Campos/)
    .first()
    .waitFor()
  await expectWeeks(...tuesdays, 'Zoe Ana +9 10:00 pending')
  await dialog().getByRole('button', { name: 'Cancelar' }).click()

  await open('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('m')
  await selectOption(page, 'Hora', '10:00')
  await dialog().getByText('Desde esta semana', { exact: true }).click()
  await dialog()
    .getByText(/Así no se puede mover: el .* Ana Torres ya atiende a Zoe Campos de 10:00 a 10:45\./)
    .waitFor()
  expect(await button.isDisabled()).toBe(true)
})

test('a series that ends with its first date comes back with what stood in for it, in other turns too', async () => {
  const series = await clinic.book({ client: 'ian', worker: 'ana', time: 540, standing: { weekday: 2, from: day(2) } })
  await clinic.call('PATCH', `/sessions/${series}/state`, { state: 'postponed', session_date: day(9) })
  const turns = [{ name: 'Mañana', start_time: 480, end_time: 720 }]
  const other = await clinic.call<{ id: string }>('POST', '/schedules', { name: 'Copia', session_duration: 45, break_duration: 15, turns })
  const [turn] = (await clinic.call<{ turns: { id: string }[] }>('GET', `/schedules/${other.id}`)).turns
  await clinic.book({ client: 'ian', worker: 'ana', date: day(9), time: 540, turn: turn!.id })
  await open('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('Delete')
  await dialog().getByText('Desde esta semana', { exact: true }).click()
  await dialog()
    .getByText(/^Se elimina la serie entera\. Se eliminan 2 fechas cambiadas aparte: /)
    .waitFor()
  await dialog().getByRole('button', { name: 'Eliminar la serie' }).click()
  await expectWeeks()
  await undo()
  await expectWeeks('Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 postponed', 'Ian Ana +9 09:00 pending')
})

test('a date that was changed apart keeps its place: moved it is postponed, deleted the series has it back', async () => {
  const series = await bookTuesdays()
  await clinic.call('PATCH', `/sessions/${series}/state`, { state: 'confirmed', session_date: day(2) })
  await open('Ian V. con Ana Torres, confirmada')
  await dialog().getByText('Cambia la fija de cada martes solo en esta fecha.').waitFor()
  await page.keyboard.press('Escape')
  const confirmed = chip(page, day(2), '09:00', 'Ian V. con Ana Torres, confirmada')
  await expect.poll(() => confirmed.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Alt+ArrowDown')
  // it cannot leave its place, so it is asked first
  await dialog()
    .getByText(/queda aplazada y se reserva el .* a las 10:00 con Ana Torres\. La serie no cambia\./)
    .waitFor()
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 postponed', 'Ian Ana +2 10:00 confirmed')
  await undo()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 confirmed')

  await confirmed.click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog()
    .getByText(/ese día la serie vuelve a tener su sesión/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expectWeeks(...tuesdays)
  await chip(page, day(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
  await undo()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 confirmed')
})
