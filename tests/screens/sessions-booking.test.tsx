import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, getWeekUrl, keepOnlyAccess, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { listSessionsOf } from './colleague.ts'
import { type Mounted, mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const clientField = () => dialog().getByRole('combobox', { name: 'Cliente' })
const booking = () => page.getByRole('dialog', { name: 'Reservar sesión' })

async function openThursdayForm() {
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
}

async function chooseClient(client: string) {
  await clientField().fill(client.split(' ')[0] ?? '')
  await page.getByRole('option', { name: new RegExp(`^${client}`) }).click()
}

/** Adds a session of two people of the examples, by their names, in the slot of `openThursdayForm`. */
function addThursdaySession({ alter }: Mounted, client: string, worker: string, date = '2026-11-26') {
  type Named = { person: { name: string } }
  alter('get /v1/sessions', async (answer) => {
    const records: { client: Named; worker: Named }[] = await answer.json()
    const findByName = (role: 'client' | 'worker', name: string) => records.find((record) => record[role].person.name === name)?.[role]
    const session = {
      session_date: date,
      day: 4,
      time: 530,
      state: 'confirmed',
      client: findByName('client', client),
      worker: findByName('worker', worker),
    }
    return Response.json([{ ...records.at(-1), ...session }], answer)
  })
}

test('a slot is booked for a client and a worker who are free', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { isReal: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  // The client's usual worker is first and selected.
  await expect.element(dialog().getByRole('radio', { name: /habitual/ })).toBeChecked()
  await dialog().getByText('Ana Torres').click()
  await dialog().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega, jue 26 Nov, 08:50')).toBeVisible()
  const worker = expect.objectContaining({ id: workers.ana })
  const stored = { worker, sessionDate: '2026-11-26', day: 4, time: 530, note: 'Trae el informe', state: 'pending' }
  await expect.poll(() => listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining(stored))
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveFocus()
})

test('busy people are listed last with the reason and cannot be selected', async () => {
  const mounted = await mount(getWeekUrl())
  const { calls } = mounted
  addThursdaySession(mounted, 'Gael', 'Elena')
  await openThursdayForm()
  await expect.element(dialog()).toMatchTextContent(/5 de 8 clientes están libres a esta hora/)
  await clientField().fill('espinoza')
  const gael = page.getByRole('option', { name: /^Gael Espinoza.*con Elena Quispe, 08:50 – 09:35$/ })
  await expect.element(gael).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(clientField()).toHaveAttribute('aria-activedescendant', gael.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(gael).toBeVisible()
  // The typed text stays, even when the field loses the focus.
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(clientField()).toHaveValue('espinoza')
  await clientField().fill('')
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ ariaDisabled }) => ariaDisabled === 'true'),
  ).toEqual([...Array(5).fill(false), ...Array(3).fill(true)])
  await expect.element(dialog().getByRole('radio', { name: 'Elena Quispe con Gael Espinoza, 08:50 – 09:35' })).toBeDisabled()
  const requestedQueries = calls.filter(({ call }) => call.endsWith('/available-people')).map(({ query }) => query)
  expect(requestedQueries.map((query) => [query.get('person_type'), query.get('session_date'), query.get('time')]).sort()).toEqual([
    ['client', '2026-11-26', '530'],
    ['worker', '2026-11-26', '530'],
  ])
})

test('when the worker is selected first, the usual clients are listed first', async () => {
  await mount(getWeekUrl())
  await openThursdayForm()
  await dialog().getByText('Jorge Bravo').click()
  await clientField().click()
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/^Tomás Ortega Ruiz habitual/)
  await clientField().fill('campos')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
  await expect.element(dialog().getByRole('radio', { name: 'Jorge Bravo' })).toBeChecked()
})

test('in a week filtered by one person, that person is selected and the other field has the focus', async () => {
  await mount(getWeekUrl({ client: '01998a00-0000-7000-8000-020000000008' }))
  await openThursdayForm()
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
  await expect.element(dialog().getByRole('radio', { name: 'Bruno Salazar habitual' })).toHaveFocus()
  // Nothing was typed, so Escape does not ask.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await mount(getWeekUrl({ worker: '01998a00-0000-7000-8000-030000000002' }))
  await openThursdayForm()
  await expect.element(dialog().getByRole('radio', { name: 'Jorge Bravo' })).toBeChecked()
  await expect.element(clientField()).toHaveFocus()
})

