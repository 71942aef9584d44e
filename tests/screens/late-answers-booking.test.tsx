import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { bookingForm, openThursdayForm } from './booking-form.ts'
import { bookAsColleague } from './colleague.ts'
import { bookAndClose, bookingNote, delayAnswer, expectBookingForm, failure, leaveDialog } from './late-answers.ts'
import { mount } from './mount.tsx'

const bookingFailure = () => failure('No se pudo reservar: Tomás Ortega, jue 26 nov, 08:50')
const wayBack = () => page.getByRole('button', { name: 'Volver a la reserva' })

test('a booking that is refused after its form was closed is told, and its form opens again with what was typed and the reason', async () => {
  const answer = await bookAndClose(await mount(getWeekUrl()))
  answer('code=409')
  await expect.element(bookingFailure()).toBeVisible()
  await wayBack().click()
  await expectBookingForm()
  await expect.element(bookingForm().getByRole('alert')).toMatchTextContent(/ya /)
  await expect.element(bookingFailure()).not.toBeInTheDocument()
})

test('a booking that is refused after the user has left the agenda is told, and the way back leads to its week', async () => {
  const mounted = await mount(getWeekUrl())
  const answer = await bookAndClose(mounted)
  await mounted.router.navigate(paths.clients())
  answer('no answer')
  await expect.element(bookingFailure()).toBeVisible()
  await wayBack().click()
  await expectBookingForm()
  expect(mounted.url()).toBe(getWeekUrl())
})

test('the way back to a refused booking asks before it discards another booking, and stays until its form is open', async () => {
  const answer = await bookAndClose(await mount(getWeekUrl()))
  await cell('viernes 27 de noviembre, 08:50').click()
  await bookingNote().fill('Otra')
  answer('code=409')
  await wayBack().click()
  await leaveDialog().getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(bookingNote()).toHaveValue('Otra')
  await wayBack().click()
  await leaveDialog().getByRole('button', { name: 'Salir sin guardar' }).click()
  await expectBookingForm()
  await expect.element(bookingFailure()).not.toBeInTheDocument()
})

test('a booking that is accepted after its form was closed leaves another form open', async () => {
  const answer = await bookAndClose(await mount(getWeekUrl()))
  await cell('viernes 27 de noviembre, 08:50').click()
  await bookingNote().fill('Otra')
  answer('code=201')
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
})

test.for([
  { result: 'accepted', preference: 'code=200', text: /^Sesión movida/ },
  { result: 'refused', preference: 'code=500', text: /^No se pudo mover la sesión: Zoe Campos/ },
])('a move that is $result after its form was closed is told and leaves a booking open', async ({ preference, text }) => {
  const mounted = await mount(getWeekUrl())
  const answer = delayAnswer(mounted, 'put /v1/sessions/{id}')
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: /^Mover a…/ }).click()
  const form = page.getByRole('dialog', { name: 'Mover sesión' })
  await form.getByLabelText('Día').fill('27/11/2026')
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await openThursdayForm()
  await bookingNote().fill('Otra')
  answer(preference)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
  if (preference === 'code=200') return
  await page.getByRole('button', { name: 'Volver a mover' }).click()
  await leaveDialog().getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(form.getByLabelText('Día')).toHaveValue('27/11/2026')
})

test('a date of a series that cannot move alone does not open its move form over a booking that is being typed', async () => {
  setClinicTime('2026-11-22', '10:00')
  const bookException = () => bookAsColleague({ clientId: clients.sebastian, workerId: workers.ana, sessionDate: '2026-11-24', time: 580 })
  const mounted = await mount(getWeekUrl(), { usesRealServer: true, prepare: bookException })
  const answer = delayAnswer(mounted, 'put /v1/sessions/{id}')
  const exception = chip(/^Sebastián Ñ. con Ana Torres, pendiente, fija$/)
  await expect.element(exception).toBeVisible()
  exception.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await openThursdayForm()
  await bookingNote().fill('Otra')
  answer('')
  await expect.element(failure('No se puede mover: Sebastián Ñahui')).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
  await page.getByRole('button', { name: 'Abrir el formulario' }).click()
  await leaveDialog().getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Mover sesión' }).getByRole('combobox', { name: 'Hora' })).toHaveValue('10:30')
})
