import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { openMonth } from './attendance.ts'
import { mount } from './mount.tsx'
import { list, visit } from './my-sessions.ts'

/** The shortest side in pixels of what a thumb presses. */
const thumbSize = 44

/** Lists the buttons, the options of a choice and the rows of a sheet that are smaller than a thumb, as "Cerrar 28 × 28". */
const listSmallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('button, [role="button"], .mantine-SegmentedControl-label, [role="dialog"] a')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ name: target.ariaLabel ?? target.textContent, rect: target.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0 && Math.min(rect.width, rect.height) < thumbSize - 0.5)
    .map(({ name, rect }) => `${name} ${Math.round(rect.width)} × ${Math.round(rect.height)}`)

const expectLargeTargets = () => expect.poll(listSmallTargets).toEqual([])

const phone = { width: 390 }

test.for([
  ['the sign-in page', 'Entrar', () => mount(paths.login(), phone)],
  ['Inicio', 'Más', () => mount(paths.home(), phone)],
  ['Mis Sesiones', 'Cambiar estado', () => visit()],
  ['the month of Mis Sesiones', 'martes 24 de noviembre: 2', () => visit({ url: paths.mySessions({ view: 'month' }) })],
  ['Asistencias', 'Todas: vino', () => openMonth(phone)],
  ['Perfil', 'Cambiar contraseña', () => mount(paths.profile(), phone)],
] as const)(
  'on a phone every button of %s is large enough for a thumb',
  async ([, button, open]: readonly [string, string, () => Promise<unknown>]) => {
    await open()
    await expect.element(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    await expectLargeTargets()
  },
)

test.for([
  [
    'Más',
    async () => {
      await mount(paths.home(), phone)
      await page.getByRole('button', { name: 'Más', exact: true }).click()
    },
  ],
  [
    'the card of a session in Mis Sesiones',
    async () => {
      await visit()
      await list('Martes 24 de noviembre')
        .getByRole('button', { name: /Valentina/ })
        .click()
    },
  ],
  [
    'the sessions of a person in Asistencias',
    async () => {
      await openMonth(phone)
      await page.getByRole('button', { name: /^Alessia Mendoza/ }).click()
    },
  ],
] as const)('on a phone every target of %s is large enough for a thumb', async ([, open]: readonly [string, () => Promise<unknown>]) => {
  await open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectLargeTargets()
})

test('the rows of Más begin with their icons in one column, each with its name beside it', async () => {
  await mount(paths.home(), phone)
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Más' })
  await expect.element(sheet.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  const rows = [...sheet.getByRole('link').elements(), sheet.getByRole('button', { name: 'Cerrar sesión' }).element()]
  expect(rows.length).toBeGreaterThan(5)
  const icons = rows.map((row) => row.querySelector('svg')!.getBoundingClientRect())
  expect(new Set(icons.map(({ left }) => Math.round(left))).size).toBe(1)
  for (const [index, row] of rows.entries()) {
    const name = document.createRange()
    name.selectNodeContents([...row.childNodes].find((node) => node instanceof Text)!)
    const { left, top, bottom } = name.getBoundingClientRect()
    const icon = icons[index]!
    expect(left - icon.right).toBeGreaterThan(0)
    expect(left - icon.right).toBeLessThan(24)
    expect(Math.abs((top + bottom) / 2 - (icon.top + icon.bottom) / 2)).toBeLessThan(3)
  }
})
