import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { viewports } from '../../scripts/screenshots/views.ts'
import { getDayOfWeek, startClinic } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())
beforeAll(async () => {
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  await clinic.book({ client: 'zoe', worker: 'ana', date: getDayOfWeek(2), time: 600 })
})
afterEach(() => clinic.call('DELETE', `/clients/${clinic.ids.ian}/public-link`))

test('on phones, staff create a link from the list of clients, and the client sees the next session and nobody else', async () => {
  const staff = await clinic.openWeek({ viewport: viewports.phone })
  await staff.goto(clinic.url + paths.clients())
  await staff.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await staff.getByRole('menuitem', { name: 'Crear enlace' }).click()
  await createLink(staff)

  const client = await openAsClient(await readAddress(staff))
  await client
    .getByText(new RegExp(formatLongDate(getDayOfWeek(2)), 'i'))
    .first()
    .waitFor()
  const text = await client.locator('body').innerText()
  expect(text).toContain('Horario de Ian V.')
  expect(text).toContain('Ana Torres')
  expect(text).not.toMatch(/Zoe|Campos/)
})

test('staff see the page as the client does, in another tab', async () => {
  const staff = await openClientPage()
  await staff.getByRole('button', { name: 'Crear enlace' }).click()
  await createLink(staff)
  const opening = staff.waitForEvent('popup')
  await staff.getByRole('link', { name: 'Ver como el cliente' }).click()
  const view = await opening
  await view.getByText('Horario de Ian V.').waitFor()
  expect(view.url()).toBe(await readAddress(staff))
})

test('a regenerated link ends the old one in an open page of the client after a refresh, and the new address works', async () => {
  const staff = await openClientPage()
  await staff.getByRole('button', { name: 'Crear enlace' }).click()
  await createLink(staff)
  const oldAddress = await readAddress(staff)
  const client = await openAsClient(oldAddress)
  await client.getByText('Horario de Ian V.').waitFor()

  await staff.getByRole('button', { name: 'Acciones del enlace' }).click()
  await staff.getByRole('menuitem', { name: 'Regenerar' }).click()
  await staff.getByRole('button', { name: 'Regenerar enlace' }).click()
  await staff.getByText(/^Enlace regenerado/).waitFor()
  const newAddress = await readAddress(staff)
  expect(newAddress).not.toBe(oldAddress)

  await client.reload()
  await client.getByRole('heading', { name: 'Este enlace no muestra ningún horario' }).waitFor()
  expect(await client.locator('body').innerText()).not.toMatch(/Ian|Ana/)
  await client.goto(newAddress)
  await client.getByText('Horario de Ian V.').waitFor()
})

async function openClientPage() {
  const page = await clinic.openWeek({ viewport: viewports.phone })
  await page.goto(clinic.url + paths.client(clinic.ids.ian!))
  return page
}

/** Sends the open form, in which schedule and worker are chosen already. */
async function createLink(page: Page) {
  const form = page.getByRole('dialog', { name: 'Enlace público' })
  await form.getByRole('checkbox', { name: /^Ana Torres/, checked: true }).waitFor()
  await form.getByRole('button', { name: 'Crear enlace' }).click()
  await page.getByRole('link', { name: 'Ver como el cliente' }).waitFor()
  await form.waitFor({ state: 'detached' })
}

const readAddress = async (page: Page) => (await page.getByRole('link', { name: 'Ver como el cliente' }).getAttribute('href')) ?? ''

/** Opens an address on a phone in which nobody is signed in. */
async function openAsClient(address: string) {
  const page = await (await clinic.newContext({ viewport: viewports.phone })).newPage()
  await page.goto(address)
  return page
}
