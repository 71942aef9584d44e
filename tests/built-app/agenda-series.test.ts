import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { chip, expectAgenda, getDayOfWeek, startClinic, sunday } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

let page: Page
beforeAll(async () => {
  page = await clinic.openWeek()
})
afterEach(() => clinic.deleteSessions())

const tuesdays = ['Ian Ana -5 09:00 pending fija', 'Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 pending fija']

/** Expects the sessions of the week before `sunday`, its week and the next. */
const expectWeeks = (...entries: string[]) => expectAgenda(clinic, entries, addDays(sunday, -7), 3)

/** Books a series on Tuesdays at nine that started four weeks ago. */
const bookTuesdays = () => clinic.book({ client: 'ian', worker: 'ana', time: 540, standing: { weekday: 2, from: addDays(sunday, -28) } })

const dialog = () => page.getByRole('dialog')

async function undo() {
  // The server may have made the change while the form is still open, and the key does nothing under a form.
  await dialog().waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
}

/** Reloads the page and opens the card of a session. */
async function openCard(name: string) {
  await page.reload()
  await chip(page, getDayOfWeek(2), '09:00', name).click()
  await dialog().waitFor()
}

test('a series continues with another worker from this week on without its canceled date, and undo restores it with its exceptions', async () => {
  const seriesId = await bookTuesdays()
  await clinic.call('PATCH', `/sessions/${seriesId}/state`, { state: 'canceled', session_date: getDayOfWeek(9) })
  await openCard('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('t')
  await dialog().getByText('Bruno Salazar', { exact: true }).click()
  await dialog().getByText('Esta y las siguientes', { exact: true }).click()
  await dialog()
    .getByText(/La serie termina el .* cada martes a las 09:00 con Bruno Salazar, sin fin\. Sigue cancelada: /)
    .waitFor()
  await dialog().getByRole('button', { name: 'Cambiar' }).click()
  await expectWeeks('Ian Ana -5 09:00 pending fija', 'Ian Bruno +2 09:00 pending fija', 'Ian Bruno +9 09:00 canceled')
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Bruno Salazar, pendiente, fija').waitFor()
  await undo()
  await expectWeeks('Ian Ana -5 09:00 pending fija', 'Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 canceled')
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
})

test('undo restores a deleted series together with its exceptions, including one in another turn', async () => {
  const seriesId = await clinic.book({ client: 'ian', worker: 'ana', time: 540, standing: { weekday: 2, from: getDayOfWeek(2) } })
  await clinic.call('PATCH', `/sessions/${seriesId}/state`, { state: 'postponed', session_date: getDayOfWeek(9) })
  const turns = [{ name: 'Mañana', start_time: 480, end_time: 720 }]
  const otherSchedule = await clinic.call<{ id: string }>('POST', '/schedules', {
    name: 'Copia',
    session_duration: 45,
    break_duration: 15,
    turns,
  })
  const [turn] = (await clinic.call<{ turns: { id: string }[] }>('GET', `/schedules/${otherSchedule.id}`)).turns
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(9), time: 540, turn: turn!.id })
  await openCard('Ian V. con Ana Torres, pendiente, fija')
  await page.keyboard.press('Delete')
  await dialog().getByText('Esta y las siguientes', { exact: true }).click()
  await dialog()
    .getByText(/^Se elimina la serie entera\. .* También la cambiada aparte: /)
    .waitFor()
  await dialog().getByRole('button', { name: 'Eliminar la serie' }).click()
  await expectWeeks()
  await undo()
  await expectWeeks('Ian Ana +2 09:00 pending fija', 'Ian Ana +9 09:00 postponed', 'Ian Ana +9 09:00 pending')
})

test('an exception keeps its date: moving it postpones it, deleting it restores the occurrence', async () => {
  const seriesId = await bookTuesdays()
  await clinic.call('PATCH', `/sessions/${seriesId}/state`, { state: 'confirmed', session_date: getDayOfWeek(2) })
  await openCard('Ian V. con Ana Torres, confirmada, fija')
  await dialog().getByText('Cambia la fija de cada martes solo en esta fecha.').waitFor()
  await page.keyboard.press('Escape')
  const confirmed = chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, confirmada, fija')
  await expect.poll(() => confirmed.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Alt+ArrowDown')
  // An exception cannot leave its date, so a form asks first.
  await dialog()
    .getByText(/queda aplazada y se reserva el .* a las 10:00 con Ana Torres\. La serie no cambia\./)
    .waitFor()
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 postponed', 'Ian Ana +2 10:00 pending')
  await undo()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 confirmed')

  await confirmed.click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog()
    .getByText(/ese día la serie vuelve a tener su sesión/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expectWeeks(...tuesdays)
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, pendiente, fija').waitFor()
  await undo()
  await expectWeeks(...tuesdays.filter((entry) => !entry.includes('+2')), 'Ian Ana +2 09:00 confirmed')
})
