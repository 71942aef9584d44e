import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessions } from './agenda.ts'
import { openMonth } from './attendance.ts'
import { readSession } from './colleague.ts'

test('a phone shows one day as a list with two buttons for each session', async () => {
  await openMonth({ width: 390 })
  const list = page.getByRole('list', { name: 'martes 24 de noviembre' })
  const pair = list.getByRole('group', { name: 'Mendoza Tello, Alessia' })
  await pair.getByRole('button', { name: 'No vino' }).click()
  await expect.element(pair.getByRole('button', { name: 'No vino' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ attended: false })
  await page.getByRole('button', { name: 'Todas: vino' }).click()
  await expect.element(page.getByText('Vino: 2 sesiones')).toBeVisible()
  await page.getByRole('button', { name: 'Ir al siguiente día' }).click()
  await expect
    .element(page.getByRole('button', { name: /^lunes 9 de noviembre: \d, \d sin marcar/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('list', { name: 'lunes 9 de noviembre' }).getByRole('listitem').first()).toMatchTextContent(/08:00/)
  await page.viewport(320, 640)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(page.getByRole('grid').query()).toBeNull()
})

test('the list of a day opens a session with its states', async () => {
  await openMonth({ width: 390 })
  await page.getByRole('button', { name: /^Alessia Mendoza/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Alessia Mendoza Tello' })
  await sheet.getByRole('button', { name: 'Aplazada' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'postponed' })
})
