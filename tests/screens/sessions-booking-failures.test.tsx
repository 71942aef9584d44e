import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clients, getWeekUrl, keepOnlyAccess, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm, workerField } from './booking-form.ts'
import { bookAsColleague, listSessionsOf } from './colleague.ts'
import { mount } from './mount.tsx'

const answerEmpty = (answer: Response) => Response.json([], { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': '0' } })

test('without any client or worker the form says so once, registers a client in its place and links to registering a worker', async () => {
  const { alter, url } = await mount(getWeekUrl())
  for (const call of ['get /v1/clients', 'get /v1/workers', 'get /v1/sessions/available-people']) alter(call, answerEmpty)
  await openThursdayForm()
  await expect
    .element(bookingForm().getByRole('group', { name: 'Cliente' }))
    .toMatchTextContent('ClienteTodavía no hay clientes.Registrar cliente')
  await expect
    .element(bookingForm().getByRole('group', { name: 'Trabajador' }))
    .toMatchTextContent('TrabajadorTodavía no hay trabajadores.Registrar trabajador')
  await expect.element(bookingForm()).not.toMatchTextContent(/libre|se llama así/)
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect
    .element(bookingForm())
    .toMatchTextContent(/Registre un cliente para poder reservar\..+Registre un trabajador para poder reservar\./)
  await expect.element(bookingForm().getByRole('button', { name: 'Registrar cliente' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bookingForm().getByRole('textbox', { name: 'Nombres' })).toHaveFocus()
  await bookingForm().getByRole('button', { name: 'Buscar a otra persona' }).click()
  await bookingForm().getByRole('link', { name: 'Registrar trabajador' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Registrar trabajador' })).toBeVisible()
  expect(url()).toMatch('/admin/workers/')
})

test('a user who may not register people gets no link to it', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read', 'sessions.register', 'clients.read', 'workers.read'))
  for (const call of ['get /v1/clients', 'get /v1/workers', 'get /v1/sessions/available-people']) alter(call, answerEmpty)
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/Todavía no hay clientes\./)
  expect(bookingForm().getByRole('link').query()).toBeNull()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  const noClient = bookingForm().getByRole('group', { name: 'Cliente' })
  await expect.element(noClient).toHaveFocus()
  await expect.element(noClient).toHaveAccessibleDescription('No se puede reservar sin un cliente. Pida que registren uno.')
})

test('without a connection everybody stays selectable, one sentence says so, and it goes away with the notification', async () => {
  const { prefer } = await mount(getWeekUrl())
  const calls = ['get /v1/sessions/available-people', 'post /v1/sessions/changes']
  for (const call of calls) prefer(call, 'no answer')
  await openThursdayForm()
  const sentence = bookingForm().getByText(/^No se pudo comprobar quién está libre\./)
  await expect.element(sentence).toBeVisible()
  await clientField().fill('tomás')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(clientField()).not.toHaveAttribute('aria-invalid', 'true')
  await bookingForm().getByText('Ana Torres').click()
  await expect.element(workerField()).not.toHaveAccessibleDescription()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  const notification = page.getByRole('alert').filter({ hasText: 'No se pudo reservar' })
  await expect.element(notification).toBeVisible()
  for (const call of calls) prefer(call, '')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(notification).not.toBeInTheDocument()
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/libres/)
  await expect.element(sentence).not.toBeInTheDocument()
})

test('a refused booking is explained in the form, which keeps its values and marks who is busy now', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  const ana = bookingForm().getByRole('radio', { name: /^Ana Torres/ })
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByLabelText('Nota (opcional)').fill('Trae el informe')
  const listWorkerIds = () =>
    bookingForm()
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).value)
  const idsBefore = listWorkerIds()

  // A colleague is faster.
  await bookAsColleague({ clientId: clients.valentina, workerId: workers.ana, sessionDate: '2026-11-26', time: 530 })
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  const panel = bookingForm().getByRole('alert')
  await expect.element(panel).toMatchTextContent(/Ana Torres ya atiende a Valentina Quiroz el jueves 26 de noviembre de 08:50 a 09:35\./)
  await expect.element(panel).toMatchTextContent(/No se ha perdido nada/)
  await expect.element(bookingForm().getByRole('button', { name: 'Reservar' })).toHaveFocus()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(bookingForm().getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
  await expect.element(bookingForm().getByRole('radio', { name: 'Ana Torres ocupada · con Valentina Quiroz, 08:50 – 09:35' })).toBeChecked()
  await expect
    .element(workerField())
    .toHaveAccessibleDescription('Ana Torres ya atiende a Valentina Quiroz el jueves 26 de noviembre de 08:50 a 09:35.')
  expect(listWorkerIds()).toEqual(idsBefore)
  expect(await findSeriousViolations()).toEqual([])

  // A person who is known to be busy is not sent again. The form focuses the field.
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(ana).toHaveFocus()
  expect(calls.filter(({ call }) => call === 'post /v1/sessions/changes').length).toBe(1)
  await bookingForm()
    .getByText(/^Carmen Mori/)
    .click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  const worker = expect.objectContaining({ id: workers.carmen })
  expect(await listSessionsOf(clients.tomas)).toContainEqual(
    expect.objectContaining({ worker, sessionDate: '2026-11-26', time: 530, note: 'Trae el informe' }),
  )
})

test("a colleague's booking is said in the form before the press", async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  const listTried = () => calls.filter(({ call }) => call === 'dry run /v1/sessions/changes')
  await expect.poll(() => listTried().length).toBe(1)
  await bookingForm().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await bookAsColleague({ clientId: clients.valentina, workerId: workers.ana, sessionDate: '2026-11-26', time: 530 })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect
    .element(workerField())
    .toHaveAccessibleDescription('Ana Torres ya atiende a Valentina Quiroz el jueves 26 de noviembre de 08:50 a 09:35.')
  await expect.element(bookingForm().getByRole('button', { name: 'Reservar' })).toBeDisabled()
  expect(listTried().length).toBe(2)
  expect(calls.filter(({ call }) => call === 'post /v1/sessions/changes')).toEqual([])
})

