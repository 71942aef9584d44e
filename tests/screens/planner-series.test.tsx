import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, clients, getWeekUrl, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, deleteSessions, listSessionsOf } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const main = () => page.getByRole('main')
const row = (date: string) => main().getByRole('listitem', { name: new RegExp(`^${date},`) })
const button = (name: string | RegExp) => main().getByRole('button', { name })

/** Ian meets Ana on Tuesdays at 09:40, from 10 November on. */
const slot = { clientId: clients.ian, workerId: workers.ana, time: 580 }
const dates = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']

/** Opens the card of 1 December. It is 23 November. */
async function openCard(book: () => Promise<unknown>) {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await deleteSessions({ workerId: workers.ana })
    await book()
  }
  const mounted = await mount(getWeekUrl({ week: '2026-11-29' }), { usesRealServer: true, prepare })
  await chip(/^Ian V. con Ana Torres, pendiente/).click()
  return mounted
}

/** The sessions of Ian as they are stored: date, or first and last date, with the minutes of their time. */
const listStored = async () =>
  (await listSessionsOf(clients.ian))
    .map(({ sessionDate, startsOn, endsOn, time }) => `${sessionDate ?? `${startsOn} – ${endsOn ?? ''}`} ${time}`)
    .sort()

/** Plans Thursdays in place of Tuesdays. */
async function chooseThursdays() {
  await button('jueves').click()
  await button('martes').click()
}

