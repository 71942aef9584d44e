import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, clients, getWeekUrl, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm } from './booking-form.ts'
import { addAbsence, bookAsColleague, colleague, deleteSessions } from './colleague.ts'
import { mount } from './mount.tsx'
import { button, listStored, main, row, settleAll, visitPlan } from './planner.ts'
import { countPresses } from './presses.ts'

test('a series of twelve with two taken dates is booked around them when they are skipped', async () => {
  const { url } = await visitPlan()
  await expect.element(row('martes 8 de diciembre')).toMatchTextContent(/Ana Torres ya atiende a Zoe Campos de 09:40 a 10:25/)
  await expect.element(row('martes 15 de diciembre')).toMatchTextContent(/Ana Torres está ausente del 14 al 18 de diciembre/)
  await expect.element(main()).toMatchTextContent(/Falta resolver 2 fechas: mar 8 dic y mar 15 dic/)
  expect(await findSeriousViolations()).toEqual([])
  await settleAll('Omitir').click()
  await expect.element(main()).toMatchTextContent(/10 de 12 martes a las 09:40 con Ana Torres; mar 8 dic y mar 15 dic se omiten\./)
  await button('Reservar 10').click()
  await expect.element(page.getByText('10 sesiones reservadas: Ian Vargas')).toBeVisible()
  await expect.poll(url).toBe(paths.client(clients.ian))
  expect(await listStored()).toEqual([
    { from: '2026-12-01', until: null, time: 580, worker: workers.ana },
    { from: '2026-12-22', until: '2027-02-16', time: 580, worker: workers.ana },
  ])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(listStored).toEqual([])
})

test('a taken date is settled by another time, another worker or another day, or by accepting the absence', async () => {
  await visitPlan()
  const [eighth, fifteenth] = [row('martes 8 de diciembre'), row('martes 15 de diciembre')]
  await eighth.getByText('Otra hora').click()
  await expect.element(eighth).toMatchTextContent(/Pasa a las 08:50 del mismo día/)
  await eighth.getByRole('button', { name: '11:20' }).click()
  await expect.element(eighth).toMatchTextContent(/Pasa a las 11:20 del mismo día/)
  await fifteenth.getByText('Otro trabajador').click()
  await expect.element(fifteenth).toMatchTextContent(/La atiende /)
  await fifteenth.getByText('Otro día').click()
  await expect.element(fifteenth).toMatchTextContent(/Pasa al 1\d de diciembre, 09:40/)
  await fifteenth.getByText('Reservar igual').click()
  await expect.element(fifteenth).toMatchTextContent(/Se reserva de todos modos/)
  await row('martes 22 de diciembre')
    .getByRole('button', { name: /^Omitir/ })
    .click()
  await expect
    .element(main())
    .toMatchTextContent(
      /10 de 12 martes a las 09:40 con Ana Torres; 1 con otra hora, día o trabajador; mar 15 dic de todos modos; mar 22 dic se omite\./,
    )
  await button('Reservar 11').click()
  await expect.element(page.getByText('11 sesiones reservadas: Ian Vargas')).toBeVisible()
  expect((await listStored()).map(({ from, time }) => `${from} ${time}`)).toEqual([
    '2026-12-01 580',
    '2026-12-08 680',
    '2026-12-15 580',
    '2026-12-29 580',
  ])
  expect(await colleague.get('/v1/sessions', { query: { from: '2026-12-15', to: '2026-12-15', unavailable: true } })).toEqual([])
})

test('a worker with whom the client has a canceled session in the slot is not offered for it', async () => {
  const prepare = () =>
    bookAsColleague({ clientId: clients.ian, workerId: workers.bruno, sessionDate: '2026-12-08', time: 580, state: 'canceled' })
  await visitPlan({}, prepare)
  for (const [date, isOffered] of [
    ['martes 8 de diciembre', false],
    ['martes 15 de diciembre', true],
  ] as const) {
    await row(date).getByText('Otro trabajador').click()
    await row(date).getByRole('combobox', { name: 'Trabajador' }).click()
    await expect.element(page.getByRole('option', { name: 'Carmen Mori' })).toBeVisible()
    expect(page.getByRole('option', { name: 'Bruno Salazar' }).elements()).toHaveLength(isOffered ? 1 : 0)
    await userEvent.keyboard('{Escape}')
  }
})

