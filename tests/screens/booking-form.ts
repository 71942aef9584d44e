import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cell } from './agenda.ts'

export const bookingForm = () => page.getByRole('dialog', { name: 'Reservar sesión' })
export const clientField = () => bookingForm().getByRole('combobox', { name: 'Cliente' })
export const workerField = () => bookingForm().getByRole('group', { name: /^Trabajador/ })

/** Opens the form for a slot without sessions. */
export async function openThursdayForm() {
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
}

/** Chooses a client of the list by the start of the full name. */
export async function chooseClient(client: string) {
  await clientField().fill(client.split(' ')[0] ?? '')
  await page.getByRole('option', { name: new RegExp(`^${client}`) }).click()
}
