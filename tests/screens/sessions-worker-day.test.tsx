import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { sessions, setClinicTime, workers } from './agenda.ts'
import { bookingForm } from './booking-form.ts'
import { colleague, readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const wednesday = '2026-11-25'

async function openDay({
  usesRealServer = true,
  width = 1280,
  prepare,
  ...filter
}: {
  usesRealServer?: boolean
  width?: number
  prepare?: () => Promise<void>
  worker?: string
} = {}) {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(paths.workerDay({ week: wednesday, ...filter }), { usesRealServer, width, ...(prepare && { prepare }) })
  await expect.element(page.getByRole('region', { name: capitalize(formatLongDate(wednesday)) })).toBeVisible()
  return mounted
}

/** The column of a worker. */
const column = (name: string) => page.getByRole('list', { name, exact: true })
const zoe = (worker: string) => column(worker).getByRole('button', { name: /^Zoe C/ })

test('a session opens its card, where it is marked', async () => {
  await openDay()
  await zoe('Bruno Salazar').click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Zoe Campos/)
  await userEvent.keyboard('{Escape}')
  await expect.element(zoe('Bruno Salazar')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ state: 'canceled' })
})

test('a free time opens the booking form with its worker and slot', async () => {
  await openDay()
  await column('Bruno Salazar')
    .getByRole('button', { name: /^08:50 – 09:35, libre/ })
    .click()
  await expect.element(bookingForm()).toMatchTextContent(/08:50/)
  await expect.element(bookingForm().getByRole('radio', { name: /^Bruno Salazar/ })).toBeChecked()
})

test('the slot of a canceled session is booked again by a button on its chip', async () => {
  await openDay()
  await expect.element(zoe('Bruno Salazar')).toBeVisible()
  zoe('Bruno Salazar').element().focus()
  await userEvent.keyboard('x')
  const again = column('Bruno Salazar').getByRole('button', { name: /^08:00 – 08:45, libre/ })
  await expect.element(again).toBeVisible()
  const [chip, button] = [zoe('Bruno Salazar').element(), again.element()].map((element) => element.getBoundingClientRect())
  expect(button!.right).toBeLessThanOrEqual(chip!.right)
  expect(button!.bottom).toBeLessThanOrEqual(chip!.bottom)
  await again.click()
  await expect.element(bookingForm()).toMatchTextContent(/08:00/)
})

test('Alt and an arrow move a session to the next slot, the focus follows, and Ctrl+Z puts it back', async () => {
  await openDay()
  await expect.element(zoe('Bruno Salazar')).toBeVisible()
  zoe('Bruno Salazar').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(zoe('Bruno Salazar')).toHaveAccessibleName(/08:50 – 09:35/)
  await expect.element(zoe('Bruno Salazar')).toHaveFocus()
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ time: 530 })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ time: 480 })
})

test('a phone shows the column of one worker, and another by choice', async () => {
  await openDay({ width: 390 })
  await page.getByRole('combobox', { name: 'Trabajador' }).click()
  await page.getByRole('option', { name: /^Bruno Salazar/ }).click()
  await expect.element(zoe('Bruno Salazar')).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
})

test('the day and the week lead to each other with the filters', async () => {
  const { url } = await openDay({ usesRealServer: false, worker: workers.bruno })
  await page.getByRole('link', { name: 'Semana', exact: true }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(url()).toContain(workers.bruno)
  await page.getByRole('link', { name: 'Día', exact: true }).click()
  await expect.element(column('Bruno Salazar')).toBeVisible()
  // The week holds today, which its switch leads to.
  expect(url()).toBe(paths.workerDay({ week: '2026-11-22', worker: workers.bruno }))
})

test('a closed day is named in the place of the free times, and who is absent with the reason', async () => {
  const prepare = async () => {
    await colleague.post('/v1/absences', { body: { workerId: null, fromDate: '2026-11-26', toDate: '2026-11-26', reason: 'Inmaculada' } })
    await colleague.post('/v1/absences', {
      body: { workerId: workers.jorge, fromDate: wednesday, toDate: wednesday, reason: 'Vacaciones' },
    })
  }
  await openDay({ prepare })
  await expect.element(page.getByText(/^1 ausente · \d+ cupos libres$/)).toBeVisible()
  await expect.element(column('Jorge Bravo').getByText('Ausente: Vacaciones')).toBeVisible()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect.element(page.getByRole('main').getByText('Cerrado: Inmaculada').first()).toBeVisible()
  expect(page.getByText(/cupos? libres?$/).query()).toBeNull()
})
