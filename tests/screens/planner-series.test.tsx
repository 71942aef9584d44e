import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { childTherapy, chip, clients, getWeekUrl, morning, setClinicTime, workers } from './agenda.ts'
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

/** The sessions of Ian as they are stored: date, or first and last date, with the minutes of their time, and the state unless it is pending. */
const listStored = async () =>
  (await listSessionsOf(clients.ian))
    .map(({ sessionDate, startsOn, endsOn, time, state }) =>
      [sessionDate ?? `${startsOn} – ${endsOn ?? ''}`, time, state === 'pending' ? '' : state].join(' ').trim(),
    )
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

test('a fortnightly series opens as such until its last week, and a date with someone else is named', async () => {
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

test('an endless series that meets a booking after the planned year is refused before the press', async () => {
  await openCard(async () => {
    await bookAsColleague({ ...slot, startsOn: '2026-11-10' })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2028-01-13', time: 580 })
  })
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await chooseThursdays()
  await expect.element(main()).toMatchTextContent(/Así no se puede: .*Ana Torres ya atiende a Zoe Campos/)
  expect(await listStored()).toEqual(['2026-11-10 –  580'])
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

test('when a colleague has taken a slot, the old series stays, and the plan shows the new state', async () => {
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

/** Books Tuesdays until 5 January, of which 15 December is canceled and 22 December postponed, and to 29 December Ian replies that he does not come. */
async function bookWithReleased(kind: 'standing' | 'endless' | 'dated') {
  if (kind === 'dated') {
    const tuesdays = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05']
    for (const sessionDate of tuesdays) await bookAsColleague({ ...slot, sessionDate })
  } else if (kind === 'standing') await bookAsColleague({ ...slot, startsOn: '2026-11-10', endsOn: '2027-01-05' })
  else await bookAsColleague({ ...slot, startsOn: '2026-12-01' })
  const findId = async (date: string) =>
    (await colleague.get('/v1/sessions', { query: { clientId: clients.ian, from: date, to: date } }))[0]!.id
  for (const [sessionDate, state] of [
    ['2026-12-15', 'canceled'],
    ['2026-12-22', 'postponed'],
  ] as const)
    await colleague.patch('/v1/sessions/{id}/state', { path: { id: await findId(sessionDate) }, body: { state, sessionDate } })
  const url = await colleague.get('/v1/clients/public-link/generate')
  await colleague.post('/v1/clients/public-link', {
    body: { clientId: clients.ian, url, scheduleId: childTherapy, workerIds: [workers.ana] },
  })
  const path = { url, id: await findId('2026-12-29') }
  await colleague.post('/v1/clients/public-link/{url}/sessions/{id}/reply', {
    path,
    body: { sessionDate: '2026-12-29', reply: 'declined' },
  })
}

const released = ['2026-12-15 580 canceled', '2026-12-22 580 postponed']
/** What stays of the old series. */
const shortened = { standing: ['2026-11-10 – 2026-11-30 580'], dated: [] }

test.for(['standing', 'dated'] as const)(
  'canceled, postponed and declined dates stay out of a changed %s series, each with its reason, until one is booked all the same',
  async (kind) => {
    await openCard(() => bookWithReleased(kind))
    const before = await listStored()
    await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
    await chooseThursdays()
    await expect.element(row('jueves 17 de diciembre')).toMatchTextContent(/La del mar 15 dic está cancelada.*Esta fecha se omite/)
    await expect.element(row('jueves 24 de diciembre')).toMatchTextContent(/La del mar 22 dic está aplazada.*Esta fecha se omite/)
    const declined = row('jueves 31 de diciembre')
    await expect.element(declined).toMatchTextContent(/Avisa que no viene el mar 29 dic.*Esta fecha se omite/)
    await expect.element(main()).toMatchTextContent(/3 libres3 omitidas/)
    await expect
      .element(main())
      .toMatchTextContent(/3 de 6 jueves a las 09:40 con Ana Torres; jue 17 dic, jue 24 dic y jue 31 dic se omiten\./)
    expect(await findSeriousViolations()).toEqual([])
    await declined.getByText('Reservar igual').click()
    await expect.element(main()).toMatchTextContent(/4 de 6 jueves a las 09:40 con Ana Torres; jue 17 dic y jue 24 dic se omiten\./)
    await button('Cambiar la serie').click()
    await expect.element(page.getByText('Serie cambiada: Ian Vargas')).toBeVisible()
    const changed = ['2026-12-03 – 2026-12-10 580', '2026-12-31 – 2027-01-07 580']
    expect(await listStored()).toEqual([...shortened[kind], ...released, ...changed].sort())
    await expect.element(page.getByRole('heading', { name: /^Ian Vargas/, level: 1 })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(listStored).toEqual(before)
  },
)

test.for(['standing', 'dated'] as const)(
  'a date of a %s series that is booked all the same takes the place of its canceled record, when day and time stay',
  async (kind) => {
    await openCard(() => bookWithReleased(kind))
    await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
    await row('martes 15 de diciembre').getByText('Reservar igual').click()
    await expect.element(row('martes 29 de diciembre')).toMatchTextContent(/Esta fecha se omite/)
    await button('Cambiar la serie').click()
    await expect.element(page.getByText('Serie cambiada: Ian Vargas')).toBeVisible()
    const changed = ['2026-12-01 – 2026-12-15 580', '2026-12-22 580 postponed', '2027-01-05 580']
    expect(await listStored()).toEqual([...shortened[kind], ...changed])
  },
)

test('an endless series goes on without end around its canceled, postponed and declined dates', async () => {
  await openCard(() => bookWithReleased('endless'))
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await chooseThursdays()
  await expect.element(main()).toMatchTextContent(/y jue 31 dic se omiten; después sigue sin fin\./)
  await button('Cambiar la serie').click()
  await expect.element(page.getByText('Serie cambiada: Ian Vargas')).toBeVisible()
  expect(await listStored()).toEqual(['2026-12-03 – 2026-12-10 580', ...released, '2027-01-07 –  580'].sort())
})

test('a date that is chosen separately is left out only if it was canceled itself', async () => {
  await openCard(() => bookWithReleased('standing'))
  await dialog().getByRole('link', { name: 'Cambiar la serie…' }).click()
  await main().getByText('Fechas', { exact: true }).click()
  await button('17 diciembre 2026').click()
  await expect.element(row('jueves 17 de diciembre')).toMatchTextContent(/Libre/)
  await button('15 diciembre 2026').click()
  await expect.element(row('martes 15 de diciembre')).toMatchTextContent(/La del mar 15 dic está cancelada/)
})
