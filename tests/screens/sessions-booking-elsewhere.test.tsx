import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { cell, childTherapy, clients, getWeekUrl, morning, saturday, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { addAbsence, bookAsColleague, colleague, listSessionsOf, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'

const changeButton = () => bookingForm().getByRole('button', { name: 'Cambiar día y hora' })
const dayField = () => bookingForm().getByLabelText('Día')
const timeField = () => bookingForm().getByRole('combobox', { name: 'Hora' })
const note = () => bookingForm().getByLabelText('Nota (opcional)')
const worker = (name: string | RegExp) => bookingForm().getByRole('radio', { name })
const reserveButton = () => bookingForm().getByRole('button', { name: 'Reservar', exact: true })

/** Registers Luz Paz Ríos, whose usual worker is Bruno Salazar, and returns the id. */
async function registerUsualClient() {
  const clientId = await registerLuz()
  for (const sessionDate of ['2026-11-12', '2026-11-19'])
    await bookAsColleague({ clientId, workerId: workers.bruno, sessionDate, time: parseTimeOfDay('13:00') })
  return clientId
}

async function choose(field: 'Hora' | 'Turno', name: string | RegExp) {
  await bookingForm().getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name }).click()
}

test('a booking moves to the next week inside its form with what was typed, and its notice leads there', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await note().fill('Trae el informe')
  changeButton().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dayField()).toHaveFocus()
  // The field selects its text when it gets the focus, so that typing replaces it.
  await userEvent.keyboard('03/12/2026')
  await choose('Hora', '09:40')
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 3 de diciembre, 09:40 – 10:25/)
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(worker('Ana Torres')).toBeChecked()
  await expect.element(note()).toHaveValue('Trae el informe')
  await reserveButton().click()
  const notice = page.getByRole('group').filter({ hasText: 'Sesión reservada: Tomás Ortega con Ana Torres, jue 3 dic, 09:40' })
  await expect.element(notice.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  const stored = { sessionDate: '2026-12-03', day: 4, time: parseTimeOfDay('09:40'), note: 'Trae el informe' }
  await expect.poll(() => listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining(stored))
  await notice.getByRole('button', { name: 'Ver' }).click()
  await expect.element(cell('jueves 3 de diciembre, 09:40').getByRole('button', { name: /^Tomás O. con Ana Torres/ })).toBeVisible()
  expect(url()).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-12-03' }))
})

test('the grid marks the slot to which a booking is changed, and none while it is in another week', async () => {
  await mount(getWeekUrl())
  await openThursdayForm()
  const opened = cell('jueves 26 de noviembre, 08:50')
  await expect.element(opened).toHaveAttribute('aria-expanded', 'true')
  await changeButton().click()
  await dayField().fill('27/11/2026')
  await expect.element(cell('viernes 27 de noviembre, 08:50')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(opened).not.toHaveAttribute('aria-expanded')
  await dayField().fill('03/12/2026')
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 3 de diciembre, 08:50/)
  expect(page.getByRole('gridcell', { expanded: true }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(opened).toHaveFocus()
})

test('a booking of a slot that is over says so', async () => {
  setClinicTime('2026-11-26', '09:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await expect.element(bookingForm()).not.toMatchTextContent(/ya pasó/)
  await changeButton().click()
  await dayField().fill('25/11/2026')
  await expect.element(bookingForm()).toMatchTextContent(/Miércoles 25 de noviembre, .* · ya pasó/)
})

test('a booking changes its turn and schedule, takes the closest start time, and says where it went', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await changeButton().click()
  await choose('Turno', 'Terapia infantil, Tarde')
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 14:30 – 15:15/)
  await choose('Turno', 'Valoraciones, Sábado')
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 12:30 – 13:30/)
  await dayField().fill('28/11/2026')
  await choose('Hora', '10:10')
  await expect.element(bookingForm()).toMatchTextContent(/Sábado 28 de noviembre, 10:10 – 11:10/)
  await reserveButton().click()
  await expect
    .element(page.getByText('Sesión reservada: Tomás Ortega con Ana Torres, sáb 28 nov, 10:10, Valoraciones, Sábado'))
    .toBeVisible()
  const listStored = () => colleague.get('/v1/sessions', { query: { clientId: clients.tomas, from: '2026-11-28', to: '2026-11-28' } })
  await expect.poll(listStored).toContainEqual(expect.objectContaining({ turnId: saturday, time: parseTimeOfDay('10:10') }))
})

