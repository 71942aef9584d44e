import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/weeks.ts'
import { startClinic, sunday } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

/** Registers clients and workers and books a session of each pair in every slot of one day, half of them as series. Returns the number of sessions. */
async function bookWholeDay(date: string) {
  const day = new Date(`${date}T00:00Z`).getUTCDay()
  const register = async (path: string, index: number, more: object) => {
    const document = String(60_000_000 + index)
    const person = { name: `Persona ${index}`, father_last_name: 'Prueba', mother_last_name: '', document, document_type: 0, gender: true }
    return (await clinic.call<{ id: string }>('POST', path, { person, ...more })).id
  }
  const pairs = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => ({
      client_id: await register('/clients', index, {}),
      worker_id: await register('/workers', 100 + index, { positions: [5] }),
    })),
  )
  const times = [480, 540, 600, 660]
  const sessions = pairs.flatMap((pair, index) =>
    times.map((time) => ({
      ...pair,
      turn_id: clinic.turn,
      day,
      time,
      ...(index % 2 === 0 ? { session_date: date } : { starts_on: addDays(date, -7) }),
    })),
  )
  await clinic.call('POST', '/sessions/bulk', { sessions })
  return sessions.length
}

test('a holiday that touches 40 sessions is settled in one go and undone', async () => {
  const holiday = addDays(sunday, 10)
  const dayAfter = addDays(holiday, 1)
  expect(await bookWholeDay(holiday)).toBe(40)
  // Someone comes on the day after, so the clinic is open then.
  await clinic.book({ client: 'ian', worker: 'ana', date: dayAfter, time: 480 })
  const list = () => clinic.call<{ state: string }[]>('GET', `/sessions?from=${holiday}&to=${holiday}`)
  const countUnsettled = async () =>
    (await clinic.call<unknown[]>('GET', `/sessions?from=${holiday}&to=${holiday}&unavailable=true`)).length

  const page = await clinic.openWeek()
  await page.getByRole('link', { name: 'Ausencias' }).click()
  await page.getByRole('link', { name: 'Añadir ausencia' }).click()
  await page.getByText('Toda la clínica').click()
  await page.getByLabel('Días').fill(holiday.split('-').reverse().join('/'))
  await page.getByLabel('Nombre').fill('Feriado')
  await page.keyboard.press('Enter')
  await page.getByText(/Afecta a 40 sesiones de 10 clientes\./).waitFor()
  await page.getByRole('button', { name: 'Resolver' }).click()
  await page
    .getByText(/40 sesiones de 10 clientes/)
    .first()
    .waitFor()

  // Nobody can take a session of a closed day over, so each is proposed its own slot on another day.
  await page.getByText('40 se aplazan').waitFor()
  await page.getByRole('button', { name: 'Aplicar 40 cambios' }).click()
  await page.getByRole('heading', { name: 'Nada por resolver' }).waitFor()
  await page.getByText('40 sesiones resueltas', { exact: true }).waitFor()
  // What is left on that day are the canceled dates of the series.
  expect((await list()).filter(({ state }) => state === 'pending')).toEqual([])
  const moved = await clinic.call<{ time: number; worker: { id: string } }[]>('GET', `/sessions?from=${dayAfter}&to=${dayAfter}`)
  expect(new Set(moved.map(({ time, worker }) => `${time} ${worker.id}`)).size).toBe(1 + 40)

  await page.keyboard.press('Control+z')
  await page.getByText('Deshecho: «40 sesiones resueltas»').waitFor()
  await page
    .getByText(/40 sesiones de 10 clientes/)
    .first()
    .waitFor()
  expect((await list()).map(({ state }) => state)).toEqual(Array(40).fill('pending'))
  expect(await countUnsettled()).toBe(40)

  await page.getByRole('group', { name: 'Para todas' }).getByRole('button', { name: 'Mantener' }).click()
  await page.getByText('40 se mantienen').waitFor()
  await page.getByRole('button', { name: 'Aplicar 40 cambios' }).click()
  await page.getByRole('heading', { name: 'Nada por resolver' }).waitFor()
  await expect.poll(countUnsettled).toBe(0)
  expect((await list()).map(({ state }) => state)).toEqual(Array(40).fill('pending'))
  await page.context().close()
})
