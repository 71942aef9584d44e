import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessions, workers } from './agenda.ts'
import { openMonth } from './attendance.ts'
import { addAbsence, readSession } from './colleague.ts'

test('a phone shows one day as a list with two buttons for each session', async () => {
  await openMonth({ width: 390 })
  const list = page.getByRole('list', { name: 'martes 24 de noviembre' })
  const pair = list.getByRole('group', { name: 'Mendoza Tello, Alessia' })
  await pair.getByRole('button', { name: 'No vino' }).click()
  await expect.element(pair.getByRole('button', { name: 'No vino' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ attended: false })
  await page.getByRole('button', { name: 'Todas: vino' }).click()
  await expect.element(page.getByText('Vino: 2 sesiones')).toBeVisible()
  await page.getByRole('button', { name: /^lunes 9 de noviembre: \d, \d sin marcar/ }).click()
  await expect.element(page.getByRole('list', { name: 'lunes 9 de noviembre' }).getByRole('listitem').first()).toMatchTextContent(/08:00/)
  await page.viewport(320, 640)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(page.getByRole('grid').query()).toBeNull()
})

test('the list of a day opens a session with its states', async () => {
  await openMonth({ width: 390 })
  await page.getByRole('button', { name: /^Alessia Mendoza/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Alessia Mendoza Tello' })
  await sheet.getByRole('button', { name: 'Aplazada' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'postponed' })
})

test('the next day is the next one after the shown day with sessions, and after the last the screen says that there is none', async () => {
  await openMonth({ width: 390 })
  // A day without sessions has no list.
  const list = page.getByRole('list', { name: /^\p{L}+ \d+ de noviembre$/u })
  const next = page.getByRole('button', { name: 'Ir al siguiente día' })
  const end = page.getByText('No hay más días con sesiones este mes.')
  await next.click()
  await expect.element(list).toHaveAccessibleName('miércoles 25 de noviembre')
  while (!end.query()) {
    const day = readDay(list.element())
    await next.click()
    await expect.poll(() => readDay(list.element())).toBeGreaterThan(day)
  }
  expect(next.query()).toBeNull()
})

/** Reads the day of the month in the name of a list: "martes 24 de noviembre". */
const readDay = ({ ariaLabel }: Element) => Number(/\d+/.exec(ariaLabel ?? '')?.[0])

test('a session whose worker is not there says why in the list of the day and in its card', async () => {
  const absence = { workerId: workers.elena, fromDate: '2026-11-24', toDate: '2026-11-24', startTime: null, endTime: null, reason: null }
  await openMonth({ width: 390, prepare: () => addAbsence(absence) })
  const person = page.getByRole('button', { name: /^Alessia Mendoza/ })
  await expect.element(person).toMatchTextContent(/en ausencia/)
  await person.click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/En ausencia/)
})
