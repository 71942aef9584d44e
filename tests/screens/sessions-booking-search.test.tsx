import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clients, getWeekUrl, workers } from './agenda.ts'
import { answerWithTotal } from './answer-with-total.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { listSessionsOf, registerWorkers } from './colleague.ts'
import { mount } from './mount.tsx'

const options = () => page.getByRole('option')

async function openLoadedForm() {
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/clientes están libres a esta hora/)
}

/** Registers clients, each as "Ana, Flores, Ruiz". */
async function registerClients(...names: string[]) {
  for (const [index, fullName] of names.entries()) {
    const [name, father_last_name, mother_last_name] = fullName.split(', ')
    const person = { name, father_last_name, mother_last_name, gender: false, document: `4455660${index}`, document_type: 0 }
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch('/api/v1/clients', { method: 'POST', headers, body: JSON.stringify({ person }) })
    expect(status).toBe(201)
  }
}

test('the filter lists people whose name begins with what is typed first, and Enter selects the first one', async () => {
  const { url } = await mount(getWeekUrl())
  await page.getByRole('button', { name: 'Trabajador', exact: true }).click()
  await page.getByRole('combobox', { name: 'Buscar trabajador' }).fill('e')
  await expect.element(options().first()).toMatchTextContent(/Elena Quispe/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(url).toBe(getWeekUrl({ worker: workers.elena }))
})

test('Enter selects the client whose name begins with what is typed', async () => {
  await mount(getWeekUrl(), { usesRealServer: true })
  await registerClients('Luciana, Flores, Abad', 'Ana, Flores, Zegarra', 'Renzo, Abad, Paz')
  await openLoadedForm()
  await clientField().fill('ana flores')
  await expect.element(options().first()).toMatchTextContent(/^Ana Flores Zegarra/)
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Ana Flores Zegarra')
  await clientField().fill('zo')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
})

test('Enter does not skip a busy client who is the best match', async () => {
  await mount(getWeekUrl())
  await openLoadedForm()
  await clientField().fill('ga')
  await expect.element(options().first()).toMatchTextContent(/^Gael Espinoza/)
  await expect.element(options().nth(1)).toMatchTextContent(/^Tomás Ortega/)
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('ga')
  await expect.element(options().first()).toBeVisible()
})

test('Enter right after the last letter takes the best match of what was typed', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/clients', answerWithTotal(900))
  await openLoadedForm()
  await clientField().click()
  await userEvent.keyboard('tom{Enter}')
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
})

test('Enter while the server still searches takes the best match of its answer', async () => {
  const { alter, hold, calls } = await mount(getWeekUrl())
  alter('get /v1/clients', answerWithTotal(900))
  await openLoadedForm()
  const release = hold('get /v1/clients')
  await clientField().fill('campos')
  await expect.element(bookingForm()).toMatchTextContent(/Buscando…/)
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('campos')
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
  await expect.element(clientField()).not.toHaveAccessibleDescription(/Elija un cliente/)
  release()
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test.for(['x', '{ArrowDown}', '{Escape}', '{Tab}'])('%s after Enter takes nobody when the server answers', async (key) => {
  const { alter, hold } = await mount(getWeekUrl())
  alter('get /v1/clients', answerWithTotal(900))
  await openLoadedForm()
  const release = hold('get /v1/clients')
  await clientField().fill('campos')
  await expect.element(bookingForm()).toMatchTextContent(/Buscando…/)
  await userEvent.keyboard(`{Enter}${key}`)
  release()
  await expect.element(bookingForm()).not.toMatchTextContent(/Buscando…/)
  await expect.element(clientField()).toHaveValue(key === 'x' ? 'camposx' : 'campos')
})

test('a client who is selected already is not kept when Enter takes another one', async () => {
  await mount(getWeekUrl(), { usesRealServer: true })
  await registerClients('Luciana, Flores, Abad', 'Ana, Flores, Zegarra')
  await openLoadedForm()
  await clientField().fill('luciana')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Luciana Flores Abad')
  await clientField().fill('ana')
  await expect.element(options().first()).toMatchTextContent(/^Ana Flores/)
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Ana Flores Zegarra')
})

test('in the search of workers the first match is marked, Enter selects it, and Enter again books', async () => {
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => registerWorkers(9) })
  await openLoadedForm()
  await chooseClient('Tomás Ortega Ruiz')
  const search = bookingForm().getByRole('textbox', { name: 'Buscar trabajador' })
  await search.fill('mori')
  const carmen = bookingForm().getByRole('radio', { name: /^Carmen Mori/ })
  await expect.element(bookingForm().getByRole('radio').first()).toHaveAccessibleName(/^Carmen Mori/)
  await expect.element(search).toHaveAccessibleDescription('Intro elige a Carmen Mori')
  await userEvent.keyboard('{Enter}')
  await expect.element(carmen).toBeChecked()
  await expect.element(search).not.toHaveAccessibleDescription()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  expect(await listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining({ sessionDate: '2026-11-26', time: 530 }))
})

test('in a long list of workers Enter does not skip a busy worker who is the best match', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/workers', async (answer) => {
    const workers: { id: string; person: object }[] = await answer.json()
    const copies = workers.map(({ person, ...worker }, index) => ({
      ...worker,
      id: `${worker.id.slice(0, -2)}a${index}`,
      person: { ...person, name: 'Mora', father_last_name: 'Paz' },
    }))
    return Response.json([...workers, ...copies], answer)
  })
  await openLoadedForm()
  await bookingForm().getByRole('textbox', { name: 'Buscar trabajador' }).fill('mor')
  await expect.element(bookingForm().getByRole('radio').first()).toHaveAccessibleName(/^Mora Paz/)
  await expect.element(bookingForm().getByRole('radio', { name: 'Carmen Mori' })).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  expect(bookingForm().getByRole('group', { name: 'Trabajador' }).getByRole('radio', { checked: true }).query()).toBeNull()
  await bookingForm().getByRole('textbox', { name: 'Buscar trabajador' }).fill('mori')
  await userEvent.keyboard('{Enter}')
  await expect.element(bookingForm().getByRole('radio', { name: 'Carmen Mori' })).toBeChecked()
})
