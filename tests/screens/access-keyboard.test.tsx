import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'
import { changesBar, openRoleAccess } from './open-role-access.ts'
import { accessBox, examples, listRoleCodes } from './security.ts'

const button = (name: string) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

test('the tree is worked by keyboard alone', async () => {
  const { role } = await openRoleAccess('workers.read')
  await page.getByRole('searchbox').click()
  // The combobox of users and the link of the role lie between the search and the tree.
  const grid = page.getByRole('treegrid')
  while (!grid.element().contains(document.activeElement)) await userEvent.keyboard('{Tab}')
  expect(focused()).toMatch(/^Agenda/)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row(/^Agenda/)).toHaveAttribute('aria-expanded', 'false')
  expect(row(/^Sesiones/).query()).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row(/^Agenda/)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Leer: Sesiones')
  await userEvent.keyboard(' ')
  await expect.element(accessBox('Leer: Sesiones, se dará')).toBeChecked()
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Todo: Sesiones')
  await userEvent.keyboard('{Home}')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toMatch(/^Sesiones/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toMatch(/^Agenda/)
  await userEvent.keyboard('{End}')
  expect(focused()).toMatch(/^Accesos/)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Control>}{Home}{/Control}')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toBe('Leer: Accesos')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home} ')
  await expect.element(row(/^Agenda/)).toMatchTextContent('6 de 6')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/^Agenda/)).toHaveAttribute('aria-expanded', 'false')
  // One Tab leaves the tree, whatever its size.
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Descartar')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(changesBar()).not.toBeInTheDocument()
  expect(await listRoleCodes(role)).toEqual(['assists.read', 'my_sessions.update', 'sessions.mix', 'workers.read'])
})

test('the key ? lists the keys of the tree, also on a checkbox', async () => {
  await mount(paths.access({ role: examples.reception }))
  await accessBox('Registrar: Trabajadores').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Teclado' }).getByText('Dar o quitar')).toBeVisible()
})

test('Space expands a module again whose arrow was clicked, and gives nothing', async () => {
  await mount(paths.access({ role: examples.reception }))
  await button('Contraer Agenda').click()
  await userEvent.keyboard(' ')
  await expect.element(button('Contraer Agenda')).toBeVisible()
  await expect.element(changesBar()).not.toBeInTheDocument()
})
