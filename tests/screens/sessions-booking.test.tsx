import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '#domain/weeks.ts'
import { cell, chip, clients, focusCell, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { bookAsColleague, listSessionsOf, registerFirstClients, registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'

test('a slot is booked for a client and a worker who are free', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  // Whoever books may have to call.
  await expect.element(bookingForm().getByRole('link', { name: '921 200 302' })).toHaveAttribute('href', 'tel:921200302')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByLabelText('Nota (opcional)').fill('Trae el informe')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega con Ana Torres, jue 26 nov, 08:50')).toBeVisible()
  const worker = expect.objectContaining({ id: workers.ana })
  const stored = { worker, sessionDate: '2026-11-26', day: 4, time: 530, note: 'Trae el informe', state: 'pending' }
  await expect.poll(() => listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining(stored))
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toHaveFocus()
})

test('the only worker who is free is chosen', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/sessions/available-people', async (answer) => {
    const ids = (await answer.json()) as string[]
    return Response.json(ids.filter((id) => !id.includes('-0300') || id === workers.jorge))
  })
  await openThursdayForm()
  await expect.element(bookingForm().getByRole('radio', { name: /^Jorge Bravo/ })).toBeChecked()
})

test('the worker of most sessions is the usual one, also when the weeks seen here have only another', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      const clientId = await registerLuz()
      for (let weeks = 1; weeks <= 11; weeks++)
        await bookAsColleague({ clientId, workerId: workers.jorge, sessionDate: addDays('2026-11-26', -7 * weeks), time: 530 })
      await bookAsColleague({ clientId, workerId: workers.elena, sessionDate: '2026-11-27', time: 530 })
    },
  })
  await openThursdayForm()
  await chooseClient('Luz Paz Ríos')
  await expect.element(bookingForm().getByRole('radio', { name: /habitual/ })).toBeChecked()
  await expect.element(bookingForm().getByRole('radio', { name: 'Jorge Bravo habitual' })).toBeChecked()
})

test('on a server that does not know the usual workers nobody is called usual, and no worker is selected', async () => {
  await mount(getWeekUrl({ client: clients.zoe }), { lacking: ['listUsualWorkers'] })
  await openThursdayForm()
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
  await expect.element(bookingForm().getByRole('radio', { name: 'Bruno Salazar' })).not.toBeChecked()
  expect(bookingForm().getByText('habitual').query()).toBeNull()
})

test('a slot that the filtered client has left is offered to somebody else, another one to the client', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl({ client: clients.zoe }), {
    usesRealServer: true,
    prepare: () =>
      bookAsColleague({ clientId: clients.zoe, workerId: workers.jorge, sessionDate: '2026-11-26', time: 530, state: 'canceled' }),
  })
  await openThursdayForm()
  await expect.element(clientField()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await focusCell('jueves 26 de noviembre, 09:40')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
})

test('busy people are listed last with the reason and cannot be selected', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => bookAsColleague({ clientId: clients.gael, workerId: workers.elena, sessionDate: '2026-11-26', time: 530 }),
  })
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/7 de 8 clientes están libres a esta hora/)
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
  ).toEqual([...Array(7).fill(false), true])
  await expect.element(bookingForm().getByRole('radio', { name: 'Elena Quispe con Gael Espinoza, 08:50 – 09:35' })).toBeDisabled()
  const requestedQueries = calls.filter(({ call }) => call.endsWith('/available-people')).map(({ query }) => query)
  expect(requestedQueries.map((query) => [query.get('person_type'), query.get('session_date'), query.get('time')]).sort()).toEqual([
    ['client', '2026-11-26', '530'],
    ['worker', '2026-11-26', '530'],
  ])
})

test('a large clinic is asked for the first free clients only, and the sessions of the day tell who else is busy', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      await registerFirstClients(101)
      await bookAsColleague({ clientId: clients.gael, workerId: workers.elena, sessionDate: '2026-11-26', time: 530 })
    },
  })
  await openThursdayForm()
  await expect.element(bookingForm()).toMatchTextContent(/108 de 109 clientes están libres a esta hora/)
  const asked = calls.filter(({ call, query }) => call.endsWith('/available-people') && query.get('person_type') === 'client')
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['100'])
  await clientField().fill('espinoza')
  const gael = page.getByRole('option', { name: /^Gael Espinoza.*con Elena Quispe, 08:50 – 09:35$/ })
  await expect.element(gael).toHaveAttribute('aria-disabled', 'true')
  await chooseClient('Zoe Campos Núñez')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Zoe Campos con Ana Torres/)).toBeVisible()
})

