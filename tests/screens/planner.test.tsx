import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, clients, getWeekUrl, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookingForm } from './booking-form.ts'
import { addAbsence, bookAsColleague, colleague, deleteSessions, listSessionsOf } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'
import { countPresses } from './presses.ts'

const main = () => page.getByRole('main')
const row = (date: string) => main().getByRole('listitem', { name: new RegExp(`^${date},`) })
const button = (name: string | RegExp) => main().getByRole('button', { name })
const settleAll = (name: string) => main().getByRole('group', { name: 'Para todas las que faltan' }).getByRole('button', { name })

/** Ana meets Ian at 09:40 on Tuesdays. On 8 December she has another client then, and on 15 December she is absent. */
async function visit(options: MountOptions = {}, prepareMore: () => Promise<unknown> = async () => {}) {
  setClinicTime('2026-11-24', '10:00')
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    await deleteSessions({ clientId: clients.ian })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-08', time: 580 })
    await addAbsence({ workerId: workers.ana, fromDate: '2026-12-14', toDate: '2026-12-18' })
    await prepareMore()
  }
  const first = { turn: morning, date: '2026-12-01', time: '580' }
  const url = paths.planSeries({ client: clients.ian, worker: workers.ana, ...first })
  const mounted = await mount(url, { usesRealServer: true, prepare, ...options })
  await expect.element(main()).toMatchTextContent(/10 libres.*2 por resolver/)
  return mounted
}

/** The sessions of Ian as they are stored: date or first date, last date, time, worker. */
const listStored = async () =>
  (await listSessionsOf(clients.ian))
    .map(({ sessionDate, startsOn, endsOn, time, worker }) => ({
      from: sessionDate ?? startsOn,
      until: endsOn ?? null,
      time,
      worker: worker.id,
    }))
    .sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))

