import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { seriousProblems } from './axe.ts'
import { stopTimers } from './clockwork.ts'
import { mount } from './mount.tsx'

const ian = paths.client('01998a00-0000-7000-8000-020000000001')
const link = () => page.getByRole('link', { name: 'Vargas Soto, Ian' })
const phone = () => page.getByText('911 200 301')

test('a row opens by a click anywhere in it', async () => {
  const { url } = await mount(paths.clients())
  await phone().click()
  await expect.poll(url).toBe(ian)
})

test('a row opens by the keyboard alone: its name is a link', async () => {
  const { url } = await mount(paths.clients({ search: 'ian' }))
  await expect.element(link()).toHaveAttribute('href', ian)
  await page.getByRole('button', { name: 'Documento' }).click()
  for (let tabs = 0; tabs < 40 && document.activeElement !== link().element(); tabs++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(url).toBe(ian)
})

test('whoever opens a row goes on at the title of its page', async () => {
  await mount(paths.clients())
  await link().click()
  await expect.element(page.getByRole('heading', { name: 'Ian Vargas Soto', level: 1 })).toHaveFocus()
})

test('whoever opens a row while the search still waits for more letters is not called back', async () => {
  const { calls, hold, url } = await mount(paths.clients())
  // from the beginning: the pointer may rest where the link appears, and then what it leads to is asked for ahead
  const answer = hold('get /v1/clients/{id}')
  await expect.element(link()).toBeVisible()
  const { pass } = stopTimers()
  const until = async (is: () => boolean) => {
    while (!is()) await pass(20)
  }
  ;(page.getByRole('searchbox').element() as HTMLElement).focus()
  document.execCommand('insertText', false, 'ian')
  ;(link().element() as HTMLElement).click()
  await until(() => calls.some(({ call }) => call.startsWith('get /v1/clients/')))
  await pass(1_000)
  answer()
  await until(() => url() === ian)
  expect(calls.filter(({ query }) => query.has('search'))).toEqual([])
})

test('with Ctrl or the middle button a row opens in a tab of its own', async () => {
  const { url } = await mount(paths.clients())
  const opened: string[] = []
  const { open } = window
  window.open = (to) => {
    opened.push(new URL(String(to)).pathname)
    return null
  }
  await phone().click({ modifiers: ['Control'] })
  await phone().click({ button: 'middle' })
  window.open = open
  expect(opened).toEqual([ian, ian])
  expect(url()).toBe(paths.clients())
})

test('a row does not open under who marks a number to copy it, nor behind its menu', async () => {
  const { url } = await mount(paths.clients())
  await userEvent.dragAndDrop(page.getByText('DNI 90123456'), phone(), { sourcePosition: { x: 2, y: 8 } })
  expect(String(window.getSelection())).toContain('DNI 90123456')
  window.getSelection()?.empty()
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Editar cliente' })).toBeVisible()
  expect(url()).toBe(paths.clients({ record: '01998a00-0000-7000-8000-020000000001' }))
})

test('the menu of a row takes the keyboard and gives it back', async () => {
  await mount(paths.clients())
  const button = page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Ver ficha' })).toHaveFocus()
  expect(await seriousProblems()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test.for(['light', 'dark'] as const)('on a phone a row is a card with what there is, and nothing scrolls sideways (%s)', async (theme) => {
  await mount(paths.clients(), { width: 320, theme })
  const card = page.getByRole('listitem').filter({ has: link() })
  await expect.element(card).toMatchTextContent(/DNI 90123456.*911 200 301.*Nacimiento.*14 May 2018/)
  await expect.element(card).not.toMatchTextContent(/sin /)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.getByRole('button', { name: 'Opciones de la lista' }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Nombre', exact: true })).toBeChecked()
  expect(await seriousProblems()).toEqual([])
})

test('on a phone the list is ordered and its columns are chosen in one menu', async () => {
  const { url } = await mount(paths.clients(), { width: 390 })
  await page.getByRole('button', { name: 'Opciones de la lista' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Nacimiento' }).click()
  await expect.element(page.getByText('14 May 2018')).not.toBeInTheDocument()
  await page.getByRole('menuitemradio', { name: 'Documento, al revés' }).click()
  await expect.poll(url).toBe(paths.clients({ sort: '-document', columns: 'name,document,phone,email,link,user' }))
})

test('a list whose server fails says so, and one without the right names it', async () => {
  await mount(paths.clients(), { answers: { 'get /v1/clients': 'code=500' } })
  await expect.element(page.getByText('Something went wrong!')).toBeVisible()
  await mount(paths.clients(), { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
})
