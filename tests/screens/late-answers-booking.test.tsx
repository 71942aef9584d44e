import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { bookingForm, chooseClient, openThursdayForm } from './booking-form.ts'
import { bookAsColleague } from './colleague.ts'
import {
  bookAndLeave,
  bookingNote,
  delayAnswer,
  expectBookingForm,
  failure,
  leaveDialog,
  leaveSent,
  recover,
  sentDialog,
} from './late-answers.ts'
import { mount } from './mount.tsx'

const bookingFailure = () => failure('No se pudo reservar: Tomás Ortega, jue 26 nov, 08:50')

test.for([
  { way: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  { way: 'Cancelar', leave: () => bookingForm().getByRole('button', { name: 'Cancelar' }).click() },
  { way: 'another slot', leave: () => cell('viernes 27 de noviembre, 08:50').click() },
])('a booking form stays open until its answer arrives, and asks when $way would close it', async ({ leave }) => {
  const mounted = await mount(getWeekUrl())
  const answer = delayAnswer(mounted, 'post /v1/sessions/changes')
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingNote().fill('Trae el informe')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await leave()
  await sentDialog().getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(sentDialog()).not.toBeInTheDocument()
  answer('code=409')
  await expect.element(bookingForm().getByRole('alert')).toMatchTextContent(/ya /)
  await expectBookingForm()
  expect(mounted.calls.filter(({ call }) => call === 'post /v1/sessions/changes')).toHaveLength(1)
})

test('the question about a form that is being sent goes away with the answer that closes the form', async () => {
  const mounted = await mount(getWeekUrl())
  const answer = delayAnswer(mounted, 'post /v1/sessions/changes')
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await bookingForm().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(sentDialog()).toBeVisible()
  answer('')
  await expect.element(bookingForm()).not.toBeInTheDocument()
  await expect.element(sentDialog()).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
})

test('a booking that is refused after its form was left is told with the reason, and a form offers what was typed', async () => {
  const answer = await bookAndLeave(await mount(getWeekUrl()))
  answer('code=409')
  await expect.element(bookingFailure()).toMatchTextContent(/ya /)
  await openThursdayForm()
  await recover()
  await expectBookingForm()
})

test('a booking that is refused after the user has left the agenda is told, and its form offers what was typed', async () => {
  const mounted = await mount(getWeekUrl())
  const answer = await bookAndLeave(mounted)
  await mounted.router.navigate(paths.clients())
  answer('no answer')
  await expect.element(bookingFailure()).toBeVisible()
  await mounted.router.navigate(getWeekUrl())
  await openThursdayForm()
  await recover()
  await expectBookingForm()
})

test('what was typed in a refused booking stays beside what is typed in another one', async () => {
  const answer = await bookAndLeave(await mount(getWeekUrl()))
  await cell('viernes 27 de noviembre, 08:50').click()
  await bookingNote().fill('Otra')
  answer('code=409')
  await expect.element(bookingFailure()).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
  await bookingForm().getByRole('button', { name: 'Cancelar' }).click()
  await leaveDialog().getByRole('button', { name: 'Salir sin guardar' }).click()
  await openThursdayForm()
  await recover()
  await expectBookingForm()
})

test('a booking that is accepted after its form was left leaves another form open', async () => {
  const answer = await bookAndLeave(await mount(getWeekUrl()))
  await cell('viernes 27 de noviembre, 08:50').click()
  await bookingNote().fill('Otra')
  answer('')
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
})

test.for([
  { result: 'accepted', preference: 'code=200', text: /^Sesión movida/ },
  { result: 'refused', preference: 'code=500', text: /^No se pudo mover la sesión: Zoe Campos/ },
])('a move that is $result after its form was left is told and leaves a booking open', async ({ preference, text }) => {
  const mounted = await mount(getWeekUrl())
  const answer = delayAnswer(mounted, 'post /v1/sessions/changes')
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: /^Mover a…/ }).click()
  const form = page.getByRole('dialog', { name: 'Mover sesión' })
  await form.getByLabelText('Día').fill('27/11/2026')
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await leaveSent(form)
  await openThursdayForm()
  await bookingNote().fill('Otra')
  answer(preference)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
  if (preference === 'code=200') return
  await chip(/^Zoe C. con Bruno/).click()
  await leaveDialog().getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.getByRole('button', { name: /^Mover a…/ }).click()
  await recover()
  await expect.element(form.getByLabelText('Día')).toHaveValue('27/11/2026')
})

test('a date of a series that cannot move alone does not open its move form over a booking that is being typed', async () => {
  setClinicTime('2026-11-22', '10:00')
  const bookException = () => bookAsColleague({ clientId: clients.sebastian, workerId: workers.ana, sessionDate: '2026-11-24', time: 580 })
  const mounted = await mount(getWeekUrl(), { usesRealServer: true, prepare: bookException })
  const answer = delayAnswer(mounted, 'post /v1/sessions/changes')
  const exception = chip(/^Sebastián Ñ. con Ana Torres, pendiente, fija$/)
  await expect.element(exception).toBeVisible()
  exception.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await openThursdayForm()
  await bookingNote().fill('Otra')
  answer('')
  await expect.element(failure('No se puede mover: Sebastián Ñahui')).toBeVisible()
  await expect.element(bookingNote()).toHaveValue('Otra')
})
