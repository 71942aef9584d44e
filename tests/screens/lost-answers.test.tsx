import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, sessions, setClinicTime } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { colleague, listSessionsOf } from './colleague.ts'
import { mount } from './mount.tsx'

const failure = (title: string) => page.getByRole('alert').filter({ hasText: title })
const lost = /El servidor no respondió\./

async function book() {
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
}
const listBookings = async () =>
  (await listSessionsOf(clients.tomas)).filter(({ sessionDate, time }) => sessionDate === '2026-11-26' && time === 530)

test('a booking whose answer is lost is found on the server and told as booked', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('post /v1/sessions')
  await openThursdayForm()
  await book()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  expect(await listBookings()).toHaveLength(1)
})

test('a booking whose answer a gateway has replaced is found on the server and told as booked', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('post /v1/sessions', new Response('<h1>Gateway Timeout</h1>', { status: 504 }))
  await openThursdayForm()
  await book()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  expect(await listBookings()).toHaveLength(1)
})

test('a booking for the suggested worker whose answer is lost is found when it is sent again after the form was closed', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer, prefer, hold } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('post /v1/sessions')
  await openThursdayForm()
  await chooseClient('Benjamín León')
  await expect.element(bookingForm().getByRole('radio', { name: /habitual/ })).toBeChecked()
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  const send = hold('post /v1/sessions')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await bookingForm().getByRole('button', { name: 'Cancelar' }).click()
  send()
  await expect.element(failure('Quizá no se pudo reservar')).toMatchTextContent(lost)
  prefer('get /v1/sessions/by-turn-and-week', '')
  await page.getByRole('button', { name: 'Volver a la reserva' }).click()
  await expect.element(bookingForm().getByRole('radio', { name: /^Jorge Bravo/ })).toBeChecked()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Benjamín León/)).toBeVisible()
})

test('a booking whose answer is lost, while nothing else is answered either, is not claimed to be lost, and sending it again books once', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer, prefer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('post /v1/sessions')
  await openThursdayForm()
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  await book()
  await expect.element(failure('Quizá no se pudo reservar')).toMatchTextContent(lost)
  prefer('get /v1/sessions/by-turn-and-week', '')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  expect(await listBookings()).toHaveLength(1)
})

test.for(['the form was closed', 'a reload'])(
  'a booking whose answer is lost is found when it is sent again after %s',
  async (meanwhile) => {
    setClinicTime('2026-11-22', '10:00')
    const { loseAnswer, prefer, hold } = await mount(getWeekUrl(), { usesRealServer: true })
    loseAnswer('post /v1/sessions')
    await openThursdayForm()
    prefer('get /v1/sessions/by-turn-and-week', 'no answer')
    const send = hold('post /v1/sessions')
    await book()
    const isReload = meanwhile === 'a reload'
    if (!isReload) await bookingForm().getByRole('button', { name: 'Cancelar' }).click()
    send()
    await expect.element(failure('Quizá no se pudo reservar')).toMatchTextContent(lost)
    if (isReload) {
      window.dispatchEvent(new Event('pagehide'))
      await mount(getWeekUrl(), { usesRealServer: true, keepsDrafts: true })
      await cell('viernes 27 de noviembre, 08:50').click()
      await page.getByRole('button', { name: 'Recuperar' }).click()
    } else {
      prefer('get /v1/sessions/by-turn-and-week', '')
      await page.getByRole('button', { name: 'Volver a la reserva' }).click()
    }
    await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
    await bookingForm().getByRole('button', { name: 'Reservar' }).click()
    await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
    expect(await listBookings()).toHaveLength(1)
  },
)

test('a move whose answer is lost is found on the server and told as moved', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('put /v1/sessions/{id}')
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: /^Mover a…/ }).click()
  const form = page.getByRole('dialog', { name: 'Mover sesión' })
  await form.getByLabelText('Día').fill('27/11/2026')
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/^Sesión movida: Zoe Campos/)).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
})

const moveByKey = async () => {
  const zoe = chip(/^Zoe C. con Bruno/)
  await expect.element(zoe).toBeVisible()
  zoe.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
}

test('a move by key whose answer is lost is found on the server and told as moved', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('put /v1/sessions/{id}')
  await moveByKey()
  await expect.element(page.getByText(/^Sesión movida: Zoe Campos/)).toBeVisible()
})

test('a move by key whose answer is lost, while nothing else is answered either, is not claimed to be lost', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer, prefer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('put /v1/sessions/{id}')
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  prefer('get /v1/sessions/{id}', 'no answer')
  await moveByKey()
  await expect.element(failure('Quizá no se pudo mover: Zoe Campos')).toMatchTextContent(lost)
})

test('a note whose answer is lost is not claimed to be lost, and saving it again does not blame a colleague', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer('put /v1/sessions/{id}')
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: 'Añadir nota' }).click()
  await page.getByRole('textbox', { name: 'Nota' }).fill('Llega tarde')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(failure('Quizá no se pudo guardar la nota')).toMatchTextContent(lost)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Nota guardada: Zoe Campos/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Nota' })).not.toBeInTheDocument()
  expect(await colleague.get('/v1/sessions/{id}', { path: { id: sessions.zoe } })).toMatchObject({ note: 'Llega tarde' })
})

test('a change of a client whose answer is lost is not claimed to be lost, and saving it again does not blame a colleague', async () => {
  const { loseAnswer } = await mount(paths.clients({ record: clients.ian }), { usesRealServer: true })
  loseAnswer('put /v1/clients/{id}')
  const form = page.getByRole('dialog', { name: /cliente$/ })
  await form.getByLabelText('Nombres').fill('Ian José')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(failure('Quizá no se pudo guardar')).toMatchTextContent(lost)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Cliente guardado: Ian José/)).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
})