test('a long list of workers is searched by name', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/workers', async (answer) => {
    const workers: { id: string; person: object }[] = await answer.json()
    const copies = workers.map((worker, index) => ({
      ...worker,
      id: `${worker.id.slice(0, -2)}a${index}`,
      person: { ...worker.person, name: 'Eva' },
    }))
    return Response.json([...workers, ...copies], answer)
  })
  await openThursdayForm()
  await expect.element(dialog().getByRole('radio', { name: /^Eva/ }).first()).toBeDisabled()
  await dialog().getByRole('textbox', { name: 'Buscar trabajador' }).fill('mori')
  await expect.element(dialog().getByRole('radio', { name: 'Ana Torres' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('radio', { name: 'Carmen Mori' })).toBeChecked()
})

test('a refused booking is explained in the form, which keeps its values and marks who is busy now', async () => {
  const mounted = await mount(getWeekUrl(), { answers: { 'post /v1/sessions': 'code=409' } })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  const ana = dialog().getByRole('radio', { name: /^Ana Torres/ })
  await dialog().getByText('Ana Torres').click()
  await dialog().getByLabelText('Nota (opcional)').fill('Trae el informe')
  const listWorkerIds = () =>
    dialog()
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).value)
  const idsBefore = listWorkerIds()

  // A colleague was faster.
  addThursdaySession(mounted, 'Valentina', 'Ana')
  mounted.alter('get /v1/sessions/available-people', async (answer) => {
    const ids: string[] = await answer.json()
    return Response.json(
      ids.filter((id) => !id.endsWith('30000000001')),
      answer,
    )
  })
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  const panel = dialog().getByRole('alert')
  await expect.element(panel).toMatchTextContent(/Ana Torres ya atiende a Valentina Quiroz el martes 24 de noviembre de 08:00 a 08:45\./)
  await expect.element(panel).toMatchTextContent(/No se ha perdido nada/)
  await expect.element(dialog().getByRole('button', { name: 'Reservar' })).toHaveFocus()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(dialog().getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
  await expect.element(dialog().getByRole('radio', { name: 'Ana Torres ocupada · con Valentina Quiroz, 08:50 – 09:35' })).toBeChecked()
  await expect
    .element(dialog().getByRole('group', { name: /Trabajador/ }))
    .toHaveAccessibleDescription('No está libre: con Valentina Quiroz, 08:50 – 09:35. Elija a otra persona u otra hora.')
  expect(listWorkerIds()).toEqual(idsBefore)
  expect(await findSeriousViolations()).toEqual([])

  // A person who is known to be busy is not sent again. The form focuses the field.
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(ana).toHaveFocus()
  expect(mounted.calls.filter(({ call }) => call.startsWith('post')).length).toBe(1)
  mounted.prefer('post /v1/sessions', 'code=201')
  await dialog().getByText('Carmen Mori').click()
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
})

