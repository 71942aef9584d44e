import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'

const name = () => page.getByLabelText('Usuario o correo')
const password = () => page.getByLabelText('Contraseña', { exact: true })
const enter = () => page.getByRole('button', { name: 'Entrar' })

async function signIn() {
  await name().fill('rosa.pacheco')
  await password().fill('  con blancos  ')
  await enter().click()
}

test('whoever signs in goes on to where he wanted', async () => {
  const { url } = await mount('/login?from=%2Fadmin%2Fworkers%2F')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Trabajadores' })).toBeVisible()
  expect(url()).toBe('/admin/workers/')
})

test('the password leaves as it was typed', async () => {
  const { called } = await mount('/login')
  await signIn()
  await expect
    .poll(() => called.find(({ call }) => call === 'post /v1/auth/login')?.body)
    .toEqual({ username: 'rosa.pacheco', password: '  con blancos  ' })
})

test('nobody is led to another site', async () => {
  const { url } = await mount('/login?from=%2F%2Fevil.example%2Fadmin')
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Sesiones/)
  expect(url()).toMatch('/admin/sessions/')
})

test('an empty field is said beside it, and nothing is sent', async () => {
  const { called } = await mount('/login')
  await name().fill('rosa.pacheco')
  await enter().click()
  await expect.element(password()).toHaveAccessibleDescription('Complete este dato')
  await expect.element(password()).toHaveFocus()
  expect(called.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('a wrong password is said over the button, and the name stays', async () => {
  await mount('/login', { answers: { 'post /v1/auth/login': 'code=401' } })
  await signIn()
  await expect.element(page.getByRole('alert').getByText('El usuario o la contraseña no son correctos.')).toBeVisible()
  await expect.element(name()).toHaveValue('rosa.pacheco')
})

test('too many attempts: when to try again', async () => {
  await mount('/login', { answers: { 'post /v1/auth/login': 'code=429' } })
  await signIn()
  await expect.element(page.getByRole('alert').getByText(/Inténtelo de nuevo en \d+ (segundos|minutos)\./)).toBeVisible()
})

test('a network that fails is a notification, with the correlation id to copy', async () => {
  await mount('/login', { answers: { 'post /v1/auth/login': 'no answer' } })
  await signIn()
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo entrar' })
  await expect.element(notice).toMatchTextContent(/El servidor no respondió\./)
  await expect.element(notice.getByRole('button', { name: 'Copiar código' })).toBeVisible()
  await notice.getByRole('button', { name: 'Cerrar aviso' }).click()
})
