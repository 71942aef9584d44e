import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { cell, chip, clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm, chooseClient, openThursdayForm } from './booking-form.ts'
import { addAbsence, bookAsColleague, colleague, listSessionsOf } from './colleague.ts'
import { mount } from './mount.tsx'

test('a series shows its first and last date before it is booked', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => bookAsColleague({ clientId: clients.benjamin, workerId: workers.jorge, sessionDate: '2026-12-10', time: 530 }),
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm()
    .getByText(/^Jorge Bravo/)
    .click()
  await bookingForm().getByText('Fija', { exact: true }).click()
  await expect.element(bookingForm().getByText('Cada jueves a las 08:50, desde el 26 nov 2026, sin fin.')).toBeVisible()
  // A conflict on a later date is shown before the server refuses it.
  const conflict = bookingForm().getByText('Jorge Bravo ya atiende a Benjamín León el jueves 10 de diciembre de 08:50 a 09:35.')
  await expect.element(conflict).toBeVisible()
  await expect.element(bookingForm().getByRole('button', { name: 'Reservar' })).toBeDisabled()
  await bookingForm().getByText('Ana Torres').click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(bookingForm().getByRole('button', { name: 'Reservar' })).toBeEnabled()
  const [from, until] = [bookingForm().getByLabelText('Desde'), bookingForm().getByLabelText('Hasta (opcional)')]
  await from.fill('25/11/2026')
  await until.fill('17/12/26')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(from).toHaveAccessibleDescription('Escriba el 26 nov 2026 o una fecha posterior')
  await expect.element(from).toHaveFocus()
  await from.fill('27/11/26')
  await expect
    .element(bookingForm().getByText('Cada jueves a las 08:50, desde el 3 dic 2026 hasta el 17 dic 2026 (3 sesiones).'))
    .toBeVisible()
  // Availability is requested for the first date.
  await expect.poll(() => calls.findLast(({ call }) => call.endsWith('/available-people'))?.query.get('session_date')).toBe('2026-12-03')
  await until.fill('2/12/2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(until).toHaveAccessibleDescription('La primera es el 3 dic 2026: escriba esa fecha o una posterior')
  // Escape in the calendar closes the calendar, not the form.
  await bookingForm().getByRole('button', { name: 'Elegir en el calendario' }).last().click()
  await expect.element(page.getByRole('dialog', { name: 'Calendario' }).getByRole('button', { name: '3 diciembre 2026' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Calendario' })).not.toBeInTheDocument()
  expect(page.getByRole('dialog').elements().length).toBe(1)
  await until.fill('20/12/2026')
  expect(await findSeriousViolations()).toEqual([])
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText('Sesión fija reservada: Tomás Ortega con Ana Torres, jue 3 dic, 08:50')).toBeVisible()
  const stored = { sessionDate: null, day: 4, time: 530, startsOn: '2026-12-03', endsOn: '2026-12-17' }
  expect(await listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining(stored))
})

test('the form stays where it is when the dates of a series appear in it', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, width: 1280 })
  await cell('jueves 26 de noviembre, 13:00').click()
  await chooseClient('Tomás Ortega Ruiz')
  const readTop = () => bookingForm().element().getBoundingClientRect().top
  const top = readTop()
  await bookingForm().getByText('Fija', { exact: true }).click()
  await expect.element(bookingForm().getByLabelText('Desde')).toBeVisible()
  expect(readTop()).toBe(top)
  await expect.element(bookingForm().getByRole('button', { name: 'Reservar' })).toBeInViewport()
})

