import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, childTherapy, chip, clients, focusCell, getWeekUrl, keepOnlyAccess, morning, setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'

const palette = () => page.getByRole('dialog', { name: 'Buscar' })
const field = () => palette().getByRole('combobox', { name: 'Buscar' })
const option = (name: string | RegExp) => palette().getByRole('option', { name })
const listOptions = () =>
  palette()
    .getByRole('option')
    .elements()
    .map((element) => element.textContent)

async function openPalette() {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

test('Ctrl+K opens the search, and Enter opens the screen that it finds, with the focus on its title', async () => {
  const { url } = await mount(paths.schedules())
  await openPalette()
  await expect.element(option('Inicio')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('trab')
  await expect.poll(listOptions).toEqual(['Trabajadores', 'Registrar trabajador'])
  await userEvent.keyboard('{Enter}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Trabajadores', level: 1 })).toHaveFocus()
  expect(url()).toBe(paths.workers())
})

test('the field names the option that arrows select to screen readers', async () => {
  await mount(paths.schedules())
  await openPalette()
  await userEvent.keyboard('tema{ArrowDown}')
  const id = option('Tema oscuro').element().id
  await expect.element(field()).toHaveAttribute('aria-activedescendant', id)
  await expect.element(option('Tema oscuro')).toHaveAttribute('aria-selected', 'true')
  await expect.element(option('Tema claro')).toHaveAttribute('aria-selected', 'false')
  await expect.element(palette().getByRole('status')).toMatchTextContent('3 resultados')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe('dark')
})

test('a client is found on the server by name or document, best match first', async () => {
  const { url, calls } = await mount(paths.schedules(), { usesRealServer: true })
  await openPalette()
  await userEvent.keyboard('zoe')
  await expect.element(option(/^Zoe Campos/)).toHaveAttribute('aria-selected', 'true')
  // When the keys come slowly, an answer to the first letters shows the client before the whole text is searched.
  const getLastSearch = () => calls.findLast(({ call }) => call === 'get /v1/clients')?.query.get('search')
  await expect.poll(getLastSearch).toBe('zoe')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: /^Zoe Campos/, level: 1 })).toHaveFocus()
  expect(url()).toBe(paths.client(clients.zoe))
  await expect.element(palette()).not.toBeInTheDocument()
})

test('a search for people waits for a pause in typing, and says that it is under way', async () => {
  const { calls, hold } = await mount(paths.schedules())
  const release = hold('get /v1/clients')
  await openPalette()
  await userEvent.keyboard('ian')
  await expect.element(palette().getByText('Buscando personas…').first()).toBeVisible()
  await expect.poll(() => calls.filter(({ call }) => call === 'get /v1/clients').length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(palette()).toBeVisible()
  release()
  await expect.element(option(/^Ian Vargas Soto/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(palette().getByText('Buscando personas…').first()).not.toBeInTheDocument()
})

test('a search that finds nothing says so, and a failed one offers to try again', async () => {
  const { prefer } = await mount(paths.schedules())
  await openPalette()
  await userEvent.keyboard('qqq')
  await expect.element(palette().getByText('Nada coincide con «qqq».', { exact: false })).toBeVisible()
  prefer('get /v1/clients', 'code=500')
  await field().fill('ho')
  await expect.element(palette().getByRole('alert')).toMatchTextContent(/^No se pudieron buscar personas\. Algo falló en el servidor/)
  await expect.element(option('Horarios')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  prefer('get /v1/clients', '')
  await palette().getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(palette().getByRole('alert')).not.toBeInTheDocument()
})

test('a user finds only what they may read and do', async () => {
  const { calls } = await mount(paths.schedules(), { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await openPalette()
  await expect.element(option('Cerrar sesión')).toBeVisible()
  expect(listOptions().filter((text) => /client|trabajador|crear|reservar/i.test(text))).toEqual([])
  await userEvent.keyboard('ian')
  await expect.element(palette().getByText('Nada coincide con «ian».', { exact: false })).toBeVisible()
  expect(calls.some(({ call }) => /^get .v1.(clients|workers)$/.test(call))).toBe(false)
})

test('a date opens its week in the turn and with the filter that are shown', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(getWeekUrl({ state: 'pending' }))
  await openPalette()
  await userEvent.keyboard('24/12')
  await expect.poll(listOptions).toEqual(['Semana del 20 – 26 dic 2026Jueves 24 de diciembre'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(url).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-12-24', state: 'pending' }))
  await openPalette()
  await userEvent.keyboard('próx{Enter}')
  await expect.poll(url).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-29', state: 'pending' }))
  await openPalette()
  await userEvent.keyboard('hoy{Enter}')
  await expect.poll(url).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-22', state: 'pending' }))
})

test('keys typed while the search opens over the agenda go to the search, and Escape gives the focus back to the slot', async () => {
  const { calls } = await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('{Control>}k{/Control}cpxa')
  await expect.element(field()).toHaveValue('cpxa')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()
  expect(calls.filter(({ call }) => !call.startsWith('get '))).toEqual([])
  await userEvent.keyboard('x')
  await expect.element(chip(/, cancelada/).first()).toBeVisible()
})

test('Ctrl+Shift+K is left to the browser', async () => {
  await mount(paths.schedules())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const press = new KeyboardEvent('keydown', { key: 'K', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
  expect(palette().query()).toBeNull()
})

test('the search does not open over a dialog', async () => {
  await mount(paths.clients({ record: 'new' }))
  await expect.element(page.getByRole('dialog', { name: 'Registrar cliente' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(palette().query()).toBeNull()
})

test.for([1280, 390])('Reservar sesión opens the booking form of the agenda, %i px wide', async (width) => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(paths.schedules(), { width })
  await openPalette()
  await userEvent.keyboard('reservar{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Reservar sesión' })).toBeVisible()
  expect(url()).not.toContain('book')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('an action opens the form for a new client', async () => {
  await mount(paths.schedules())
  await openPalette()
  await userEvent.keyboard('reg cli{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Registrar cliente' }).getByLabelText('Nombres')).toHaveFocus()
})

test('a button in the navigation opens the search, on a phone one in the bar at the bottom', async () => {
  await mount(paths.schedules())
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect.element(field()).toHaveFocus()

  await mount(paths.schedules(), { width: 390 })
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Buscar' }).click()
  await expect.element(field()).toHaveFocus()
  expect(await findSeriousViolations()).toEqual([])
  await palette().getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(palette()).not.toBeInTheDocument()
})

test('the search stays available to users with few screens', async () => {
  const { alter } = await mount(paths.schedules())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.read'))
  await openPalette()
  await userEvent.keyboard('cerr')
  await expect.poll(listOptions).toEqual(['Cerrar sesión'])
})
