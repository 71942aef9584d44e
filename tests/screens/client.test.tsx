import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/paths.ts'
import { atClinic } from './agenda.ts'
import { mount } from './mount.tsx'

const ian = '01998a00-0000-7000-8000-020000000001'

test('a client is shown by name, with what is known and a dash for what is not', async () => {
  atClinic('2026-11-24', '10:40')
  await mount(paths.client(ian))
  await expect.element(page.getByRole('heading', { name: 'Ian Vargas Soto', level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toBe('Ian Vargas Soto')
  const facts = page.getByRole('region', { name: 'Datos' })
  await expect.element(facts).toMatchTextContent('14 de mayo de 2018 (8 años)')
  await expect.element(facts).toMatchTextContent('sin correo')
  await expect.element(facts.getByRole('link', { name: '911 200 301' })).toHaveAttribute('href', 'tel:911200301')
})

test('the window bears the name only as long as the page is there', async () => {
  await mount(paths.client(ian))
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Clientes' }).click()
  await expect.poll(() => document.title).toBe('Clientes')
})

test.for([
  [ian, 'code=404'],
  ['nobody', 'code=200'],
] as const)('who is not there is not found (%s)', async ([id, answer]) => {
  await mount(paths.client(id), { answers: { 'get /v1/clients/{id}': answer } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})
