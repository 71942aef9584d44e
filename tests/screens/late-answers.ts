import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { chip } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import type { Mounted } from './mount.tsx'

/** Delays the answer to a call. Returns the function that gives it, as a preference of the mock. */
export function delayAnswer({ prefer }: Mounted, call: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  prefer(call, () => promise)
  return resolve
}

export const bookingNote = () => bookingForm().getByLabelText('Nota (opcional)')
export const failure = (text: string) => page.getByRole('alert').filter({ hasText: text })
export const leaveDialog = () => page.getByRole('dialog', { name: '¿Salir sin guardar?' })

/** Sends a booking whose answer is delayed, and closes its form. */
export async function bookAndClose(mounted: Mounted) {
  const answer = delayAnswer(mounted, 'post /v1/sessions')
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingNote().fill('Trae el informe')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(chip(/^Tomás O. con Ana Torres/).first()).toBeVisible()
  await bookingForm().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  expect(leaveDialog().query()).toBeNull()
  return answer
}

/** Expects the form of the booking of `bookAndClose`, with what was typed. */
export const expectBookingForm = async () => {
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 08:50/)
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(bookingNote()).toHaveValue('Trae el informe')
  await expect.element(bookingForm().getByRole('radio', { name: /^Ana Torres/ })).toBeChecked()
}

export const clientForm = () => page.getByRole('dialog', { name: /cliente$/ })
export const names = () => clientForm().getByLabelText('Nombres')

/** Sends a change of Ian whose answer is delayed, and closes the form. */
export async function renameAndClose(mounted: Mounted) {
  const answer = delayAnswer(mounted, 'put /v1/clients/{id}')
  await names().fill('Ian José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await clientForm().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(clientForm()).not.toBeInTheDocument()
  return answer
}
