import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adminPassword } from './admin-password.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const username = () => page.getByLabelText('Usuario o correo')
const password = () => page.getByLabelText('Contraseña', { exact: true })
const submitButton = () => page.getByRole('button', { name: 'Entrar' })

async function signIn(name = 'admin', typedPassword = adminPassword) {
  await username().fill(name)
  await password().fill(typedPassword)
  await submitButton().click()
}

test('signing in opens the page that redirected to the sign-in', async () => {
  const { url } = await mount('/login?from=%2Fadmin%2Fworkers%2F', { usesRealServer: true })
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Trabajadores' })).toBeVisible()
  expect(url()).toBe('/admin/workers/')
})

test('the password is sent as typed, with leading and trailing blanks', async () => {
  const { calls } = await mount('/login', { usesRealServer: true })
  await signIn()
  await expect
    .poll(() => calls.find(({ call }) => call === 'post /v1/auth/login')?.body)
    .toEqual({ username: 'admin', password: '  con blancos  ' })
})

test.for([
  '//evil.example/admin',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '//',
  'https://evil.example',
  '/login?from=/login',
  '/Login/',
])('a return URL of another site or to the sign-in itself (%j) is ignored', async (from) => {
  const { url } = await mount(`/login?${new URLSearchParams({ from })}`, { usesRealServer: true })
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Inicio')
  expect(url()).toBe('/admin/')
})

test('an empty field shows its error and nothing is sent', async () => {
  const { calls } = await mount('/login')
  await username().fill('rosa.pacheco')
  await submitButton().click()
  await expect.element(password()).toHaveAccessibleDescription('Complete este dato')
  await expect.element(password()).toHaveFocus()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('a server with too many sign-ins at once says when to try again', async () => {
  const { alter } = await mount('/login')
  const error = { message: 'Hay muchas personas entrando a la vez.', details: [], code: 0 }
  const headers = { 'content-type': 'application/json', 'retry-after': '1' }
  alter('post /v1/auth/login', async () => new Response(JSON.stringify({ error, correlationId: 'x' }), { status: 503, headers }))
  await signIn()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'No se pudo entrar' }))
    .toMatchTextContent(/El servidor no puede atenderle ahora\. Inténtelo de nuevo en 1 segundo\./)
})

test('a wrong password shows an alert in the form and keeps the user name', async () => {
  await mount('/login', { usesRealServer: true })
  await signIn('rosa.pacheco', 'equivocada')
  await expect.element(page.getByRole('alert').getByText('El usuario o la contraseña no son correctos.')).toBeVisible()
  await expect.element(username()).toHaveValue('rosa.pacheco')
  // The wrong password is selected, so that typing replaces it.
  await expect.element(password()).toHaveFocus()
  await userEvent.keyboard('correcta')
  await expect.element(password()).toHaveValue('correcta')
  expect(page.getByRole('alert').query()).toBeNull()
})

test('after too many attempts the form says when to try again', async () => {
  await mount('/login', { usesRealServer: true })
  const body = { username: 'elena.ruiz', password: 'equivocada' }
  for (let attempts = 0; attempts < 5; attempts++) await colleague.post('/v1/auth/login', { body }).catch(() => undefined)
  await signIn(body.username, body.password)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Demasiados intentos\. Inténtelo de nuevo en \d+ (segundos|minutos)\.$/)
})

test('a network failure shows a notification from which the correlation id can be copied', async () => {
  await mount('/login', { answers: { 'post /v1/auth/login': 'no answer' } })
  await signIn()
  const notification = page.getByRole('alert').filter({ hasText: 'No se pudo entrar' })
  await expect.element(notification).toMatchTextContent(/El servidor no respondió\./)
  await expect.element(notification.getByRole('button', { name: 'Copiar código' })).toBeVisible()
  await notification.getByRole('button', { name: 'Cerrar aviso' }).click()
})