test('a series shows its first and last date before it is booked', async () => {
  const mounted = await mount(getWeekUrl())
  const { calls } = mounted
  addThursdaySession(mounted, 'Benjamín', 'Jorge', '2026-12-10')
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await dialog().getByText('Fija', { exact: true }).click()
  await expect.element(dialog().getByText('Cada jueves a las 08:50, desde el 26 Nov 2026, sin fin.')).toBeVisible()
  // A conflict on a later date is shown before the server refuses it.
  const conflict = dialog().getByText('Así no se puede reservar: el 10 Dic 2026 Jorge Bravo ya atiende a Benjamín León de 08:50 a 09:35.')
  await expect.element(conflict).toBeVisible()
  // After the refusal only the panel explains it, and the person is marked.
  mounted.prefer('post /v1/sessions', 'code=409')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('radio', { name: /^Jorge Bravo.*ocupado/ })).toBeChecked()
  await expect.element(dialog().getByRole('group', { name: /Trabajador/ })).not.toHaveAccessibleDescription()
  mounted.prefer('post /v1/sessions', 'code=201')
  await dialog().getByText('Ana Torres').click()
  await expect.element(conflict).not.toBeInTheDocument()
  const [from, until] = [dialog().getByLabelText('Desde'), dialog().getByLabelText('Hasta (opcional)')]
  await from.fill('25/11/2026')
  await until.fill('17/12/26')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(from).toHaveAccessibleDescription('Escriba el 26 Nov 2026 o una fecha posterior')
  await expect.element(from).toHaveFocus()
  await from.fill('27/11/26')
  await expect.element(dialog().getByText('Cada jueves a las 08:50, desde el 3 Dic 2026 hasta el 17 Dic 2026 (3 sesiones).')).toBeVisible()
  // Availability is requested for the first date.
  await expect.poll(() => calls.findLast(({ call }) => call.endsWith('/available-people'))?.query.get('session_date')).toBe('2026-12-03')
  await until.fill('2/12/2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(until).toHaveAccessibleDescription('La primera es el 3 Dic 2026: escriba esa fecha o una posterior')
  // Escape in the calendar closes the calendar, not the form.
  await dialog().getByRole('button', { name: 'Elegir en el calendario' }).last().click()
  await expect.element(page.getByRole('dialog', { name: 'Calendario' }).getByRole('button', { name: '3 diciembre 2026' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Calendario' })).not.toBeInTheDocument()
  expect(page.getByRole('dialog').elements().length).toBe(1)
  await until.fill('20/12/2026')
  expect(await findSeriousViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión fija reservada: Tomás Ortega, jue 3 Dic, 08:50')).toBeVisible()
  expect(calls.findLast(({ call }) => call === 'post /v1/sessions')?.body).toMatchObject({
    session_date: null,
    day: 4,
    time: 530,
    starts_on: '2026-12-03',
    ends_on: '2026-12-17',
  })
})

test('a server without the additions books a series too and gets no unknown requests', async () => {
  const { calls } = await mount(getWeekUrl(), { additions: false })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await dialog().getByText('Fija', { exact: true }).click()
  await expect.element(dialog().getByText(/^Cada jueves a las 08:50, sin fin. Este servidor no guarda/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(calls.find(({ call }) => call === 'post /v1/sessions')?.body).toEqual({
    client_id: '01998a00-0000-7000-8000-020000000002',
    worker_id: '01998a00-0000-7000-8000-030000000002',
    turn_id: morning,
    session_date: null,
    day: 4,
    time: 530,
    note: null,
    state: 'pending',
  })
  expect(calls.filter(({ call }) => call === 'get /v1/sessions')).toEqual([])
})

test('a booking without client and worker is not sent, and both fields say so', async () => {
  const { calls } = await mount(getWeekUrl())
  await openThursdayForm()
  await expect.element(dialog()).toMatchTextContent(/5 libres/)
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(clientField()).toHaveAccessibleDescription(/Elija un cliente de la lista\./)
  await expect.element(dialog().getByRole('group', { name: /Trabajador/ })).toHaveAccessibleDescription(/Elija un trabajador de la lista\./)
  await expect.element(clientField()).toHaveFocus()
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('+ opens the booking form for the focused cell, and Escape returns the focus to it', async () => {
  await mount(getWeekUrl())
  const slot = cell('jueves 26 de noviembre, 08:50')
  await expect.element(slot).toBeVisible()
  slot.element().focus()
  await userEvent.keyboard('+')
  await expect.element(clientField()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(slot).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
})

test('a click books only if it begins and ends below the sessions of a slot', async () => {
  await mount(getWeekUrl())
  const slot = cell('jueves 26 de noviembre, 11:20')
  await expect.element(slot).toBeVisible()
  // The pointer may still be over the slot.
  await page.getByRole('button', { name: 'Vista cómoda' }).hover()
  const session = slot.getByRole('button').element()
  const { bottom, left } = session.getBoundingClientRect()
  const press = (target: Element, y: number, keys: MouseEventInit = {}) => {
    const eventInit = { bubbles: true, detail: 1, clientX: left + 9, clientY: y, ...keys }
    target.dispatchEvent(new PointerEvent('pointerdown', { ...eventInit, button: 0, pointerType: 'touch' }))
    slot.element().dispatchEvent(new MouseEvent('click', eventInit))
  }
  // None of these clicks books: beside a session, from a session to below it, and with a key that selects.
  press(slot.element(), bottom - 1)
  press(session, bottom + 8)
  press(slot.element(), bottom + 8, { ctrlKey: true })
  press(slot.element(), bottom + 8, { shiftKey: true })
  await expect.element(slot).not.toHaveAttribute('data-booking')
  const getHint = () => getComputedStyle(slot.element(), '::after').content
  expect(getHint()).toBe('none')
  press(slot.element(), bottom + 8)
  await expect.element(slot).toHaveAttribute('data-booking')
  expect(getHint()).toMatch(/^"\+/)
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 11:20 – 12:05/)
})

test('a booking opened from the page header chooses its date and time in the form', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  await expect.element(dialog()).toMatchTextContent(/Martes 24 de noviembre, 11:20 – 12:05/)
  await dialog().getByRole('combobox', { name: 'Día' }).click()
  await page.getByRole('option', { name: 'vie 27 Nov' }).click()
  await expect.element(dialog()).toMatchTextContent(/Viernes 27 de noviembre, 11:20 – 12:05/)
})

test('a booking for the next week is forgotten when the user goes to another week instead', async () => {
  setClinicTime('2026-11-28', '13:20')
  const { hold, url } = await mount(getWeekUrl({ week: '2026-11-15' }))
  await expect.element(page.getByRole('grid', { name: /^Semana 15/ })).toBeVisible()
  const release = hold('get /v1/sessions/by-turn-and-week')
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  // The current week has been prefetched, the week of the booking has not.
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect.element(page.getByRole('grid', { name: /^Semana 22/ })).toBeVisible()
  expect(url()).toBe(getWeekUrl())
  release()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.element(page.getByRole('grid', { name: /^Semana 29/ })).toBeVisible()
  expect(dialog().query()).toBeNull()
})

test('navigating to another week asks before it discards a typed booking', async () => {
  const { url } = await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  expect(url()).toBe(getWeekUrl())
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toBeVisible()
  expect(dialog().query()).toBeNull()
})

test.for([
  { way: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  { way: 'Cancelar', leave: () => booking().getByRole('button', { name: 'Cancelar' }).click() },
])('$way asks before it discards a booking', async ({ leave }) => {
  await mount(getWeekUrl())
  await openThursdayForm()
  await dialog().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await leave()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(booking().getByLabelText('Nota (opcional)')).toHaveValue('Trae el informe')
  await leave()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(booking()).not.toBeInTheDocument()
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveFocus()
})

test('booking another slot asks before it discards a typed booking', async () => {
  await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await cell('jueves 26 de noviembre, 09:40').click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await cell('jueves 26 de noviembre, 09:40').click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre, 09:40/)
  await expect.element(clientField()).toHaveValue('')
})

test('going to another week closes an untouched form or a card', async () => {
  const { url } = await mount(getWeekUrl())
  await openThursdayForm()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await chip(/^Zoe C. con Bruno/).click()
  await expect.element(dialog()).toBeVisible()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('link', { name: 'Semana anterior' }).click()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(dialog().query()).toBeNull()
})

test('people just booked are not offered again while availability loads', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold } = await mount(getWeekUrl(), { isReal: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  const release = hold('get /v1/sessions/available-people')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await openThursdayForm()
  expect(dialog().getByRole('radio', { name: 'Ana Torres' }).query()).toBeNull()
  release()
  await expect.element(dialog()).toMatchTextContent(/5 libres/)
})

test('a user who may book but not list clients or workers is told which access is missing, and nothing is requested', async () => {
  const { alter, calls } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read', 'sessions.register'))
  await openThursdayForm()
  await expect.element(clientField()).toHaveAccessibleDescription('Le falta el acceso «Leer» de Clientes.')
  await expect
    .element(dialog().getByRole('group', { name: 'Trabajador' }))
    .toHaveAccessibleDescription('Le falta el acceso «Leer» de Trabajadores.')
  expect(calls.filter(({ call }) => /clients|workers|available/.test(call))).toEqual([])
})

test('a booking with a client but without a worker focuses the list of workers', async () => {
  await mount(getWeekUrl(), { answers: { 'get /v1/sessions/by-turn-and-week': 'example=empty' } })
  await openThursdayForm()
  await expect.element(dialog()).toMatchTextContent(/5 libres/)
  await chooseClient('Tomás Ortega Ruiz')
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(dialog().getByRole('radio').first()).toHaveFocus()
})