test("without changeSessions the form books, and the server's refusal says why", async () => {
  setClinicTime('2026-11-22', '10:00')
  const { refusedCalls } = await mount(getWeekUrl(), { usesRealServer: true, lacking: ['changeSessions'] })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookAsColleague({ clientId: clients.valentina, workerId: workers.ana, sessionDate: '2026-11-26', time: 530 })
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect
    .element(bookingForm().getByRole('alert'))
    .toMatchTextContent(/Ana Torres ya atiende a Valentina Quiroz el jueves 26 de noviembre de 08:50 a 09:35\./)
  await bookingForm()
    .getByText(/^Carmen Mori/)
    .click()
  await expect.element(bookingForm().getByText(/ya atiende a Valentina/)).not.toBeInTheDocument()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega con Carmen Mori/)).toBeVisible()
  expect(refusedCalls).toEqual([])
})

test('a booking without client and worker is not sent, and both fields say so', async () => {
  const { calls } = await mount(getWeekUrl())
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/5 libres/)
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(clientField()).toHaveAccessibleDescription(/Elija un cliente de la lista\./)
  await expect.element(workerField()).toHaveAccessibleDescription(/Elija un trabajador de la lista\./)
  await expect.element(clientField()).toHaveFocus()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
  // Each error goes with its cause.
  await chooseClient('Tomás Ortega Ruiz')
  await expect.element(clientField()).not.toHaveAccessibleDescription(/Elija un cliente/)
  await bookingForm().getByText('Ana Torres').click()
  await expect.element(workerField()).not.toHaveAccessibleDescription(/Elija un trabajador/)
})

test('a booking with a client but without a worker focuses the list of workers', async () => {
  await mount(getWeekUrl(), { answers: { 'get /v1/sessions/by-turn-and-week': 'example=empty' } })
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/5 libres/)
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(bookingForm().getByRole('radio').first()).toHaveFocus()
})

test('a user who may book but not list clients or workers is told which access is missing, and nothing is requested', async () => {
  const { alter, calls } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read', 'sessions.register'))
  await openThursdayForm()
  await expect.element(clientField()).toHaveAccessibleDescription('Le falta el acceso «Leer» de Clientes.')
  await expect
    .element(bookingForm().getByRole('group', { name: 'Trabajador' }))
    .toHaveAccessibleDescription('Le falta el acceso «Leer» de Trabajadores.')
  expect(calls.filter(({ call }) => /clients|workers|available/.test(call))).toEqual([])
})