test('when the worker is selected first, the clients of that worker are listed first', async () => {
  await mount(getWeekUrl())
  await openThursdayForm()
  await bookingForm().getByText('Jorge Bravo').click()
  await clientField().click()
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/^Tomás Ortega Ruiz/)
  await clientField().fill('campos')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
  await expect.element(bookingForm().getByRole('radio', { name: 'Jorge Bravo' })).toBeChecked()
})

test('in a week filtered by one person, that person is selected and the other field has the focus', async () => {
  await mount(getWeekUrl({ client: clients.zoe }))
  await openThursdayForm()
  await expect.element(clientField()).toHaveValue('Zoe Campos Núñez')
  await expect.element(bookingForm().getByRole('radio', { name: 'Bruno Salazar habitual' })).toHaveFocus()
  // Nothing was typed, so Escape does not ask.
  await userEvent.keyboard('{Escape}')
  await expect.element(bookingForm()).not.toBeInTheDocument()
  await mount(getWeekUrl({ worker: workers.jorge }))
  await openThursdayForm()
  await expect.element(bookingForm().getByRole('radio', { name: 'Jorge Bravo' })).toBeChecked()
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
  await expect.element(bookingForm().getByRole('radio', { name: /^Eva/ }).first()).toBeDisabled()
  await bookingForm().getByRole('textbox', { name: 'Buscar trabajador' }).fill('mori')
  await expect.element(bookingForm().getByRole('radio', { name: 'Ana Torres' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(bookingForm().getByRole('radio', { name: 'Carmen Mori' })).toBeChecked()
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
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 08:50 – 09:35/)
})

test('letters typed on a free slot open its booking form and search the client', async () => {
  const { calls } = await mount(getWeekUrl())
  await focusCell('jueves 26 de noviembre, 08:50')
  await userEvent.keyboard('Tom')
  await expect.element(clientField()).toHaveValue('Tom')
  await userEvent.keyboard('{Enter}')
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  expect(calls.filter(({ call }) => /^(put|post|patch|delete) /.test(call))).toEqual([])
})

test('on a free slot the keys of the selection act on the selected sessions and open no form', async () => {
  await mount(getWeekUrl())
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  chip(/^Zoe C. con Bruno/)
    .element()
    .focus()
  await userEvent.keyboard(' ')
  await focusCell('jueves 26 de noviembre, 08:50')
  await userEvent.keyboard('m')
  await expect.element(page.getByRole('dialog', { name: 'Mover…' })).toBeVisible()
  expect(bookingForm().query()).toBeNull()
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
  await expect.element(slot).not.toHaveAttribute('aria-expanded')
  const getHint = () => getComputedStyle(slot.element(), '::after').content
  expect(getHint()).toBe('none')
  press(slot.element(), bottom + 8)
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 11:20 – 12:05/)
  expect(getHint()).toMatch(/^"\+/)
})

test('a booking opened from the page header chooses its date and time in the form', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await page.getByRole('button', { name: 'Reservar' }).first().click()
  await expect.element(bookingForm()).toMatchTextContent(/Martes 24 de noviembre, 11:20 – 12:05/)
  await bookingForm().getByLabelText('Día').fill('27/11/2026')
  await expect.element(bookingForm()).toMatchTextContent(/Viernes 27 de noviembre, 11:20 – 12:05/)
})

test('people just booked are not offered again while availability loads', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold } = await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Benjamín León')
  await expect.element(bookingForm().getByRole('radio', { name: 'Jorge Bravo habitual' })).toBeChecked()
  const release = hold('get /v1/sessions/available-people')
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  await openThursdayForm()
  expect(bookingForm().getByRole('radio', { name: 'Ana Torres' }).query()).toBeNull()
  release()
  await expect.element(bookingForm()).toMatchTextContent(/5 libres/)
})
