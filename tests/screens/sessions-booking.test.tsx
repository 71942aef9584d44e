import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atClinic, cell, chip, holding, morning, week } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const clients = () => dialog().getByRole('combobox', { name: 'Cliente' })
const booking = () => page.getByRole('dialog', { name: 'Reservar sesión' })

async function bookThursday() {
  await cell('jueves 26 de noviembre, 08:50').getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
}

async function choose(client: string) {
  await clients().fill(client.split(' ')[0] ?? '')
  await page.getByRole('option', { name: new RegExp(`^${client}`) }).click()
}

test('a slot is booked for people who are free there', async () => {
  const { called } = await mount(week())
  await bookThursday()
  await choose('Tomás Ortega Ruiz')
  // who sees him most often comes first and is chosen
  await expect.element(dialog().getByRole('radio', { name: /habitual/ })).toBeChecked()
  await dialog().getByText('Ana Torres').click()
  await dialog().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega, jue 26 Nov, 08:50')).toBeVisible()
  expect(called.find(({ call }) => call === 'post /v1/sessions')?.body).toEqual({
    client_id: '01998a00-0000-7000-8000-020000000002',
    worker_id: '01998a00-0000-7000-8000-030000000001',
    turn_id: morning,
    session_date: '2026-11-26',
    day: 4,
    time: 530,
    note: 'Trae el informe',
    state: 'pending',
  })
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveFocus()
})

test('who is busy is not offered', async () => {
  const { called } = await mount(week())
  await bookThursday()
  await expect.element(dialog()).toMatchTextContent(/5 clientes están libres a esta hora/)
  await clients().click()
  await expect.element(page.getByRole('option', { name: /^Ian Vargas Soto/ })).toBeVisible()
  expect(page.getByRole('option', { name: /Gael/ }).query()).toBeNull()
  expect(dialog().getByRole('radio', { name: 'Elena Quispe' }).query()).toBeNull()
  const asked = called.filter(({ call }) => call.endsWith('/available-people')).map(({ query }) => query)
  expect(asked.map((query) => [query.get('person_type'), query.get('session_date'), query.get('time')]).sort()).toEqual([
    ['client', '2026-11-26', '530'],
    ['worker', '2026-11-26', '530'],
  ])
})

test('a clash is said in the form, and the form stays', async () => {
  await mount(week(), { answers: { 'post /v1/sessions': 'code=409' } })
  await bookThursday()
  await choose('Tomás Ortega Ruiz')
  await dialog().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  const panel = dialog().getByRole('alert')
  await expect.element(panel).toMatchTextContent(/Ana Torres ya atiende a Valentina Quiroz el martes 24 de noviembre de 08:00 a 08:45\./)
  await expect.element(panel).toMatchTextContent(/No se ha perdido nada/)
  await expect.element(clients()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(dialog().getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
  expect(await seriousProblems()).toEqual([])
})

test('without client and worker nothing is sent, and both are asked for', async () => {
  const { called } = await mount(week())
  await bookThursday()
  await expect.element(dialog()).toMatchTextContent(/5 libres/)
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(clients()).toHaveAccessibleDescription(/Complete este dato/)
  await expect.element(dialog().getByRole('group', { name: /Trabajador/ })).toHaveAccessibleDescription(/Complete este dato/)
  await expect.element(clients()).toHaveFocus()
  expect(called.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('+ books in the cell that has the focus, and Escape leads back to it', async () => {
  await mount(week())
  const slot = cell('jueves 26 de noviembre, 08:50')
  await expect.element(slot).toBeVisible()
  slot.element().focus()
  await userEvent.keyboard('+')
  await expect.element(clients()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(slot).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
})

test('a booking that begins at the head of the page takes its day and hour there', async () => {
  atClinic('2026-11-24', '10:40')
  await mount(week())
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  await expect.element(dialog()).toMatchTextContent(/Martes 24 de noviembre, 11:20 – 12:05/)
  await dialog().getByRole('combobox', { name: 'Día' }).click()
  await page.getByRole('option', { name: 'vie 27 Nov' }).click()
  await expect.element(dialog()).toMatchTextContent(/Viernes 27 de noviembre, 11:20 – 12:05/)
})

test('another week asks before it loses a booking that is being typed', async () => {
  const { url } = await mount(week())
  await bookThursday()
  await choose('Tomás Ortega Ruiz')
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(clients()).toHaveValue('Tomás Ortega Ruiz')
  expect(url()).toBe(week())
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.poll(url).toBe(week({ week: '2026-11-29' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toBeVisible()
  expect(dialog().query()).toBeNull()
})

test.for([
  { named: 'Escape', go: () => userEvent.keyboard('{Escape}') },
  { named: 'Cancelar', go: () => booking().getByRole('button', { name: 'Cancelar' }).click() },
])('$named asks before it loses a booking', async ({ go }) => {
  await mount(week())
  await bookThursday()
  await dialog().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await go()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(booking().getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
  await go()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(booking()).not.toBeInTheDocument()
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveFocus()
})

test('a form in which nothing was typed goes with its week, and so does a card', async () => {
  const { url } = await mount(week())
  await bookThursday()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.poll(url).toBe(week({ week: '2026-11-29' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await chip(/^Zoe C. con Bruno/).click()
  await expect.element(dialog()).toBeVisible()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(dialog().query()).toBeNull()
})

test('who was just booked is not offered again while the server is asked who is free', async () => {
  const { hold } = await mount(week())
  await bookThursday()
  await choose('Tomás Ortega Ruiz')
  const answer = hold('get /v1/sessions/available-people')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await bookThursday()
  expect(dialog().getByRole('radio').query()).toBeNull()
  answer()
  await expect.element(dialog()).toMatchTextContent(/5 libres/)
})

test('who may book but see neither clients nor workers is told which accesses are missing, and nothing is asked', async () => {
  const { alter, called } = await mount(week())
  alter('get /v1/auth/is_logged_in', holding('sessions.read', 'schedules.read', 'sessions.register'))
  await bookThursday()
  await expect.element(clients()).toHaveAccessibleDescription('Le falta el acceso «Leer» de Clientes.')
  await expect
    .element(dialog().getByRole('group', { name: 'Trabajador' }))
    .toHaveAccessibleDescription('Le falta el acceso «Leer» de Trabajadores.')
  expect(called.filter(({ call }) => /clients|workers|available/.test(call))).toEqual([])
})

test('a booking without a worker leads to the choice of workers', async () => {
  await mount(week(), { answers: { 'get /v1/sessions/by-turn-and-week': 'example=empty' } })
  await bookThursday()
  await expect.element(dialog()).toMatchTextContent(/5 libres/)
  await choose('Tomás Ortega Ruiz')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog().getByRole('radio').first()).toHaveFocus()
})