test('a dated series is changed to another weekday from a date on: one taken date is skipped, and undo brings the old one back', async () => {
  const { url } = await openCard(async () => {
    const sessions = dates.map((sessionDate) => ({ ...slot, turnId: morning, day: 2, sessionDate }))
    await colleague.post('/v1/sessions/bulk', { body: { sessions } })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-10', time: 580 })
  })
  const before = await listStored()
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await expect.element(main()).toMatchTextContent(/3 martes a las 09:40 con Ana Torres/)
  await expect
    .element(main())
    .toMatchTextContent(
      /Termina la serie de los martes a las 09:40: 3 sesiones desde el 1 dic \(1, 8 y 15 dic\); las 3 anteriores quedan\./,
    )
  await chooseThursdays()
  await expect.element(row('jueves 10 de diciembre')).toMatchTextContent(/Ana Torres ya atiende a Zoe Campos/)
  expect(await findSeriousViolations()).toEqual([])
  await row('jueves 10 de diciembre').getByText('Omitir').click()
  await expect.element(main()).toMatchTextContent(/2 de 3 jueves a las 09:40 con Ana Torres; jue 10 dic se omite\./)
  await button('Cambiar la serie').click()
  await expect.element(page.getByText('Serie cambiada: Ian Vargas')).toBeVisible()
  // The keys of the client's page count once it is shown.
  await expect.poll(url).toMatch(/clients/)
  await expect.element(page.getByRole('heading', { name: /^Ian Vargas/, level: 1 })).toBeVisible()
  const kept = dates.slice(0, 3).map((date) => `${date} 580`)
  expect(await listStored()).toEqual([...kept, '2026-12-03 580', '2026-12-17 580'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(listStored).toEqual(before)
})

test('a fortnightly series opens as such until its last week, and a date with somebody else is named', async () => {
  const fortnightly = ['2026-12-01', '2026-12-15', '2026-12-29']
  await openCard(async () => {
    const sessions = fortnightly.map((sessionDate) => ({ ...slot, turnId: morning, day: 2, sessionDate }))
    await colleague.post('/v1/sessions/bulk', { body: { sessions } })
    await bookAsColleague({ ...slot, workerId: workers.bruno, sessionDate: '2026-12-15', time: 680 })
  })
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await expect.element(main()).toMatchTextContent(/3 martes cada 2 semanas a las 09:40 con Ana Torres/)
  await expect.element(row('martes 15 de diciembre')).toMatchTextContent(/ese día también a las 11:20 con Bruno Salazar/)
  await expect.element(row('martes 29 de diciembre')).not.toMatchTextContent(/ese día también/)
  await main().getByLabelText('Desde', { exact: true }).fill('15/12/2026')
  await expect.element(main()).toMatchTextContent(/2 martes cada 2 semanas a las 09:40/)
  await expect.element(main()).toMatchTextContent(/Termina la serie de los martes a las 09:40: 2 sesiones desde el 15 dic/)
  // The series is of its client.
  expect(main().getByRole('combobox', { name: 'Cliente' }).query()).toBeNull()
})

test('an endless series stays endless when every date of a year is free, and undo continues the old one', async () => {
  await openCard(() => bookAsColleague({ ...slot, startsOn: '2026-11-10' }))
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await expect
    .element(main())
    .toMatchTextContent(/Termina la serie de los martes a las 09:40: desde el 1 dic, sin fin; las 3 anteriores quedan\./)
  await chooseThursdays()
  await expect.element(main()).toMatchTextContent(/Si todas están libres y es cada semana, la serie sigue sin fin/)
  await expect.element(main()).toMatchTextContent(/jueves a las 09:40 con Ana Torres; después sigue sin fin\./)
  await button('Cambiar la serie').click()
  await expect.element(page.getByText('Serie cambiada: Ian Vargas')).toBeVisible()
  expect(await listStored()).toEqual(['2026-11-10 – 2026-11-30 580', '2026-12-03 –  580'])
  await expect.element(page.getByRole('heading', { name: /^Próximas/ })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Deshecho: «Serie cambiada: Ian Vargas»')).toBeVisible()
  await expect.poll(listStored).toEqual(['2026-11-10 –  580'])
})

test('an endless series with a taken date gets the end of the plan', async () => {
  await openCard(async () => {
    await bookAsColleague({ ...slot, startsOn: '2026-11-10' })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-10', time: 580 })
  })
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await dialog().getByLabelText('Día').fill('03/12/2026')
  await dialog().getByRole('radio', { name: 'Esta y las siguientes' }).click()
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await chooseThursdays()
  await row('jueves 10 de diciembre').getByText('Omitir').click()
  await button('Cambiar la serie').click()
  await expect.element(page.getByText('Serie cambiada: Ian Vargas')).toBeVisible()
  expect(await listStored()).toEqual(['2026-11-10 – 2026-11-30 580', '2026-12-03 580', '2026-12-17 – 2027-11-18 580'])
})

test('when a colleague was faster the old series stays, and the plan shows the new state', async () => {
  await openCard(() => bookAsColleague({ ...slot, startsOn: '2026-11-10', endsOn: '2026-12-15' }))
  const before = await listStored()
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await chooseThursdays()
  await expect.element(main()).toMatchTextContent(/3 jueves a las 09:40/)
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-10', time: 580 })
  await button('Cambiar la serie').click()
  await expect.element(main().getByRole('alert')).toMatchTextContent(/La serie no cambió: .*Zoe Campos/)
  expect(await listStored()).toEqual(before)
  await expect.element(row('jueves 10 de diciembre')).toMatchTextContent(/Ana Torres ya atiende a Zoe Campos/)
  await expect.element(main()).toMatchTextContent(/Termina la serie de los martes a las 09:40: 3 sesiones desde el 1 dic/)
})

test('a later first day leaves the sessions before it', async () => {
  await openCard(() => bookAsColleague({ ...slot, startsOn: '2026-11-10', endsOn: '2026-12-15' }))
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await main().getByLabelText('Desde').fill('09/12/2026')
  await expect
    .element(main())
    .toMatchTextContent(/Termina la serie de los martes a las 09:40: 1 sesión desde el 15 dic; las 5 anteriores quedan\./)
})

test('when a colleague has deleted the series meanwhile, the page says that only new sessions are booked', async () => {
  await openCard(() => bookAsColleague({ ...slot, startsOn: '2026-11-10', endsOn: '2026-12-15' }))
  await expect.element(dialog().getByRole('link', { name: 'Cambiar la serie…' })).toBeVisible()
  await deleteSessions({ clientId: clients.ian })
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await expect.element(main()).toMatchTextContent(/La serie que iba a cambiar ya no existe: solo se reserva lo nuevo\./)
  await expect.element(button('Reservar 12')).toBeVisible()
})