test('Ctrl+Enter books nothing while the question about leaving is open', async () => {
  const { url } = await visitPlan()
  await settleAll('Omitir').click()
  await page.getByRole('link', { name: 'Sesiones', exact: true }).first().click()
  await expect.element(page.getByRole('dialog', { name: '¿Salir sin reservar?' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await page.getByRole('button', { name: 'Salir sin reservar' }).click()
  await expect.poll(url).toMatch(/^\/admin\/sessions\/($|\?)/)
  expect(await listStored()).toEqual([])
})

test('a refusal that comes after the page was left is told', async () => {
  const { holdAnswer } = await visitPlan()
  const answer = holdAnswer('post /v1/sessions/changes')
  await settleAll('Omitir').click()
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2027-01-12', time: 580 })
  await button('Reservar 10').click()
  await page.getByRole('link', { name: 'Horarios', exact: true }).first().click()
  await page.getByRole('button', { name: 'Salir sin reservar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()
  answer()
  await expect.element(page.getByText(/^No se pudo reservar/)).toBeVisible()
  expect(await listStored()).toEqual([])
})

test('a plan is refused as a whole when a colleague has taken a slot, and shows the new state with every choice kept', async () => {
  await visitPlan()
  await row('martes 8 de diciembre').getByText('Omitir').click()
  await row('martes 15 de diciembre').getByText('Otro día').click()
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2027-01-12', time: 580 })
  await button('Reservar 11').click()
  await expect.element(main().getByRole('alert')).toMatchTextContent(/No se reservó nada: .*Zoe Campos/)
  expect(await listStored()).toEqual([])
  await expect.element(row('martes 12 de enero')).toMatchTextContent(/Ana Torres ya atiende a Zoe Campos/)
  await expect.element(row('martes 8 de diciembre')).toMatchTextContent(/Esta fecha se omite/)
  await expect.element(row('martes 15 de diciembre')).toMatchTextContent(/Pasa al /)
  await row('martes 12 de enero').getByText('Otro trabajador').click()
  await button('Reservar 11').click()
  await expect.element(page.getByText('11 sesiones reservadas: Ian Vargas')).toBeVisible()
  expect((await listStored()).filter(({ from }) => from === '2027-01-12').map(({ worker }) => worker)).not.toEqual([workers.ana])
})

test('a canceled session of the same people in the slot is shown, because a series would leave its date out', async () => {
  setClinicTime('2026-11-24', '10:00')
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await deleteSessions({ workerId: workers.ana })
    await bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: '2026-12-29', time: 580, state: 'canceled' })
  }
  const url = paths.planSeries({ client: clients.ian, worker: workers.ana, turn: morning, date: '2026-12-22', time: '580' })
  await mount(url, { usesRealServer: true, prepare })
  await expect.element(row('martes 29 de diciembre')).toMatchTextContent(/Ya hay una sesión cancelada de los dos a esa hora/)
})

test('the conflict of several open dates is said once above them, and beside the last one that is left', async () => {
  setClinicTime('2026-11-24', '10:00')
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    await deleteSessions({ clientId: clients.ian })
    await addAbsence({ workerId: workers.ana, fromDate: '2026-12-07', toDate: '2026-12-18' })
  }
  const first = { turn: morning, date: '2026-12-01', time: '580' }
  await mount(paths.planSeries({ client: clients.ian, worker: workers.ana, ...first }), { usesRealServer: true, prepare })
  await expect
    .element(main().getByRole('status').filter({ hasText: '2 por resolver' }))
    .toMatchTextContent(/Ana Torres está ausente del 7 al 18/)
  await expect.element(row('martes 8 de diciembre')).not.toMatchTextContent(/ausente/)
  await row('martes 8 de diciembre').getByText('Omitir').click()
  await expect.element(row('martes 8 de diciembre')).toMatchTextContent(/ausente del 7 al 18.*Esta fecha se omite/)
  await expect.element(row('martes 15 de diciembre')).toMatchTextContent(/ausente del 7 al 18/)
})

test('the button in the footer leads to the choices of the first open date', async () => {
  await visitPlan()
  await expect.element(button('Omitir las 2')).toBeVisible()
  await button('Ir a la fecha pendiente').click()
  await expect.poll(() => row('martes 8 de diciembre').element().contains(document.activeElement)).toBe(true)
  await row('martes 8 de diciembre').getByText('Omitir').click()
  await expect.element(button('Omitirla')).toBeVisible()
  await button('Ir a la fecha pendiente').click()
  await expect.poll(() => row('martes 15 de diciembre').element().contains(document.activeElement)).toBe(true)
})

test('after all open dates but one are settled together, the focus is on the one that is left', async () => {
  await visitPlan()
  // On 15 December Ana is absent the whole day.
  await settleAll('Otra hora').click()
  await expect.element(row('martes 15 de diciembre')).toHaveFocus()
})

test('by keyboard alone a series of twelve for a known pair is booked from the grid in at most twelve keys', async () => {
  setClinicTime('2026-11-24', '10:00')
  const { url } = await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(cell('jueves 26 de noviembre, 08:50')).toBeVisible()
  cell('jueves 26 de noviembre, 08:50').element().focus()
  const count = countPresses()
  await userEvent.keyboard('{Enter}')
  await expect.element(bookingForm()).toBeVisible()
  await userEvent.keyboard('Benj')
  await expect.element(page.getByRole('option', { name: /^Benjamín/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  // The worker whom the client sees is suggested.
  await expect.element(bookingForm().getByRole('radio', { name: /^Jorge Bravo/, checked: true })).toBeVisible()
  const repeat = bookingForm().getByRole('radio', { name: 'Una vez' }).element()
  while (document.activeElement !== repeat) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Control>}{Enter}{/Control}')
  await expect.poll(url).toMatch(/sessions\/plan/)
  await expect.element(main()).toMatchTextContent(/12 libres/)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('12 sesiones reservadas: Benjamín León')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(12)
})

test('by mouse alone a series of twelve is booked from the grid in at most six clicks', async () => {
  setClinicTime('2026-11-24', '10:00')
  const { url } = await mount(getWeekUrl(), { usesRealServer: true })
  const count = countPresses()
  await cell('jueves 26 de noviembre, 08:50').click()
  await expect.element(bookingForm()).toBeVisible()
  await userEvent.keyboard('Benj')
  await page.getByRole('option', { name: /^Benjamín/ }).click()
  await expect.element(bookingForm().getByRole('radio', { name: /^Jorge Bravo/, checked: true })).toBeVisible()
  await bookingForm().getByText('Planificar', { exact: true }).first().click()
  await bookingForm().getByRole('button', { name: 'Planificar' }).click()
  await expect.poll(url).toMatch(/sessions\/plan/)
  await button('Reservar 12').click()
  await expect.element(page.getByText('12 sesiones reservadas: Benjamín León')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(6)
})