test('a booking cannot be sent where its worker is taken, and can again at a free time', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () =>
      bookAsColleague({ clientId: clients.gael, workerId: workers.ana, sessionDate: '2026-12-03', time: parseTimeOfDay('08:50') }),
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await changeButton().click()
  await dayField().fill('03/12/2026')
  await expect
    .element(bookingForm())
    .toMatchTextContent(/Ana Torres ya atiende a Gael Espinoza el jueves 3 de diciembre de 08:50 a 09:35\./)
  await expect.element(reserveButton()).toBeDisabled()
  await timeField().click()
  await expect.element(page.getByRole('option', { name: /^08:00/ })).toBeVisible()
  await expect
    .element(page.getByRole('option', { name: /^08:50/ }))
    .toMatchTextContent(/Ana Torres ya atiende a Gael Espinoza de 08:50 a 09:35/)
  await page.getByRole('option', { name: /^09:40/ }).click()
  await expect.element(reserveButton()).toBeEnabled()
  await dayField().fill('3/1')
  await expect.element(reserveButton()).toBeDisabled()
})

test('the usual worker who is busy stands first with the reason, and a press takes the next slot of both', async () => {
  setClinicTime('2026-11-22', '10:00')
  let luz = ''
  const { calls } = await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      luz = await registerUsualClient()
      await bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-11-26', time: parseTimeOfDay('08:50') })
      await bookAsColleague({ clientId: luz, workerId: workers.ana, sessionDate: '2026-11-26', time: parseTimeOfDay('09:40') })
      await addAbsence({
        workerId: workers.bruno,
        fromDate: '2026-11-26',
        toDate: '2026-11-26',
        startTime: parseTimeOfDay('11:20'),
        endTime: parseTimeOfDay('14:00'),
      })
    },
  })
  await openThursdayForm()
  await chooseClient('Luz Paz Ríos')
  await note().fill('Trae el informe')
  await expect
    .element(bookingForm().getByRole('radio').first())
    .toHaveAccessibleName(/^Bruno Salazar habitual.*con Gael Espinoza, 08:50 – 09:35/)
  const offers = bookingForm().getByRole('group', { name: 'Próximos cupos con Bruno Salazar' })
  await expect.element(offers.getByRole('button').first()).toHaveTextContent('10:30')
  expect(
    offers
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['10:30', 'vie 27, 08:00', 'vie 27, 08:50'])
  expect(calls.filter(({ call, query }) => call === 'get /v1/sessions' && query.get('worker_id') === workers.bruno)).toHaveLength(1)
  await offers.getByRole('button', { name: 'vie 27, 08:50' }).click()
  await expect.element(bookingForm()).toMatchTextContent(/Viernes 27 de noviembre, 08:50 – 09:35/)
  await expect.element(worker(/^Bruno Salazar habitual/)).toBeChecked()
  await expect.element(offers.getByRole('button', { name: 'vie 27, 08:50' })).toHaveAttribute('aria-pressed', 'true')
  await offers.getByRole('button', { name: '10:30' }).click()
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 10:30 – 11:15/)
  await offers.getByRole('button', { name: 'vie 27, 08:00' }).click()
  await changeButton().click()
  expect(await findSeriousViolations()).toEqual([])
  await expect.element(note()).toHaveValue('Trae el informe')
  await reserveButton().click()
  await expect.element(page.getByText('Sesión reservada: Luz Paz con Bruno Salazar, vie 27 nov, 08:00')).toBeVisible()
  const stored = { sessionDate: '2026-11-27', time: parseTimeOfDay('08:00'), worker: expect.objectContaining({ id: workers.bruno }) }
  await expect.poll(() => listSessionsOf(luz)).toContainEqual(expect.objectContaining(stored))
})

