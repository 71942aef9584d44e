import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { adminPassword } from './admin-password.ts'
import { colleague, endPageSignIn } from './colleague.ts'
import { type Mounted, type MountOptions, mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog', { name: /cliente$/ })
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const ian = '01998a00-0000-7000-8000-020000000001'

const listWrites = ({ calls }: Mounted) => calls.filter(({ call }) => call.startsWith('p'))

async function openChangedIan(options: MountOptions = {}) {
  const mounted = await mount(paths.clients({ record: ian }), { usesRealServer: true, ...options })
  await field('Nombres').fill('Ian José')
  return mounted
}

test('opening a record for editing focuses its first field', async () => {
  await mount(paths.clients())
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect.element(field('Nombres')).toHaveFocus()
})

test.for(['Control', 'Meta'])('%s+Enter saves from any field', async (key) => {
  const mounted = await openChangedIan()
  await field('Género').element().focus()
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(listWrites(mounted).length).toBe(1)
})

test('Ctrl+Enter in a date field saves the date as typed', async () => {
  await openChangedIan()
  await field('Nacimiento (opcional)').fill('4.5.18')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  expect(await colleague.get('/v1/clients/{id}', { path: { id: ian } })).toMatchObject({ person: { birthDate: '2018-05-04' } })
})

test.for([
  { keys: '{Enter}{Enter}', name: 'Enter' },
  { keys: '{Control>}{Enter}{Enter}{/Control}', name: 'Ctrl+Enter' },
])('pressing $name twice sends one call', async ({ keys }) => {
  const mounted = await openChangedIan()
  const release = mounted.hold('put /v1/clients/{id}')
  await userEvent.keyboard(keys)
  await expect.poll(() => listWrites(mounted).length).toBe(1)
  release()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  await userEvent.keyboard(keys)
  await expect.element(drawer()).not.toBeInTheDocument()
  expect(listWrites(mounted).length).toBe(1)
})

test('what the server refused is not said any more once something else is typed', async () => {
  await mount(paths.clients({ record: ian }), { answers: { 'put /v1/clients/{id}': 'code=403' } })
  await field('Nombres').fill('Ian José')
  await drawer().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(drawer().getByRole('alert')).toBeVisible()
  await field('Nombres').fill('Ian Luis')
  await expect.element(drawer().getByRole('alert')).not.toBeInTheDocument()
})

test('a double click on Guardar sends one call', async () => {
  const mounted = await openChangedIan()
  const release = mounted.hold('put /v1/clients/{id}')
  await drawer().getByRole('button', { name: 'Guardar' }).dblClick()
  release()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  expect(listWrites(mounted).length).toBe(1)
})

test('Ctrl+Enter in an incomplete form focuses the first missing field', async () => {
  const mounted = await mount(paths.clients({ record: 'new' }), { width: 390, theme: 'dark' })
  await field('Dirección (opcional)').fill('Av. Arequipa 1840')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field('Nombres')).toHaveFocus()
  await expect.element(field('Género')).toHaveAccessibleDescription('Complete este dato')
  expect(listWrites(mounted)).toEqual([])
})

test('Ctrl+Enter in a select submits the form and does not open the options', async () => {
  const mounted = await mount(paths.clients({ record: 'new' }))
  await field('Género').click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field('Nombres')).toHaveFocus()
  expect(page.getByRole('option').query()).toBeNull()
  expect(listWrites(mounted)).toEqual([])
})

test('when saving finds that the sign-in has ended, a drawer keeps its values and saves after signing in', async () => {
  const mounted = await openChangedIan({ width: 390 })
  await endPageSignIn()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const signInDialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await signInDialog.getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await signInDialog.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(signInDialog).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toHaveFocus()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
  expect(listWrites(mounted).filter(({ call }) => call.startsWith('put')).length).toBe(2)
})

test('when saving finds that the sign-in has ended, a page keeps its values and saves after signing in', async () => {
  const { calls, url } = await mount(paths.createSchedule(), { usesRealServer: true })
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Terapia grupal')
  await page.getByLabelText('Nombre del turno').fill('Mañana')
  await page.getByLabelText('Desde').fill('08:00')
  await page.getByLabelText('Hasta').fill('12:00')
  await endPageSignIn()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const signInDialog = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await signInDialog.getByLabelText('Contraseña', { exact: true }).fill(adminPassword)
  await signInDialog.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(signInDialog).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Hasta')).toHaveValue('12:00')
  await page.getByRole('button', { name: 'Crear horario' }).click()
  await expect.poll(url).toBe(paths.schedules())
  expect(calls.filter(({ call }) => call === 'post /v1/schedules').length).toBe(2)
})
