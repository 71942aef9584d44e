import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { showCode } from '../second-factor-app.ts'
import { findSeriousViolations } from './axe.ts'
import { callServer } from './call-server.ts'
import { colleague } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { mount } from './mount.tsx'
import { createStaffUser, ownPassword, signInPage } from './own-sign-in.ts'

const section = (name: string) => page.getByRole('region', { name })
const twoSteps = () => section('Verificación en dos pasos')
const dialog = () => page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const codeField = () => page.getByLabelText('Código de verificación')

const userName = 'rosa.pacheco'
const createRosa = () => createStaffUser(userName, 'Administrador')

/** Returns the code that the app of the user shows, in half a minute: the one of now may be used already. */
const showNextCode = (secret: string) => showCode(secret, new Date(Date.now() + 30_000))

async function post(path: string, body: object) {
  const answer = await callServer(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Gives Rosa a second factor. Returns its secret and the recovery codes. */
async function protectRosa() {
  await createRosa()
  const { secret } = await post('/v1/auth/second-factor', { current_password: ownPassword })
  const { recovery_codes } = await post('/v1/auth/second-factor/confirm', { code: showCode(secret, new Date()) })
  return { secret: String(secret), recoveryCodes: recovery_codes as string[] }
}

async function signIn(name = userName) {
  await page.getByLabelText('Usuario o correo').fill(name)
  await page.getByLabelText('Contraseña', { exact: true }).fill(ownPassword)
  await button('Entrar').click()
}

test('users see their devices and close one of the others', async () => {
  const { calls } = await mount(paths.profile())
  const devices = section('Dispositivos con acceso')
  await expect.element(devices.getByRole('listitem').first()).toMatchTextContent(/Chrome, Windows.*Este dispositivo/)
  await expect.element(devices.getByRole('listitem').last()).toMatchTextContent(/Safari, iPhone.*Último uso: 23 nov 2026/)
  expect(devices.getByRole('button').elements()).toHaveLength(1)
  await button('Cerrar el acceso de Safari, iPhone').click()
  await expect.element(page.getByText('Acceso cerrado')).toBeVisible()
  expect(calls.map(({ call }) => call)).toContain('delete /v1/auth/sign-ins/01998a00-0000-7000-8000-0e0000000002')
})

test('with more devices all others are closed together', async () => {
  const { calls, alter } = await mount(paths.home())
  alter('get /v1/auth/sign-ins', async (answer) => {
    const [current, other] = await answer.json()
    const third = { ...other, id: '01998a00-0000-7000-8000-0e0000000003', browser: undefined }
    return Response.json([current, other, third])
  })
  await page.getByRole('button', { name: /admin/ }).click()
  await page.getByText('Perfil', { exact: true }).click()
  await expect.element(section('Dispositivos con acceso').getByText('Navegador desconocido')).toBeVisible()
  await button('Cerrar todos los demás').click()
  await expect.poll(() => calls.map(({ call }) => call)).toContain('delete /v1/auth/sign-ins')
})

test('a server without the additions gets no call of them, and nothing of them is shown', async () => {
  const { calls } = await mount(paths.profile(), { lacking: additions })
  await expect.element(section('Sesión')).toBeVisible()
  expect(twoSteps().query()).toBeNull()
  expect(section('Dispositivos con acceso').query()).toBeNull()
  expect(calls.filter(({ call }) => /second-factor|sign-ins/.test(call))).toEqual([])
})

test('a user activates the second factor with the password and a code of the app, and sees the recovery codes once', async () => {
  await mount(paths.profile(), { usesRealServer: true, prepare: createRosa })
  await twoSteps().getByRole('button', { name: 'Activar' }).click()
  await dialog().getByLabelText('Su contraseña').fill('no es esta clave')
  await dialog().getByRole('button', { name: 'Seguir' }).click()
  await expect.element(dialog().getByLabelText('Su contraseña')).toHaveAccessibleDescription('No es la contraseña actual.')
  await dialog().getByLabelText('Su contraseña').fill(ownPassword)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('img', { name: /^Código QR/ })).toBeVisible()
  await expect.element(dialog().getByLabelText('Código de la aplicación')).toHaveFocus()
  expect(await findSeriousViolations()).toEqual([])
  const secret = dialog().getByRole('status', { name: 'Clave' }).element().textContent ?? ''
  await userEvent.keyboard('000000{Enter}')
  await expect
    .element(dialog().getByLabelText('Código de la aplicación'))
    .toHaveAccessibleDescription('No es el código que la aplicación muestra ahora.')
  await dialog().getByLabelText('Código de la aplicación').fill(showCode(secret, new Date()))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('button', { name: 'Copiar' })).toHaveFocus()
  const codes = dialog().getByRole('status', { name: 'Códigos de recuperación' })
  expect(codes.element().textContent?.split('\n')).toHaveLength(10)
  // Escape does not close what cannot be shown again.
  await userEvent.keyboard('{Escape}')
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await dialog().getByRole('button', { name: 'Imprimir' }).click()
  expect(print).toHaveBeenCalledOnce()
  await dialog().getByRole('button', { name: 'Ya los guardé' }).click()
  await expect.element(twoSteps()).toMatchTextContent(/Activada.*Le quedan 10 códigos de recuperación\./)
  await expect.element(twoSteps().getByRole('button', { name: 'Nuevos códigos de recuperación' })).toHaveFocus()
})

