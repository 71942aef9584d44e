import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'
import { stopTimers } from './stop-timers.ts'

const ianUrl = paths.client('01998a00-0000-7000-8000-020000000001')
const link = () => page.getByRole('link', { name: 'Vargas Soto, Ian' })
const phoneNumber = () => page.getByText('911 200 301')

test('a click anywhere in a row opens it', async () => {
  const { url } = await mount(paths.clients())
  await phoneNumber().click()
  await expect.poll(url).toBe(ianUrl)
})

test('the name of a row is a link that Tab and Enter open', async () => {
  const { url } = await mount(paths.clients({ search: 'ian' }))
  await expect.element(link()).toHaveAttribute('href', ianUrl)
  await page.getByRole('button', { name: 'Documento' }).click()
  for (let presses = 0; presses < 40 && document.activeElement !== link().element(); presses++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(url).toBe(ianUrl)
})

test('opening a row focuses the title of its page', async () => {
  await mount(paths.clients())
  await link().click()
  await expect.element(page.getByRole('heading', { name: 'Ian Vargas Soto', level: 1 })).toHaveFocus()
})

test('a pending search does not run after a row has been opened', async () => {
  const { calls, hold, url } = await mount(paths.clients())
  // The answer is held from the beginning, because the client is preloaded when the pointer already rests on the link.
  const release = hold('get /v1/clients/{id}')
  await expect.element(link()).toBeVisible()
  const { advance } = stopTimers()
  const advanceUntil = async (isDone: () => boolean) => {
    while (!isDone()) await advance(20)
  }
  ;(page.getByRole('searchbox').element() as HTMLElement).focus()
  document.execCommand('insertText', false, 'ian')
  ;(link().element() as HTMLElement).click()
  await advanceUntil(() => calls.some(({ call }) => call.startsWith('get /v1/clients/')))
  await advance(1_000)
  release()
  await advanceUntil(() => url() === ianUrl)
  expect(calls.filter(({ query }) => query.has('search'))).toEqual([])
})

test('a search that is due before React has rendered the opening of a row does not run', async () => {
  const { calls, router, url } = await mount(paths.clients())
  await expect.element(link()).toBeVisible()
  stopTimers()
  ;(page.getByRole('searchbox').element() as HTMLElement).focus()
  document.execCommand('insertText', false, 'ian')
  ;(link().element() as HTMLElement).click()
  // React renders in a later task than these microtasks.
  while (router.state.navigation.state === 'idle') await null
  vi.advanceTimersByTime(250)
  vi.useRealTimers()
  await expect.poll(url).toBe(ianUrl)
  expect(calls.filter(({ query }) => query.has('search'))).toEqual([])
})

test('a click with Ctrl or the middle button opens a row in a new tab', async () => {
  const { url } = await mount(paths.clients())
  const openedUrls: string[] = []
  const { open } = window
  window.open = (href) => {
    openedUrls.push(new URL(String(href)).pathname)
    return null
  }
  await phoneNumber().click({ modifiers: ['Control'] })
  await phoneNumber().click({ button: 'middle' })
  window.open = open
  expect(openedUrls).toEqual([ianUrl, ianUrl])
  expect(url()).toBe(paths.clients())
})

test('a row does not open when its text is selected or its menu is used', async () => {
  const { url } = await mount(paths.clients())
  await userEvent.dragAndDrop(page.getByText('DNI 90123456'), phoneNumber(), { sourcePosition: { x: 2, y: 8 } })
  expect(String(window.getSelection())).toContain('DNI 90123456')
  window.getSelection()?.empty()
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Editar cliente' })).toBeVisible()
  expect(url()).toBe(paths.clients({ record: '01998a00-0000-7000-8000-020000000001' }))
})

test('the menu of a row takes the focus and returns it to its button', async () => {
  await mount(paths.clients())
  const button = page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Reservar' })).toHaveFocus()
  expect(await findSeriousViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test.for(['light', 'dark'] as const)(
  'on a phone a row is a card without its missing values, and the page does not scroll sideways (%s)',
  async (theme) => {
    await mount(paths.clients({ columns: 'name,document,phone,birth' }), { width: 320, theme })
    const card = page.getByRole('listitem').filter({ has: link() })
    await expect.element(card).toMatchTextContent(/DNI 90123456.*911 200 301.*Nacimiento.*14 may 2018/)
    await expect.element(card).not.toMatchTextContent(/sin /)
    expect(document.documentElement.scrollWidth).toBe(320)
    await page.getByRole('button', { name: 'Opciones de la lista' }).click()
    await expect.element(page.getByRole('menuitemradio', { name: 'Nombre', exact: true })).toBeChecked()
    expect(await findSeriousViolations()).toEqual([])
  },
)

test('on a phone one menu sorts the list and chooses its columns', async () => {
  const { url } = await mount(paths.clients(), { width: 390 })
  await page.getByRole('button', { name: 'Opciones de la lista' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Nacimiento' }).click()
  await expect.element(page.getByText('14 may 2018')).toBeVisible()
  await page.getByRole('menuitemradio', { name: 'Documento, al revés' }).click()
  await expect.poll(url).toBe(paths.clients({ sort: '-document', columns: 'name,document,phone,next,workers,link,user,birth' }))
})

test('a list that fails to load shows the error view, and a user without access is told which access is missing', async () => {
  await mount(paths.clients(), { answers: { 'get /v1/clients': 'code=500' } })
  await expect.element(page.getByText('Something went wrong!')).toBeVisible()
  await mount(paths.clients(), { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
})
