import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { chip, clients, focusCell, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { addAbsence, listSessionsOf, readSession, setWorkingHours } from './colleague.ts'
import { mount } from './mount.tsx'

const thursday = { fromDate: '2026-11-26', toDate: '2026-11-26' }
const reserveButton = () => bookingForm().getByRole('button', { name: 'Reservar' })
const acceptButton = () => bookingForm().getByRole('button', { name: 'Reservar de todos modos' })

test('by keyboard alone, the second press books a worker who is absent, and undo frees the slot again', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => addAbsence({ ...thursday, workerId: workers.ana, reason: 'Operación' }),
  })
  await focusCell('jueves 26 de noviembre, 08:50')
  await userEvent.keyboard('Tom')
  await expect.element(clientField()).toHaveValue('Tom')
  await expect.element(page.getByRole('option', { name: /^Tomás Ortega/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const ana = bookingForm().getByRole('radio', { name: 'Ana Torres ausente' })
  await expect.element(ana).toBeEnabled()
  ana.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(bookingForm()).toMatchTextContent(/Ana Torres está ausente el 26 de noviembre \(Operación\)\./)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(bookingForm().getByRole('alert'))
    .toMatchTextContent(/Puede elegir a otra persona u otra hora, o reservar de todos modos/)
  await expect.element(acceptButton()).toBeVisible()
  expect(await listSessionsOf(clients.tomas)).not.toContainEqual(
    expect.objectContaining({ sessionDate: '2026-11-26', time: parseTimeOfDay('08:50') }),
  )
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega con Ana Torres, jue 26 nov, 08:50')).toBeVisible()
  const booked = { sessionDate: '2026-11-26', time: parseTimeOfDay('08:50'), accepted: 'absence' }
  await expect.poll(() => listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining(booked))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => listSessionsOf(clients.tomas)).not.toContainEqual(expect.objectContaining(booked))
})

test('on a closed day the form says the reason once and advises another day', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => addAbsence({ ...thursday, reason: 'Inmaculada' }) })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm()
    .getByText(/^Ana Torres/)
    .click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect
    .element(bookingForm().getByRole('alert'))
    .toMatchTextContent(/Todavía no se ha reservado\..*Puede elegir otro día, o reservar de todos modos\./)
  expect(bookingForm().getByText('La clínica cierra el 26 de noviembre (Inmaculada).').elements().length).toBe(1)
  await acceptButton().click()
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega con Ana Torres, jue 26 nov, 08:50')).toBeVisible()
})

test('a closing day that a colleague enters meanwhile is a refusal that the user can accept', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await addAbsence({ ...thursday, reason: 'Inmaculada' })
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(bookingForm().getByRole('alert')).toMatchTextContent(/La clínica cierra el 26 de noviembre \(Inmaculada\)\./)
  await acceptButton().click()
  await expect.element(page.getByText('Sesión reservada: Tomás Ortega con Ana Torres, jue 26 nov, 08:50')).toBeVisible()
})

test.for([
  ['a double click', () => reserveButton().dblClick()],
  [
    'a held key',
    async () => {
      reserveButton().element().focus()
      await userEvent.keyboard('{Enter>5/}')
    },
  ],
] as const)('%s does not accept', async ([, press]) => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => setWorkingHours(workers.ana, [2], parseTimeOfDay('08:00'), parseTimeOfDay('14:00')),
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm()
    .getByText(/^Ana Torres/)
    .click()
  await press()
  await expect.element(bookingForm()).toMatchTextContent(/Ana Torres no atiende los jueves\./)
  await expect.element(acceptButton()).toBeVisible()
})

/** Opens the week in which Ana is absent on the 25th and 26th, and focuses a session of hers on the day before. */
async function focusSessionOfValentina() {
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => addAbsence({ workerId: workers.ana, fromDate: '2026-11-25', toDate: '2026-11-26' }),
  })
  await expect.element(chip(/^Valentina Q/).first()).toBeVisible()
  const session = await readSession(sessions.valentina)
  document.querySelector<HTMLElement>(`[data-session*="${session.client.id}"]`)!.focus()
}

test('moving to a slot in which the worker is absent says why not and offers to move all the same', async () => {
  setClinicTime('2026-11-22', '10:00')
  await focusSessionOfValentina()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(page.getByRole('alert').getByText('Ana Torres está ausente del 25 al 26 de noviembre.')).toBeVisible()
  await page.getByRole('button', { name: 'Mover de todos modos' }).click()
  await expect.poll(async () => (await readSession(sessions.valentina)).sessionDate).toBe('2026-11-25')
  await expect.poll(async () => (await readSession(sessions.valentina)).accepted).toBe('absence')
})

test('the move form names the absence, and its second press moves', async () => {
  setClinicTime('2026-11-22', '10:00')
  await focusSessionOfValentina()
  await userEvent.keyboard('m')
  const form = page.getByRole('dialog', { name: 'Mover sesión' })
  await form.getByLabelText('Día').fill('25/11/2026')
  await expect.element(form).toMatchTextContent(/Ana Torres está ausente del 25 al 26 de noviembre\./)
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  const accept = form.getByRole('button', { name: 'Mover de todos modos' })
  await expect.element(accept).toBeVisible()
  expect(form.getByText('Ana Torres está ausente del 25 al 26 de noviembre.').elements()).toHaveLength(1)
  await accept.click()
  await expect.poll(async () => (await readSession(sessions.valentina)).sessionDate).toBe('2026-11-25')
})

test('a canceled session of an absent worker is revived by a second press, and undoing a cancelation asks again', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => addAbsence({ workerId: workers.ana, fromDate: '2026-11-24', toDate: '2026-11-24' }),
  })
  await expect.element(chip(/^Valentina Q/).first()).toBeVisible()
  const session = await readSession(sessions.valentina)
  const focusSession = () => document.querySelector<HTMLElement>(`[data-session*="${session.client.id}"]`)!.focus()
  const readState = async () => {
    const { state, accepted } = await readSession(sessions.valentina)
    return { state, accepted }
  }
  focusSession()
  await userEvent.keyboard('x')
  await expect.poll(readState).toEqual({ state: 'canceled' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readState).toEqual({ state: session.state })
  await expect.element(chip(/^Valentina Q.*, cancelada/)).not.toBeInTheDocument()
  focusSession()
  await userEvent.keyboard('x')
  await expect.poll(readState).toEqual({ state: 'canceled' })
  focusSession()
  await userEvent.keyboard('p')
  const refusal = page.getByRole('alert').filter({ hasText: /^No se puede dejar pendiente: Valentina Q.*, mar 24 nov, \d\d:\d\d/ })
  await expect.element(refusal.getByText('Ana Torres está ausente el 24 de noviembre.')).toBeVisible()
  await expect.element(refusal.getByRole('button', { name: 'Dejar pendiente de todos modos' })).toBeVisible()
  await expect.element(refusal.getByRole('button', { name: /código/ })).not.toBeInTheDocument()
  focusSession()
  await userEvent.keyboard('c')
  await expect.element(page.getByRole('alert').getByText(/^No se puede confirmar: Valentina Q/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar de todos modos' }).click()
  await expect.poll(readState).toEqual({ state: 'confirmed', accepted: 'absence' })
})