test('the sign-in asks for the code of the app after the right password', async () => {
  let secret = ''
  await mount(paths.login(), {
    usesRealServer: true,
    prepare: async () => {
      secret = (await protectRosa()).secret
      await callServer('/v1/auth/logout', { method: 'POST', body: null })
    },
  })
  expect(codeField().query()).toBeNull()
  await signIn()
  await expect.element(codeField()).toHaveFocus()
  await expect.element(codeField()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(codeField()).toHaveAttribute('inputmode', 'numeric')
  expect(page.getByRole('alert').query()).toBeNull()
  expect(await findSeriousViolations()).toEqual([])
  await userEvent.keyboard('000000{Enter}')
  await expect.element(codeField()).toHaveAccessibleDescription(/No es un código válido ahora\./)
  await userEvent.keyboard(`${showNextCode(secret)}{Enter}`)
  await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
})

test('without the phone a recovery code signs in, and the user makes new ones or removes the second factor', async () => {
  let recoveryCodes: string[] = []
  await mount(paths.login(paths.profile()), {
    usesRealServer: true,
    prepare: async () => {
      recoveryCodes = (await protectRosa()).recoveryCodes
      await callServer('/v1/auth/logout', { method: 'POST', body: null })
    },
  })
  await signIn()
  await button('Usar un código de recuperación').click()
  await expect.element(page.getByLabelText('Código de recuperación')).toHaveFocus()
  await userEvent.keyboard(`${recoveryCodes[0]}{Enter}`)
  await expect.element(twoSteps()).toMatchTextContent(/Le quedan 9 códigos de recuperación\./)
  await twoSteps().getByRole('button', { name: 'Nuevos códigos de recuperación' }).click()
  await dialog().getByLabelText('Su contraseña').fill(ownPassword)
  await userEvent.keyboard('{Enter}')
  const codes = dialog().getByRole('status', { name: 'Códigos de recuperación' })
  await expect.element(codes).toBeVisible()
  expect(codes.element().textContent).not.toContain(recoveryCodes[1])
  await dialog().getByRole('button', { name: 'Ya los guardé' }).click()
  await expect.element(twoSteps()).toMatchTextContent(/Le quedan 10 códigos/)
  await twoSteps().getByRole('button', { name: 'Desactivar' }).click()
  await dialog().getByLabelText('Su contraseña').fill(ownPassword)
  await userEvent.keyboard('{Enter}')
  await expect.element(twoSteps().getByRole('button', { name: 'Activar' })).toBeVisible()
})

test('an administrator sees on the page of a user the second factor, and removes it after a question', async () => {
  let id = ''
  const { router } = await mount(paths.users(), {
    usesRealServer: true,
    prepare: async () => {
      await protectRosa()
      id = (await colleague.get('/v1/users', { query: { search: userName } }))[0]!.id
      await callServer('/v1/auth/logout', { method: 'POST', body: null })
      await signInAsOther()
    },
  })
  await expect.element(page.getByRole('row', { name: new RegExp(userName) })).toMatchTextContent(/Sí/)
  await router.navigate(paths.user(id))
  await expect.element(twoSteps()).toMatchTextContent(/Activada/)
  await twoSteps().getByRole('button', { name: 'Quitar' }).click()
  await dialog().getByRole('button', { name: 'Quitar verificación' }).click()
  await expect.element(page.getByText(`Verificación en dos pasos quitada: ${userName}`)).toBeVisible()
  await expect.poll(() => twoSteps().query()).toBeNull()
  expect(await colleague.get('/v1/users/{id}', { path: { id } })).toMatchObject({ secondFactor: false })
})

/** Signs the page in as a second administrator. */
const signInAsOther = async () => signInPage(await createStaffUser('elena.ruiz', 'Administrador'))
