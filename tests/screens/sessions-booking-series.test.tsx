import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, clients, getWeekUrl, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm, chooseClient, openThursdayForm, workerField } from './booking-form.ts'
import { bookAsColleague, listSessionsOf } from './colleague.ts'
import { mount } from './mount.tsx'

test('a series shows its first and last date before it is booked', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => bookAsColleague({ clientId: clients.benjamin, workerId: workers.jorge, sessionDate: '2026-12-10', time: 530 }),
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Fija', { exact: true }).click()
  await expect.element(bookingForm().getByText('Cada jueves a las 08:50, desde el 26 Nov 2026, sin fin.')).toBeVisible()
  // A conflict on a later date is shown before the server refuses it.
  const conflict = bookingForm().getByText(
    'Así no se puede reservar: el 10 Dic 2026 Jorge Bravo ya atiende a Benjamín León de 08:50 a 09:35.',
  )
  await expect.element(conflict).toBeVisible()
  // After the refusal only the panel explains it, and the person is marked.
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(bookingForm().getByRole('alert')).toBeVisible()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(bookingForm().getByRole('radio', { name: /^Jorge Bravo.*ocupado/ })).toBeChecked()
  await expect.element(workerField()).not.toHaveAccessibleDescription()
  await bookingForm().getByText('Ana Torres').click()
  await expect.element(conflict).not.toBeInTheDocument()
  const [from, until] = [bookingForm().getByLabelText('Desde'), bookingForm().getByLabelText('Hasta (opcional)')]
  await from.fill('25/11/2026')
  await until.fill('17/12/26')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(from).toHaveAccessibleDescription('Escriba el 26 Nov 2026 o una fecha posterior')
  await expect.element(from).toHaveFocus()
  await from.fill('27/11/26')
  await expect
    .element(bookingForm().getByText('Cada jueves a las 08:50, desde el 3 Dic 2026 hasta el 17 Dic 2026 (3 sesiones).'))
    .toBeVisible()
  // Availability is requested for the first date.
  await expect.poll(() => calls.findLast(({ call }) => call.endsWith('/available-people'))?.query.get('session_date')).toBe('2026-12-03')
  await until.fill('2/12/2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(until).toHaveAccessibleDescription('La primera es el 3 Dic 2026: escriba esa fecha o una posterior')
  // Escape in the calendar closes the calendar, not the form.
  await bookingForm().getByRole('button', { name: 'Elegir en el calendario' }).last().click()
  await expect.element(page.getByRole('dialog', { name: 'Calendario' }).getByRole('button', { name: '3 diciembre 2026' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Calendario' })).not.toBeInTheDocument()
  expect(page.getByRole('dialog').elements().length).toBe(1)
  await until.fill('20/12/2026')
  expect(await findSeriousViolations()).toEqual([])
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión fija reservada: Tomás Ortega, jue 3 Dic, 08:50')).toBeVisible()
  const stored = { sessionDate: null, day: 4, time: 530, startsOn: '2026-12-03', endsOn: '2026-12-17' }
  expect(await listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining(stored))
})

test('a server without the additions books a series too and gets no unknown requests', async () => {
  const { calls } = await mount(getWeekUrl(), { additions: false })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Fija', { exact: true }).click()
  await expect.element(bookingForm().getByText(/^Cada jueves a las 08:50, sin fin. Este servidor no guarda/)).toBeVisible()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  expect(calls.find(({ call }) => call === 'post /v1/sessions')?.body).toEqual({
    client_id: clients.tomas,
    worker_id: workers.jorge,
    turn_id: morning,
    session_date: null,
    day: 4,
    time: 530,
    note: null,
    state: 'pending',
  })
  expect(calls.filter(({ call }) => call === 'get /v1/sessions')).toEqual([])
})

test('a series that was just booked can be changed and undone at once', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByText('Fija', { exact: true }).click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión fija reservada: Tomás Ortega/)).toBeVisible()
  const booked = chip(/^Tomás O. con Ana Torres, .*fija/)
  await booked.click()
  await expect.element(page.getByRole('dialog', { name: 'Tomás Ortega Ruiz' })).toBeVisible()
  await userEvent.keyboard('c')
  await expect.element(page.getByText(/^Sesión confirmada: Tomás Ortega/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: «Sesión confirmada/)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: «Sesión fija reservada/)).toBeVisible()
  await expect.element(booked).not.toBeInTheDocument()
  expect((await listSessionsOf(clients.tomas)).filter(({ worker, time }) => worker.id === workers.ana && time === 530)).toEqual([])
})
