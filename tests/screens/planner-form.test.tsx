import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, morning, setClinicTime, workers } from './agenda.ts'
import { addAbsence, bookAsColleague, deleteSessions } from './colleague.ts'
import { mount } from './mount.tsx'
import { button, listStored, main, row, settleAll, visitPlan } from './planner.ts'

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
  await visitPlan()
  await addAbsence({ workerId: workers.ana, fromDate: '2027-11-16', toDate: '2027-11-16' })
  await button('Cambiar datos').click()
  await main().getByLabelText('Veces').fill('51')
  await expect.element(row('martes 16 de noviembre')).toMatchTextContent(/Ana Torres está ausente el 16 de noviembre/)
  await main().getByLabelText('Veces').fill('60')
  await expect.element(main()).toMatchTextContent(/Hasta un año adelante caben 52/)
})

test('what is chosen for a date at one time does not count at another time, and can be taken back', async () => {
  await visitPlan()
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

test('the dates of "Fechas" are only those that someone chooses, and a day and a month are enough', async () => {
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
  await visitPlan()
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
  await visitPlan()
  await button('Cambiar datos').click()
  await main().getByText('Fechas', { exact: true }).click()
  // The days are large enough to press, though those of the summary are lower.
  await expect.element(button('10 diciembre 2026')).toBeVisible()
  expect(button('10 diciembre 2026').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  await button('10 diciembre 2026').click()
  await expect.element(row('jueves 10 de diciembre')).toMatchTextContent(/Libre · 09:40 con Ana Torres/)
  await button('1 diciembre 2026').click()
  await expect.element(row('martes 1 de diciembre')).not.toBeInTheDocument()
  await button('Reservar 1').click()
  await expect.element(page.getByText('1 sesión reservada: Ian Vargas')).toBeVisible()
  expect((await listStored()).map(({ from, until }) => [from, until])).toEqual([['2026-12-10', null]])
})

test('a link that says who meets and when opens with a summary, which shows what is changed in the form', async () => {
  await visitPlan()
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
