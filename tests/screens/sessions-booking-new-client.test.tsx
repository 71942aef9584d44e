import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, getWeekUrl, keepOnlyAccess } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm, clientField, openThursdayForm, workerField } from './booking-form.ts'
import { colleague, listSessionsOf } from './colleague.ts'
import { mount } from './mount.tsx'
import { countPresses } from './presses.ts'

const field = (label: string) => bookingForm().getByRole('textbox', { name: label })
const offer = (name: string) => page.getByRole('option', { name: `Registrar a «${name}»` })
const press = (name: string) => bookingForm().getByRole('button', { name, exact: true })
const findClients = (search: string) => colleague.get('/v1/clients', { query: { search } })

test('a new caller is registered within the booking and booked with at most eight presses', async () => {
  await mount(getWeekUrl(), { usesRealServer: true })
  const getCount = countPresses()
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(clientField()).toHaveFocus()
  await userEvent.keyboard('zulema nueva de la cruz')
  await expect.element(offer('zulema nueva de la cruz')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Teléfono')).toHaveFocus()
  await userEvent.keyboard('987 654 321')
  await bookingForm().getByText('Femenino').click()
  await press('Registrar cliente').click()
  await expect.element(clientField()).toHaveFocus()
  await workerField().getByText('Elena Quispe').click()
  await press('Reservar').click()
  await expect.element(page.getByText(/^Sesión reservada: Zulema Nueva/)).toBeVisible()
  expect(getCount()).toBeLessThanOrEqual(8)
  const [client] = await findClients('zulema')
  expect(client?.person).toMatchObject({
    name: 'Zulema',
    fatherLastName: 'Nueva',
    motherLastName: 'de la Cruz',
    phone: '987654321',
    gender: false,
    document: '',
  })
  expect(await listSessionsOf(client?.id ?? '')).toHaveLength(1)
})

test('what is typed in the booking stays while a client is registered, and the namesake is named', async () => {
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await workerField().getByText('Elena Quispe').click()
  await bookingForm().getByText('Fija', { exact: true }).click()
  await field('Nota (opcional)').fill('Primera vez')
  await clientField().fill('tomás ortega')
  await offer('tomás ortega').click()
  await expect
    .element(bookingForm())
    .toMatchTextContent(/Ya hay un cliente con este nombre: Tomás Ortega Ruiz \(DNI 90234567 · 921 200 302\)/)
  await press('Reservar').click()
  await expect.element(bookingForm()).toMatchTextContent(/Registre primero al cliente nuevo\./)
  await expect.element(press('Registrar cliente')).toHaveFocus()
  await press('Registrar cliente').click()
  await expect.element(bookingForm().getByRole('group', { name: 'Género' })).toHaveAccessibleDescription('Complete este dato')
  expect(await findSeriousViolations()).toEqual([])
  await bookingForm().getByText('Masculino').click()
  await field('Apellido materno').fill('Zegarra')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Tomás Ortega Zegarra')
  await expect.element(field('Nota (opcional)')).toHaveValue('Primera vez')
  await expect.element(bookingForm().getByRole('radio', { name: 'Fija' })).toBeChecked()
  await press('Reservar').click()
  await expect.element(page.getByText(/^Sesión fija reservada: Tomás Ortega/)).toBeVisible()
  const [client] = await findClients('ortega zegarra')
  expect(await listSessionsOf(client?.id ?? '')).toMatchObject([{ sessionDate: null, note: 'Primera vez' }])
})

test('closing asks for confirmation once something is typed about a new client', async () => {
  const { calls } = await mount(getWeekUrl())
  await openThursdayForm()
  await clientField().fill('Zulema')
  await offer('Zulema').click()
  await expect.element(field('Apellido paterno')).toHaveFocus()
  await field('Apellido paterno').fill('Nueva')
  await bookingForm().getByText('Femenino').click()
  await press('Cancelar').click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await press('Buscar a otra persona').click()
  await expect.element(clientField()).toHaveFocus()
  expect(calls.some(({ call }) => call.startsWith('post'))).toBe(false)
})

test('who may not register clients is offered none', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read', 'sessions.register', 'clients.read', 'workers.read'))
  await openThursdayForm()
  await clientField().fill('Zulema Nueva')
  await expect.element(bookingForm()).toMatchTextContent(/Ningún cliente tiene ese nombre/)
  expect(page.getByRole('option').query()).toBeNull()
})
