import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
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
export const sentDialog = () => page.getByRole('dialog', { name: '¿Salir sin esperar la respuesta?' })
export const recover = () => page.getByRole('button', { name: 'Recuperar' }).click()

/** Closes a form that is being sent, and says that the answer need not be waited for. */
export async function leaveSent(form: Locator, button: 'Cancelar' | 'Cerrar' = 'Cancelar') {
  await form.getByRole('button', { name: button }).click()
  await sentDialog().getByRole('button', { name: 'Salir' }).click()
  await expect.element(form).not.toBeInTheDocument()
}

/** Sends a booking whose answer is delayed, and leaves its form. */
export async function bookAndLeave(mounted: Mounted) {
  const answer = delayAnswer(mounted, 'post /v1/sessions/changes')
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingNote().fill('Trae el informe')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(chip(/^Tomás O. con Ana Torres/).first()).toBeVisible()
  await leaveSent(bookingForm())
  return answer
}

/** Expects the form of the booking of `bookAndLeave`, with what was typed. */
export const expectBookingForm = async () => {
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 08:50/)
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(bookingNote()).toHaveValue('Trae el informe')
  await expect.element(bookingForm().getByRole('radio', { name: /^Ana Torres/ })).toBeChecked()
}

export const clientForm = () => page.getByRole('dialog', { name: /cliente$/ })
export const names = () => clientForm().getByLabelText('Nombres')

/** Sends a change of Ian whose answer is delayed, and leaves the form. */
export async function renameAndLeave(mounted: Mounted) {
  const answer = delayAnswer(mounted, 'put /v1/clients/{id}')
  await names().fill('Ian José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await leaveSent(clientForm())
  return answer
}
