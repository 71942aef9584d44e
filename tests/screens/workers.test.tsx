import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const field = (label: string) => dialog().getByLabelText(label, { exact: true })

test('workers are listed with positions and documents', async () => {
  await mount(paths.workers())
  const row = page.getByRole('row', { name: /Salazar Vega, Bruno/ })
  await expect.element(row).toMatchTextContent('Gerente, Administrador')
  await expect.element(row).toMatchTextContent('RUC 10412345678')
})

test('a search matches every word anywhere, ignoring accents and case', async () => {
  const { url } = await mount(paths.workers())
  await page.getByRole('searchbox').fill('mori CARMÉN')
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  await expect.element(page.getByRole('rowheader')).toMatchTextContent('Mori Díaz, Carmen')
  expect(url()).toBe(paths.workers({ search: 'mori CARMÉN' }))
})

test('a worker is registered with several positions, and with the least used color unless one is chosen', async () => {
  await mount(paths.workers(), { usesRealServer: true })
  await page.getByRole('button', { name: 'Registrar trabajador' }).click()
  await field('Nombres').fill('Rosa')
  await field('Apellido paterno').fill('Pacheco')
  await field('Apellido materno (opcional)').fill('Luna')
  await field('Tipo de documento').click()
  await page.getByRole('option', { name: 'Pasaporte' }).click()
  await field('Documento').fill('CE001234')
  await field('Género').click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await field('Terapeuta').click()
  await field('Psicólogo').click()
  await dialog().getByRole('button', { name: 'Registrar trabajador' }).click()
  await expect.element(page.getByText('Trabajador registrado: Rosa Pacheco Luna')).toBeVisible()
  const rosa = (await colleague.get('/v1/workers')).find(({ person }) => person.name === 'Rosa')
  expect(rosa).toMatchObject({ person: { document: 'CE001234', documentType: 1 }, positions: [4, 5], color: 6 })
})

test('a missing position is reported at the checkboxes', async () => {
  await mount(paths.workers({ record: 'new' }))
  await dialog().getByRole('button', { name: 'Registrar trabajador' }).click()
  await expect.element(page.getByRole('group', { name: 'Posiciones' })).toHaveAccessibleDescription('Elija al menos una opción')
  await expect.element(dialog().getByText('Elija al menos una opción')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

test('saving a worker sends all positions and updated_at', async () => {
  const { calls } = await mount(paths.workers({ record: workers.ana }), { usesRealServer: true })
  await expect.element(field('Terapeuta')).toBeChecked()
  await field('Practicante').click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Trabajador guardado: Ana Torres Medina')).toBeVisible()
  expect(calls.find(({ call }) => call === 'put /v1/workers')?.body).toMatchObject({ positions: [3, 5], updated_at: expect.any(String) })
})

test('a user with read access only sees no actions to change workers', async () => {
  await mount(paths.workers(), { answers: { 'get /v1/auth/is_logged_in': 'example=reception' } })
  await page.getByRole('button', { name: 'Acciones de Torres Medina, Ana' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Ver ficha' })).toBeVisible()
  expect(page.getByRole('menuitem').elements().length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Registrar trabajador' })).not.toBeInTheDocument()
})

test('on a phone a worker is a card with document and phone number that opens the worker’s page', async () => {
  const { url } = await mount(paths.workers(), { width: 390 })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Torres Medina, Ana' }) })
  await expect.element(card).toMatchTextContent(/DNI 45871236.*987 654 321/)
  expect(page.getByRole('table').query()).toBeNull()
  await card.getByText('987 654 321').click()
  await expect.poll(url).toBe(paths.worker('01998a00-0000-7000-8000-030000000001'))
})