test('a series of twelve with two taken dates is booked around them when they are skipped', async () => {
  const { url } = await visit()
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

test('a taken date is settled by another time, another worker, another day or all the same', async () => {
  await visit()
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

test('another day in the next month is offered at a time in which both people are free there too', async () => {
  setClinicTime('2026-11-24', '10:00')
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    await deleteSessions({ clientId: clients.ian })
    for (const sessionDate of ['2026-12-31', '2027-01-01'])
      await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate, time: 580 })
  }
  const url = paths.planSeries({ client: clients.ian, worker: workers.ana, turn: morning, date: '2026-12-31', time: '580' })
  await mount(url, { usesRealServer: true, prepare })
  await button('Cambiar datos').click()
  await main().getByText('Fechas', { exact: true }).click()
  await row('jueves 31 de diciembre').getByText('Otro día').click()
  await expect.element(row('jueves 31 de diciembre')).toMatchTextContent(/Pasa al 1 de enero, 08:50/)
})

test('absences at the end of a plan of a year are known', async () => {
  await visit()
  await addAbsence({ workerId: workers.ana, fromDate: '2027-11-16', toDate: '2027-11-16' })
  await button('Cambiar datos').click()
  await main().getByLabelText('Veces').fill('51')
  await expect.element(row('martes 16 de noviembre')).toMatchTextContent(/Ana Torres está ausente el 16 de noviembre/)
  await main().getByLabelText('Veces').fill('60')
  await expect.element(main()).toMatchTextContent(/Hasta un año adelante caben 52/)
})

test('a worker with whom the client has a canceled session in the slot is not offered for it', async () => {
  const prepare = () =>
    bookAsColleague({ clientId: clients.ian, workerId: workers.bruno, sessionDate: '2026-12-08', time: 580, state: 'canceled' })
  await visit({}, prepare)
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
  const { url } = await visit()
  await settleAll('Omitir').click()
  await page.getByRole('link', { name: 'Sesiones', exact: true }).first().click()
  await expect.element(page.getByRole('dialog', { name: '¿Salir sin reservar?' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await page.getByRole('button', { name: 'Salir sin reservar' }).click()
  await expect.poll(url).toMatch(/^\/admin\/sessions\/($|\?)/)
  expect(await listStored()).toEqual([])
})

test('a refusal that comes after the page was left is told', async () => {
  const { holdAnswer } = await visit()
  const answer = holdAnswer('post /v1/sessions/bulk')
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

test('when a colleague was faster nothing is booked, and the plan shows the new state with every choice kept', async () => {
  await visit()
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

test('what is chosen for a date at one time does not count at another time, and can be taken back', async () => {
  await visit()
  await settleAll('Omitir').click()
  await expect.element(button('Reservar 10')).toBeEnabled()
  await button('Cambiar datos').click()
  await main().getByRole('combobox', { name: 'Martes' }).click()
  await page.getByRole('option', { name: '11:20' }).first().click()
  await expect.element(row('martes 8 de diciembre')).toMatchTextContent(/Libre · 11:20/)
  await expect.element(main()).toMatchTextContent(/11 libres1 por resolver/)
  await main().getByRole('combobox', { name: 'Martes' }).click()
  await page.getByRole('option', { name: '09:40' }).first().click()
  await expect.element(main()).toMatchTextContent(/10 de 12 martes a las 09:40/)
  await button('Quitar lo elegido').click()
  await expect.element(main()).toMatchTextContent(/10 libres2 por resolver/)
})

test('the dates of "Fechas" are only those that somebody chooses, and a day and a month are enough', async () => {
  setClinicTime('2026-11-24', '10:00')
  const prepare = () => deleteSessions({ workerId: workers.ana })
  await mount(paths.planSeries({ client: clients.ian, worker: workers.ana }), { usesRealServer: true, prepare })
  await main().getByLabelText('Desde', { exact: true }).fill('3/1')
  await userEvent.tab()
  await expect.element(main().getByLabelText('Desde', { exact: true })).toHaveValue('03/01/2027')
  await main().getByText('Fechas', { exact: true }).click()
  await main().getByRole('combobox', { name: 'Hora' }).click()
  await page.getByRole('option', { name: '09:40' }).first().click()
  await expect.element(main()).toMatchTextContent(/Elija los días en el calendario|Todavía no hay fechas/)
})

test('two weekdays every second week until a day, each at its own time', async () => {
  await visit()
  await button('Cambiar datos').click()
  await main().getByText('Cada 2 sem.', { exact: true }).click()
  await button('jueves').click()
  await main().getByRole('combobox', { name: 'Jueves' }).click()
  await page.getByRole('option', { name: '11:20' }).first().click()
  await main().getByText('Hasta un día').click()
  await main().getByLabelText('Hasta', { exact: true }).fill('31/12/2026')
  const dates = main().getByRole('region', { name: 'Fechas' }).getByRole('listitem')
  await expect
    .poll(() => dates.elements().map((item) => item.getAttribute('aria-label')))
    .toEqual([
      'martes 1 de diciembre, libre',
      'jueves 3 de diciembre, libre',
      'martes 15 de diciembre, por resolver',
      'jueves 17 de diciembre, por resolver',
      'martes 29 de diciembre, libre',
      'jueves 31 de diciembre, libre',
    ])
  await main().getByLabelText('Hasta', { exact: true }).fill('31/11/2026')
  await expect.element(main()).toMatchTextContent(/Escriba dd\/mm\/aaaa/)
  await expect.element(main().getByRole('heading', { name: 'Todavía no hay fechas' })).toBeVisible()
})

test('dates are chosen one by one in the calendar', async () => {
  await visit()
  await button('Cambiar datos').click()
  await main().getByText('Fechas', { exact: true }).click()
  await button('10 diciembre 2026').click()
  await expect.element(row('jueves 10 de diciembre')).toMatchTextContent(/Libre · 09:40 con Ana Torres/)
  await button('1 diciembre 2026').click()
  await expect.element(row('martes 1 de diciembre')).not.toBeInTheDocument()
  await button('Reservar 1').click()
  await expect.element(page.getByText('1 sesión reservada: Ian Vargas')).toBeVisible()
  expect((await listStored()).map(({ from, until }) => [from, until])).toEqual([['2026-12-10', null]])
})

test('a link that says who meets and when opens with a summary, which shows what is changed in the form', async () => {
  await visit()
  await expect
    .element(main())
    .toMatchTextContent(/Ian Vargas.*Ana Torres.*Cadamartes, 09:40 – 10:25.*Desde1 dic 2026.*Hasta16 feb 2027.*Veces12/)
  expect(main().getByRole('combobox', { name: 'Cliente' }).elements()).toEqual([])
  await button('Cambiar datos').click()
  await main().getByLabelText('Veces').fill('3')
  await main().getByText('Cada 2 sem.', { exact: true }).click()
  await button('Ver resumen').click()
  await expect.element(main()).toMatchTextContent(/Cada2 semanas martes, 09:40 – 10:25.*Hasta29 dic 2026.*Veces3/)
})

test('what stands against several open dates is said once above them, and beside the last one that is left', async () => {
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

test('the button at the foot leads to the choices of the first open date', async () => {
  await visit()
  await button('Ir a la fecha pendiente').click()
  await expect.poll(() => row('martes 8 de diciembre').element().contains(document.activeElement)).toBe(true)
  await row('martes 8 de diciembre').getByText('Omitir').click()
  await button('Ir a la fecha pendiente').click()
  await expect.poll(() => row('martes 15 de diciembre').element().contains(document.activeElement)).toBe(true)
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
