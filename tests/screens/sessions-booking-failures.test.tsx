import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, getWeekUrl, keepOnlyAccess } from './agenda.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Reservar sesión' })
const clientField = () => dialog().getByRole('combobox', { name: 'Cliente' })
const workerField = () => dialog().getByRole('group', { name: /^Trabajador/ })

async function openThursdayForm() {
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
}

const answerEmpty = (answer: Response) => Response.json([], { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': '0' } })

test('without any client or worker the form says so once and links to registering one', async () => {
  const { alter, url } = await mount(getWeekUrl())
  for (const call of ['get /v1/clients', 'get /v1/workers', 'get /v1/sessions/available-people']) alter(call, answerEmpty)
  await openThursdayForm()
  await expect
    .element(dialog().getByRole('group', { name: 'Cliente' }))
    .toMatchTextContent('ClienteTodavía no hay clientes.Registrar cliente')
  await expect
    .element(dialog().getByRole('group', { name: 'Trabajador' }))
    .toMatchTextContent('TrabajadorTodavía no hay trabajadores.Registrar trabajador')
  await expect.element(dialog()).not.toMatchTextContent(/libre|se llama así/)
  await dialog().getByRole('link', { name: 'Registrar cliente' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Registrar cliente' })).toBeVisible()
  expect(url()).toMatch('/admin/clients/')
})

test('a user who may not register people gets no link to it', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read', 'sessions.register', 'clients.read', 'workers.read'))
  for (const call of ['get /v1/clients', 'get /v1/workers', 'get /v1/sessions/available-people']) alter(call, answerEmpty)
  await openThursdayForm()
  await expect.element(dialog()).toMatchTextContent(/Todavía no hay clientes\./)
  expect(dialog().getByRole('link').query()).toBeNull()
})

test('without a connection everybody stays selectable, one sentence says so, and it goes away with the notification', async () => {
  const { prefer } = await mount(getWeekUrl())
  const calls = ['get /v1/sessions/available-people', 'post /v1/sessions']
  for (const call of calls) prefer(call, 'no answer')
  await openThursdayForm()
  const sentence = dialog().getByText(/^No se pudo comprobar quién está libre\./)
  await expect.element(sentence).toBeVisible()
  await clientField().fill('tomás')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(clientField()).not.toHaveAttribute('aria-invalid', 'true')
  await dialog().getByText('Ana Torres').click()
  await expect.element(workerField()).not.toHaveAccessibleDescription()
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  const notification = page.getByRole('alert').filter({ hasText: 'No se pudo reservar' })
  await expect.element(notification).toBeVisible()
  for (const call of calls) prefer(call, 'code=200')
  prefer('post /v1/sessions', 'code=201')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(notification).not.toBeInTheDocument()
  await openThursdayForm()
  await expect.element(dialog()).toMatchTextContent(/libres/)
  await expect.element(sentence).not.toBeInTheDocument()
})
