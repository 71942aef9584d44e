import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { mount } from './mount.tsx'

const section = (name: string) => page.getByRole('region', { name })
const currentField = () => page.getByLabelText('Contraseña actual', { exact: true })
const newField = () => page.getByLabelText('Contraseña nueva', { exact: true })
const [ownPassword, otherPassword] = ['tres mesas y una luna', 'cuatro sillas y un sol']

async function signIn(name: string, password: string) {
  await page.getByLabelText('Usuario o correo').fill(name)
  await page.getByLabelText('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Opens the profile of the worker Ana on the real server. */
async function openProfileOfAna() {
  let ana = { name: '', password: '' }
  const mounted = await mount(paths.login(paths.profile()), {
    usesRealServer: true,
    prepare: async () => {
      ana = await colleague.post('/v1/users/from-worker', { body: { workerId: workers.ana } })
    },
  })
  await signIn(ana.name, ana.password)
  await newField().fill(ownPassword)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible()
  return { ana, ...mounted }
}

test('the profile shows the data, roles and access of the user with its sources', async () => {
  await mount(paths.profile())
  await expect.element(section('Datos').getByText('Personal')).toBeVisible()
  await expect.element(section('Roles').getByText('Administrador')).toBeVisible()
  await expect
    .element(
      section('Acceso efectivo')
        .getByRole('row', { name: /^Sesiones .* por el rol/ })
        .first(),
    )
    .toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

test('the profile says which release this is', async () => {
  await mount(paths.profile())
  await expect.element(section('Acerca de')).toMatchTextContent(/Turnos \d+\.\d+\.\d+$/)
})

test('on a server without additions the profile offers no change of the password', async () => {
  const { calls } = await mount(paths.profile(), { lacking: additions })
  await expect.element(section('Sesión').getByRole('button', { name: 'Cerrar sesión', exact: true })).toBeVisible()
  expect(section('Contraseña').query()).toBeNull()
  await section('Sesión').getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(calls.find(({ call }) => call === 'post /v1/auth/logout')?.query.size).toBe(0)
})

test('a worker changes their own password by keyboard and signs in with the new one', async () => {
  const { ana, url } = await openProfileOfAna()
  await expect.element(section('Datos').getByRole('link', { name: /^Ana Torres/ })).toBeVisible()
  currentField().element().focus()
  await userEvent.keyboard('no es esta clave{Tab}{Tab}')
  await newField().fill(otherPassword)
  await expect.element(section('Contraseña').getByText('Segura')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No es la contraseña actual.')).toBeVisible()
  await currentField().fill(ownPassword)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Contraseña cambiada')).toBeVisible()
  await expect.element(currentField()).toHaveValue('')
  expect(url()).toBe(paths.profile())

  await section('Sesión').getByRole('button', { name: 'Cerrar sesión en todas partes' }).click()
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  await signIn(ana.name, ownPassword)
  await expect.element(page.getByText(/no son correctos/)).toBeVisible()
  await page.getByLabelText('Contraseña', { exact: true }).fill(otherPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
})

test('a new password can be pasted', async () => {
  await mount(paths.profile())
  await newField().fill(ownPassword)
  await userEvent.keyboard('{Control>}ac{/Control}')
  await page.getByRole('button', { name: 'Mostrar la contraseña nueva' }).click()
  await newField().click()
  await userEvent.keyboard('{Control>}ac{/Control}{Delete}{Control>}v{/Control}')
  await expect.element(newField()).toHaveValue(ownPassword)
})

test('signing out everywhere asks the server for it', async () => {
  const { calls } = await mount(paths.profile())
  await page.getByRole('button', { name: 'Cerrar sesión en todas partes' }).click()
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(calls.find(({ call }) => call === 'post /v1/auth/logout')?.query.get('everywhere')).toBe('true')
})

test('the theme chosen in the profile applies immediately', async () => {
  await mount(paths.profile())
  await section('Tema').getByText('Oscuro').click()
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe('dark')
})

test.for([
  [1280, /admin/],
  [390, 'Más'],
] as const)('the menu leads to the profile, %i px wide', async ([width, menu]) => {
  await mount(paths.schedules(), { width })
  await page.getByRole('button', { name: menu }).click()
  await page.getByText('Perfil', { exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Perfil', level: 1 })).toHaveFocus()
})
