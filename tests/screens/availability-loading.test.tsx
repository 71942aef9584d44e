import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { getWeekUrl, setClinicTime } from './agenda.ts'
import { getMonthUrl } from './attendance.ts'
import { delayAnswer } from './late-answers.ts'
import { mount } from './mount.tsx'
import { visit } from './my-sessions.ts'

const absences = 'get /v1/absences'
const therapist = { user: 'therapist', url: paths.login() } as const

test.for([
  { screen: 'week', url: getWeekUrl(), name: 'Sesiones' },
  { screen: 'month of attendance', url: getMonthUrl(), name: 'Vista de Asistencias' },
  { screen: 'first screen', url: paths.admin(), name: 'Inicio' },
])('the $screen is first shown with who is absent', async ({ url, name }) => {
  setClinicTime('2026-11-24', '10:00')
  const mounted = await mount(url)
  const answer = delayAnswer(mounted, absences)
  const countAsked = () => mounted.calls.filter(({ call }) => call === absences).length
  await expect.poll(countAsked).toBeGreaterThan(0)
  const heading = page.getByRole('heading', { name, level: 1 })
  expect(heading.query()).toBeNull()
  answer('code=200')
  await expect.element(heading).toBeVisible()
})

test('one’s own sessions are first shown with one’s own absences', async () => {
  const mounted = await visit(therapist)
  const answer = delayAnswer(mounted, absences)
  void mounted.router.navigate(paths.mySessions())
  await expect.poll(() => mounted.calls.filter(({ call }) => call === absences).length).toBe(1)
  const heading = page.getByRole('heading', { name: 'Mis Sesiones', level: 1 })
  expect(heading.query()).toBeNull()
  answer('code=200')
  await expect.element(heading).toBeVisible()
})

test('a week whose absences cannot be loaded is shown without them', async () => {
  setClinicTime('2026-11-24', '10:00')
  await mount(getWeekUrl(), { answers: { [absences]: 'code=500' } })
  await expect.element(page.getByRole('grid')).toBeVisible()
})