test('a series that was just booked can be changed and undone immediately', async () => {
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

test('a refusal goes with what was refused, and a series whose first date is in an absence says so and is booked immediately', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => addAbsence({ workerId: workers.ana, fromDate: '2026-11-26', toDate: '2026-11-26' }),
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  const ana = bookingForm().getByRole('radio', { name: 'Ana Torres ausente' })
  await expect.element(ana).toBeEnabled()
  const choose = (worker: RegExp) => bookingForm().getByText(worker).first().click()
  await choose(/^Ana Torres/)
  const reserve = () => bookingForm().getByRole('button', { name: 'Reservar', exact: true }).click()
  const refusal = bookingForm().getByText('Todavía no se ha reservado.')
  await reserve()
  await expect.element(refusal).toBeVisible()
  await choose(/^Jorge Bravo/)
  await expect.element(refusal).not.toBeInTheDocument()
  await choose(/^Ana Torres/)
  await bookingForm().getByText('Fija', { exact: true }).click()
  await expect.element(refusal).not.toBeInTheDocument()
  await expect.element(ana).toBeChecked()
  await expect.element(bookingForm()).toMatchTextContent(/1 cae en una ausencia de Ana Torres \(el 26 de noviembre\): queda por resolver\./)
  await reserve()
  await expect.element(page.getByText(/^Sesión fija reservada: Tomás Ortega/)).toBeVisible()
  expect(await listSessionsOf(clients.tomas)).toContainEqual(expect.objectContaining({ startsOn: '2026-11-26', day: 4, time: 530 }))
})

test('a series with later dates outside the hours says that it can be booked all the same', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () =>
      colleague.put('/v1/workers/{id}/working-hours', {
        path: { id: workers.ana },
        body: [{ day: 4, startTime: parseTimeOfDay('08:00'), endTime: parseTimeOfDay('14:00'), toDate: '2026-12-09' }],
      }),
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm()
    .getByText(/^Ana Torres/)
    .click()
  await bookingForm().getByText('Fija', { exact: true }).click()
  await bookingForm().getByLabelText('Hasta (opcional)').fill('24/12/2026')
  await expect.element(bookingForm()).toMatchTextContent(/Ana Torres no atiende el jueves 10 de diciembre\./)
  await bookingForm().getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect.element(bookingForm().getByRole('alert')).toMatchTextContent(/o reservar de todos modos\./)
  await bookingForm().getByRole('button', { name: 'Reservar de todos modos' }).click()
  await expect.element(page.getByText(/^Sesión fija reservada: Tomás Ortega/)).toBeVisible()
})

test('a series says which of its sessions fall on closing days and in absences, before and after it is booked', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      await addAbsence({ fromDate: '2026-12-24', toDate: '2026-12-24', reason: 'Nochebuena' })
      await addAbsence({ workerId: workers.jorge, fromDate: '2026-12-01', toDate: '2026-12-10' })
      await addAbsence({
        workerId: workers.ana,
        fromDate: '2026-12-17',
        toDate: '2026-12-17',
        startTime: parseTimeOfDay('12:00'),
        endTime: parseTimeOfDay('14:00'),
      })
    },
  })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Fija', { exact: true }).click()
  await bookingForm().getByLabelText('Hasta (opcional)').fill('31/12/2026')
  const series = 'Cada jueves a las 08:50, desde el 26 nov 2026 hasta el 31 dic 2026 (6 sesiones).'
  const closed = '1 cae en un día cerrado (el 24 de diciembre)'
  await bookingForm().getByText('Ana Torres').click()
  await expect.element(bookingForm().getByText(`${series} ${closed}: queda por resolver.`)).toBeVisible()
  await bookingForm()
    .getByText(/^Jorge Bravo/)
    .click()
  const both = `${closed} y 2 caen en una ausencia de Jorge Bravo (el 3 de diciembre, el 10 de diciembre): quedan por resolver.`
  await expect.element(bookingForm().getByText(`${series} ${both}`)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(`Sesión fija reservada: Tomás Ortega con Jorge Bravo, jue 26 nov, 08:50. ${both}`)).toBeVisible()
  expect(calls.filter(({ call, query }) => call === 'get /v1/absences' && query.get('to') === '2026-12-31').length).toBe(1)
})
