import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const { ian } = clients
const dialog = () => page.getByRole('dialog')

test('"Reservar sesión" opens the whole week of the turn with most sessions of the client, whom the form has chosen', async () => {
  setClinicTime('2026-11-24', '15:00')
  const { url } = await mount(paths.client(ian))
  await page.getByRole('link', { name: 'Reservar sesión' }).click()
  await expect.poll(url).toBe(getWeekUrl({ bookFor: ian }))
  await expect.element(page.getByRole('region', { name: 'Reserva' })).toMatchTextContent(/Elija un cupo para Ian Vargas Soto/)
  await expect.element(chip(/^Zoe C. con Bruno/).first()).toBeVisible()
  await cell('viernes 27 de noviembre, 08:50').click()
  await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'Cliente' })).toHaveValue('Ian Vargas Soto')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Dejar de reservar' }).click()
  await expect.poll(url).toBe(getWeekUrl())
})

test('the week for a booking is shown when its client is loaded, so that the form has the client', async () => {
  setClinicTime('2026-11-24', '15:00')
  const { hold, calls } = await mount(paths.clients())
  const release = hold(`get /v1/clients/${ian}`)
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Reservar' }).click()
  await expect.poll(() => calls.filter(({ call }) => call === 'get /v1/sessions/by-turn-and-week').length).toBeGreaterThan(0)
  await expect.poll(() => calls.some(({ call }) => call === `get /v1/clients/${ian}`)).toBe(true)
  expect(cell('viernes 27 de noviembre, 08:50').query()).toBeNull()
  release()
  await cell('viernes 27 de noviembre, 08:50').click()
  await expect.element(dialog().getByRole('combobox', { name: 'Cliente' })).toHaveValue('Ian Vargas Soto')
})

test('while a slot is chosen for a client, each says how many workers are free, or why the client or the usual worker cannot come', async () => {
  setClinicTime('2026-11-24', '07:30')
  const { url } = await mount(getWeekUrl({ bookFor: ian }), { usesRealServer: true })
  const ownSession = cell('miércoles 25 de noviembre, 08:50, 1 sesión. Ian Vargas ya tiene sesión con Diego Paredes de 08:50 a 09:35')
  await expect.element(ownSession).toBeVisible()
  // Ana is the usual worker, and others are free beside her session.
  await expect.element(cell('martes 24 de noviembre, 09:40, 1 sesión. Ana Torres ya atiende a Sebastián.* 5 libres')).toBeVisible()
  await cell('viernes 27 de noviembre, 08:50').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(url()).toBe(getWeekUrl({ bookFor: ian }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(url).toBe(getWeekUrl())
  await expect.element(cell('viernes 27 de noviembre, 08:50')).not.toHaveAttribute('title')
})

test('after the booking for a client the week is as before', async () => {
  setClinicTime('2026-11-24', '15:00')
  const { url } = await mount(getWeekUrl({ bookFor: ian }), { usesRealServer: true })
  await cell('viernes 27 de noviembre, 08:50').click()
  await dialog().getByText('Jorge Bravo').click()
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Ian Vargas/)).toBeVisible()
  await expect.poll(url).toBe(getWeekUrl())
  await expect.element(page.getByRole('region', { name: 'Reserva' })).not.toBeInTheDocument()
})

test('the first item of the menu of a client opens the same', async () => {
  setClinicTime('2026-11-24', '15:00')
  const { url } = await mount(paths.clients())
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  const first = page.getByRole('menuitem').first()
  await expect.element(first).toMatchTextContent('Reservar')
  await first.click()
  await expect.poll(url).toBe(getWeekUrl({ bookFor: ian }))
})
