import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, cell, chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, readSession } from './colleague.ts'
import { mount } from './mount.tsx'
import { countPresses } from './presses.ts'

const dialog = () => page.getByRole('dialog')

test('a session is booked from the client’s page in at most four presses', async () => {
  setClinicTime('2026-11-24', '15:00')
  await mount(paths.client(clients.ian), { usesRealServer: true })
  const getCount = countPresses()
  await page.getByRole('link', { name: 'Reservar sesión' }).click()
  await cell('viernes 27 de noviembre, 08:50').click()
  await dialog().getByText('Jorge Bravo').click()
  await dialog().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Ian Vargas/)).toBeVisible()
  expect(getCount()).toBeLessThanOrEqual(4)
})

test('the eight sessions of a therapist who is ill today, in two turns, are passed on in at most five presses', async () => {
  setClinicTime('2026-11-24', '07:30')
  const today = '2026-11-24'
  const prepare = async () => {
    await deleteSessions({})
    const ids = Object.values(clients)
    for (const [index, time] of [480, 530, 580, 630, 680].entries())
      await bookAsColleague({ clientId: ids[index]!, workerId: workers.ana, sessionDate: today, time })
    for (const [index, time] of [870, 920, 970].entries())
      await bookAsColleague({ clientId: ids[index]!, workerId: workers.ana, sessionDate: today, time, turnId: afternoon })
  }
  await mount(paths.absences(), { usesRealServer: true, prepare })
  const listAna = () => colleague.get('/v1/sessions', { query: { from: today, to: today, workerId: workers.ana } })
  await expect.poll(async () => (await listAna()).length).toBe(8)
  const getCount = countPresses()
  await page.getByRole('link', { name: 'Añadir ausencia' }).click()
  await dialog().getByRole('checkbox', { name: 'Ana Torres Medina' }).click()
  await dialog().getByLabelText('Días').fill('24/11')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Resolver' }).click()
  await page.getByRole('button', { name: 'Aplicar 8 cambios' }).click()
  await expect.poll(async () => (await listAna()).length).toBe(0)
  expect(getCount()).toBeLessThanOrEqual(5)
})

test('ten sessions of a day are confirmed in at most twelve presses', async () => {
  setClinicTime('2026-11-23', '10:00')
  const people = Object.values(clients)
  const prepare = async () => {
    await deleteSessions({})
    for (const [index, clientId] of [...people, ...people].slice(0, 10).entries()) {
      const workerId = [workers.ana, workers.bruno][index % 2]!
      await bookAsColleague({ clientId, workerId, sessionDate: '2026-11-24', time: 480 + 50 * Math.floor(index / 2) })
    }
  }
  await mount(paths.home(), { usesRealServer: true, prepare })
  const getCount = countPresses()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recordatorios' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Confirmada/ })
  await expect.poll(() => boxes.elements().length).toBe(10)
  for (let index = 0; index < 10; index++) await boxes.nth(index).click()
  const listConfirmed = () => colleague.get('/v1/sessions', { query: { from: '2026-11-24', to: '2026-11-24', state: 'confirmed' } })
  await expect.poll(async () => (await listConfirmed()).length).toBe(10)
  expect(getCount()).toBeLessThanOrEqual(12)
})

test('a session moves to the next month in at most six presses', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  const getCount = countPresses()
  await chip(/^Zoe C. con Bruno/).click()
  await userEvent.keyboard('m')
  await dialog().getByLabelText('Día').fill('16/12/2026')
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  await page.getByRole('option', { name: '08:50' }).click()
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expect.element(page.getByText('Sesión movida: Zoe Campos con Bruno Salazar, mié 16 dic, 08:50')).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-12-16', time: 530 })
  expect(getCount()).toBeLessThanOrEqual(6)
})
