import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { addAbsence, bookAsColleague, colleague, deleteSessions, listSessionsOf } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const main = () => page.getByRole('main')
const row = (date: string) => main().getByRole('listitem', { name: new RegExp(`^${date},`) })
const button = (name: string | RegExp) => main().getByRole('button', { name })

/** Ana meets Ian at 09:40 on Tuesdays. On 8 December she has another client then, and on 15 December she is absent. */
async function visit(options: MountOptions = {}) {
  setClinicTime('2026-11-24', '10:00')
  const prepare = async () => {
    await deleteSessions({ workerId: workers.ana })
    await deleteSessions({ clientId: clients.ian })
    await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-08', time: 580 })
    await addAbsence({ workerId: workers.ana, fromDate: '2026-12-14', toDate: '2026-12-18' })
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
  await button('Omitir ocupadas').click()
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
  await fifteenth.getByText('Igual').click()
  await expect.element(fifteenth).toMatchTextContent(/Se reserva de todos modos/)
  await row('martes 22 de diciembre')
    .getByRole('button', { name: /^Omitir/ })
    .click()
  await expect
    .element(main())
    .toMatchTextContent(/11 de 12 martes a las 09:40 con Ana Torres; 2 cambian de hora, día o trabajador; mar 22 dic se omite\./)
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
