import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog', { name: /cliente$/ })
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const asking = () => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
const ian = '01998a00-0000-7000-8000-020000000001'

type Wire = Awaited<ReturnType<typeof mount>>
const sent = ({ calls }: Wire) => calls.filter(({ call }) => call.startsWith('p'))

async function changeIan(options: Parameters<typeof mount>[1] = {}) {
  const wire = await mount(paths.clients({ record: ian }), options)
  await field('Nombres').fill('Ian José')
  return wire
}

test('a record that is opened to be changed begins in its first field', async () => {
  await mount(paths.clients())
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect.element(field('Nombres')).toHaveFocus()
})

test.for(['Control', 'Meta'])('%s+Enter saves from any field', async (key) => {
  const wire = await changeIan()
  await field('Género').element().focus()
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(sent(wire).length).toBe(1)
})

test('Ctrl+Enter in a date takes it as it is typed', async () => {
  const wire = await changeIan()
  await field('Nacimiento (opcional)').fill('4.5.18')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  expect(sent(wire)[0]?.body).toMatchObject({ person: { birth_date: '2018-05-04' } })
})

test.for([
  { keys: '{Enter}{Enter}', named: 'Enter' },
  { keys: '{Control>}{Enter}{Enter}{/Control}', named: 'Ctrl+Enter' },
])('$named twice is one call', async ({ keys }) => {
  const wire = await changeIan()
  const answer = wire.hold('put /v1/clients/{id}')
  await userEvent.keyboard(keys)
  await expect.poll(() => sent(wire).length).toBe(1)
  answer()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  await userEvent.keyboard(keys)
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(sent(wire).length).toBe(1)
})

test('a double click is one call', async () => {
  const wire = await changeIan()
  const answer = wire.hold('put /v1/clients/{id}')
  await drawer().getByRole('button', { name: 'Guardar' }).dblClick()
  answer()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  expect(sent(wire).length).toBe(1)
})

test('Ctrl+Enter where something is missing leads to the first of it', async () => {
  const wire = await mount(paths.clients({ record: 'new' }), { width: 390, theme: 'dark' })
  await field('Dirección (opcional)').fill('Av. Arequipa 1840')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field('Nombres')).toHaveFocus()
  await expect.element(field('Género')).toHaveAccessibleDescription('Complete este dato')
  expect(sent(wire)).toEqual([])
})

test('Ctrl+Enter in a list of choices saves and opens no list', async () => {
  const wire = await mount(paths.clients({ record: 'new' }))
  await field('Género').click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field('Nombres')).toHaveFocus()
  expect(page.getByRole('option').query()).toBeNull()
  expect(sent(wire)).toEqual([])
})

test.for([
  { way: 'Escape', go: () => userEvent.keyboard('{Escape}') },
  { way: 'Cancelar', go: () => drawer().getByRole('button', { name: 'Cancelar' }).click() },
  { way: 'the cross', go: () => drawer().getByRole('button', { name: 'Cerrar' }).click() },
  { way: 'the way back', go: ({ router }: Wire) => void router.navigate(-1) },
  { way: 'another page', go: ({ router }: Wire) => void router.navigate(paths.workers()) },
])('$way asks before it loses what was typed', async ({ go }) => {
  const wire = await mount(paths.clients())
  await wire.router.navigate(paths.clients({ record: ian }))
  await field('Nombres').fill('Ian José')
  await go(wire)
  await asking().getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
  expect(wire.url()).toBe(paths.clients({ record: ian }))
  // what is as it was read is not lost
  await field('Nombres').fill('Ian')
  await go(wire)
  await expect.poll(wire.url).not.toBe(paths.clients({ record: ian }))
  await expect.element(asking()).not.toBeInTheDocument()
})

test('closing the window asks while something is unsaved', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await changeIan()
  expect(close()).toBe(true)
  await field('Nombres').fill('Ian')
  expect(close()).toBe(false)
})

test('a save for which the session has ended can be sent again after signing in, and nothing is lost', async () => {
  const wire = await changeIan({ width: 390, answers: { 'put /v1/clients/{id}': 'code=401' } })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const again = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await again.getByLabelText('Contraseña', { exact: true }).fill('una contraseña larga')
  wire.prefer('put /v1/clients/{id}', 'code=200')
  await again.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveFocus()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(sent(wire).filter(({ call }) => call.startsWith('put')).length).toBe(2)
})

test('so it is on a page', async () => {
  const { calls, prefer, url } = await mount(paths.createSchedule(), { answers: { 'post /v1/schedules': 'code=401' } })
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Terapia infantil')
  await page.getByLabelText('Nombre del turno').fill('Mañana')
  await page.getByLabelText('Desde').fill('08:00')
  await page.getByLabelText('Hasta').fill('12:00')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const again = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await again.getByLabelText('Contraseña', { exact: true }).fill('una contraseña larga')
  prefer('post /v1/schedules', 'code=201')
  await again.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Hasta')).toHaveValue('12:00')
  await page.getByRole('button', { name: 'Crear horario' }).click()
  await expect.poll(url).toBe(paths.schedules())
  expect(calls.filter(({ call }) => call === 'post /v1/schedules').length).toBe(2)
})
