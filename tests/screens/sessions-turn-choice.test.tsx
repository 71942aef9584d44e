import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, evaluations, getWeekUrl, morning, saturday, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

test('a first visit shows the first schedule in its current turn, or else in its first one', async () => {
  for (const [time, turn] of [
    ['15:00', afternoon],
    ['21:00', morning],
  ] as const) {
    setClinicTime('2026-11-24', time)
    localStorage.clear()
    const { url } = await mount(paths.sessions())
    await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 nov 2026' })).toBeVisible()
    expect(url()).toBe(getWeekUrl({ turn }))
  }
})

test('a first visit of a worker shows the turn in which they have most sessions, or the current turn when they have none', async () => {
  // It is the afternoon. Ana's sessions are in the morning.
  setClinicTime('2026-11-24', '15:00')
  const answers = { 'get /v1/auth/is_logged_in': 'example=therapist' }
  const first = await mount(paths.sessions(), { answers })
  await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 nov 2026' })).toBeVisible()
  expect(first.url()).toBe(getWeekUrl())
  localStorage.clear()
  const second = await mount(paths.sessions(), { answers: { ...answers, 'get /v1/sessions/worker/{id}/month': 'example=empty' } })
  await expect.element(page.getByRole('grid', { name: 'Semana 22 – 28 nov 2026' })).toBeVisible()
  expect(second.url()).toBe(getWeekUrl({ turn: afternoon }))
})

test('choosing a schedule keeps the week and shows the turn that runs now, or else the next one today, or else the first', async () => {
  for (const [time, turn] of [
    ['15:00', afternoon],
    ['14:10', afternoon],
    ['21:00', morning],
  ] as const) {
    setClinicTime('2026-11-24', time)
    const { url } = await mount(paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-29', state: 'pending' }))
    await page.getByRole('combobox', { name: 'Horario' }).click()
    await page.getByRole('option', { name: 'Terapia infantil' }).click()
    await expect.poll(url).toBe(getWeekUrl({ turn, week: '2026-11-29', state: 'pending' }))
    await expect.element(page.getByRole('grid', { name: 'Semana 29 nov – 5 dic 2026' })).toBeVisible()
  }
})

test('a schedule with one turn selects it', async () => {
  const { url } = await mount(paths.sessions({ schedule: evaluations, week: '2026-11-22' }))
  await expect.poll(url).toBe(paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-22' }))
})

test('a later visit shows the turn that was shown last', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await page.getByRole('link', { name: 'Clientes' }).click()
  await page.getByRole('link', { name: 'Sesiones' }).click()
  await expect.poll(url).toBe(getWeekUrl())
})

test('a deleted turn in the URL is replaced by the one that runs now, a deleted schedule by the default', async () => {
  const unknownId = '01998a00-0000-7000-8000-0900000000ff'
  setClinicTime('2026-11-24', '15:00')
  const { url } = await mount(getWeekUrl({ turn: unknownId }), { answers: { 'get /v1/sessions/by-turn-and-week': 'code=400' } })
  await expect.poll(url).toBe(getWeekUrl({ turn: afternoon }))
  const secondVisit = await mount(getWeekUrl({ schedule: unknownId }))
  await expect.poll(secondVisit.url).toBe(getWeekUrl({ turn: afternoon }))
})

test('choosing another turn shows its slots', async () => {
  const { url } = await mount(getWeekUrl())
  await page.getByText('Tarde', { exact: true }).click()
  await expect.poll(url).not.toContain(morning)
  await expect.element(page.getByRole('rowheader', { name: /^14:30/ })).toBeVisible()
})