test('a suggested usual worker stays selected where busy, so that nobody else is booked unnoticed', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      await registerUsualClient()
      await addAbsence({ workerId: workers.bruno, fromDate: '2026-12-03', toDate: '2026-12-03' })
    },
  })
  await openThursdayForm()
  await chooseClient('Luz Paz Ríos')
  await expect.element(worker('Bruno Salazar habitual')).toBeChecked()
  await changeButton().click()
  await dayField().fill('03/12/2026')
  await expect.element(worker('Bruno Salazar habitual · ausente')).toBeChecked()
  await expect.element(bookingForm()).toMatchTextContent(/Bruno Salazar está ausente el 3 de diciembre/)
})

test('a series starts on the new date', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByText('Fija').click()
  await changeButton().click()
  await dayField().fill('04/12/2026')
  await expect.element(bookingForm()).toMatchTextContent(/Cada viernes a las 08:50, desde el 4 dic 2026, sin fin\./)
  await expect.element(bookingForm().getByLabelText('Desde')).toHaveValue('04/12/2026')
})

test('on a phone the form is a sheet in which the slot changes too', async () => {
  setClinicTime('2026-11-24', '07:00')
  await mount(getWeekUrl({ week: '2026-11-26' }), { usesRealServer: true, width: 390 })
  await page
    .getByRole('button', { name: /08:50.*Reservar|Reservar.*08:50/ })
    .first()
    .click()
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
  await changeButton().click()
  await dayField().fill('27/11/2026')
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await reserveButton().click()
  const notice = page.getByRole('group').filter({ hasText: 'Sesión reservada: Tomás Ortega con Ana Torres, vie 27 nov, 08:50' })
  // The phone shows one day.
  await notice.getByRole('button', { name: 'Ver' }).click()
  await expect.element(page.getByRole('button', { name: /^Tomás Ortega Ana Torres/ })).toBeVisible()
})

test('a booking of the day view goes to another day, and its notice leads to that day', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(paths.workerDay({ week: '2026-11-26' }), { usesRealServer: true })
  await page
    .getByRole('list', { name: 'Bruno Salazar', exact: true })
    .getByRole('button', { name: /^08:50 – 09:35, libre/ })
    .click()
  await chooseClient('Tomás Ortega Ruiz')
  await changeButton().click()
  await dayField().fill('03/12/2026')
  await expect.element(worker('Bruno Salazar')).toBeChecked()
  await reserveButton().click()
  const notice = page.getByRole('group').filter({ hasText: 'Sesión reservada: Tomás Ortega con Bruno Salazar, jue 3 dic, 08:50' })
  await notice.getByRole('button', { name: 'Ver' }).click()
  await expect
    .element(page.getByRole('list', { name: 'Bruno Salazar', exact: true }).getByRole('button', { name: /^Tomás O/ }))
    .toBeVisible()
  expect(url()).toBe(paths.workerDay({ week: '2026-12-03' }))
})

test('a draft of a booking recovers the week and the turn to which it was changed', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await changeButton().click()
  await choose('Turno', 'Terapia infantil, Tarde')
  await dayField().fill('03/12/2026')
  await note().fill('Trae el informe')
  window.dispatchEvent(new Event('pagehide'))
  await mount(getWeekUrl(), { keepsDrafts: true })
  await openThursdayForm()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 3 de diciembre, 14:30 – 15:15/)
  await expect.element(bookingForm().getByRole('combobox', { name: 'Turno' })).toHaveValue('Terapia infantil, Tarde')
  await expect.element(note()).toHaveValue('Trae el informe')
})
