import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findScrollContainer } from '#web/ui/page/scroll-container.ts'
import { clients, createId, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, readSession } from './colleague.ts'
import { openTuesday, section, stopTuesday } from './home.ts'
import { mount } from './mount.tsx'

const today = () => section('Hoy')
const hour = (clock: string) =>
  today()
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${clock}`) })
const chips = () => today().getByRole('link', { name: / con / })

test('the day shows its sessions by hour, with the current hour marked, and each opens in its day of the agenda', async () => {
  const { url } = await openTuesday()
  await expect.element(today().getByRole('link', { name: '3 sesiones' }).first()).toBeVisible()
  await expect.element(hour('08:50')).toHaveAttribute('aria-current', 'time')
  await expect.element(hour('08:50').getByText('ahora')).toBeVisible()
  expect(page.getByText('ahora').elements()).toHaveLength(1)
  await expect.element(hour('08:00').getByRole('link', { name: /^Valentina Quiroz con Ana Torres, sin marcar/ })).toBeVisible()
  await expect.element(hour('08:00').getByText('Ana Torres', { exact: true })).toBeVisible()
  await hour('09:40')
    .getByRole('link', { name: /^Sebastián Ñahui con .*, pendiente/ })
    .click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(url()).toContain('week=2026-11-24')
  await expect.element(page.getByRole('dialog', { name: /Sebastián/ })).toBeVisible()
})

test('the first screen opens at the current hour, and going back to it restores where it was', async () => {
  const { router } = await openTuesday({ url: paths.clients() })
  await page.viewport(1280, 200)
  await page.getByRole('link', { name: 'Inicio' }).click()
  const now = today().getByText('ahora')
  await expect.element(now).toBeInViewport({ ratio: 1 })
  const scroller = () => findScrollContainer(now.element())!
  expect(scroller().scrollTop).toBeGreaterThan(0)
  scroller().scrollTop = 0
  await expect.element(now).not.toBeInViewport()
  await router.navigate(paths.clients())
  await expect.element(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()
  await router.navigate(-1)
  await expect.element(now).toBeInTheDocument()
  expect(scroller().scrollTop).toBe(0)
})

test('beside a long day that opens at the current hour, the numbers of the week stay in sight', async () => {
  setClinicTime('2026-11-24', '12:40')
  const addHours = async (answer: Response) => {
    const sessions: { session_date: string }[] = await answer.json()
    const [first] = sessions.filter((session) => session.session_date === '2026-11-24')
    return Response.json(
      Array.from({ length: 16 }, (_, index) => ({ ...first, id: createId(`0b${index + 10}00000000`), time: 420 + index * 45 })),
    )
  }
  const { router, alter } = await mount(paths.clients())
  alter('get /v1/sessions', addHours)
  await router.navigate(paths.admin())
  await expect.element(today().getByText('ahora')).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('heading', { name: 'Esta semana' })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('heading', { name: 'Hoy' })).toBeInViewport({ ratio: 1 })
})

test('the number of pending sessions shows only these, and the number of all shows all again', async () => {
  await openTuesday()
  await today().getByRole('link', { name: '2 pendientes' }).click()
  await expect.poll(() => chips().elements().length).toBe(2)
  expect(
    today()
      .getByRole('link', { name: /, pendiente/ })
      .elements(),
  ).toHaveLength(2)
  await today().getByRole('link', { name: '3 sesiones' }).first().click()
  await expect.poll(() => chips().elements().length).toBe(3)
})

test('a session that is over without a mark counts as not marked', async () => {
  setClinicTime('2026-11-24', '09:36')
  await mount(paths.admin(), { usesRealServer: true })
  await today().getByRole('link', { name: '2 sin marcar' }).click()
  await expect.poll(() => chips().elements().length).toBe(2)
  await expect.element(today().getByRole('link', { name: /^Alessia Mendoza con .*, sin marcar/ })).toBeVisible()
})

test('in the evening a line says that the sessions of the day are over', async () => {
  setClinicTime('2026-11-24', '21:00')
  await mount(paths.admin(), { usesRealServer: true })
  await expect.element(page.getByText('Las sesiones de hoy ya terminaron.')).toBeVisible()
  expect(page.getByText('ahora').elements()).toHaveLength(0)
})

test('a Sunday without sessions names the next one of the week', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(paths.admin(), { usesRealServer: true })
  await expect.element(page.getByRole('heading', { name: 'Hoy no hay sesiones' })).toBeVisible()
  await page.getByRole('link', { name: 'lunes 23 de noviembre, a las 08:00' }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
})

test('what a colleague books today appears within half a minute', async () => {
  const passHalfMinute = stopTuesday()
  await mount(paths.admin(), { usesRealServer: true })
  await expect.poll(() => chips().elements().length).toBe(3)
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.elena, sessionDate: '2026-11-24', time: 630 })
  await passHalfMinute()
  await expect.element(hour('10:30').getByRole('link', { name: /^Zoe Campos con Elena/ })).toBeVisible()
})

test('what the user changes in the agenda is seen on the first screen at once', async () => {
  const { router } = await openTuesday()
  await today()
    .getByRole('link', { name: /^Sebastián/ })
    .click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Sebastián Ñ. con/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelada' }).click()
  await router.navigate(paths.admin())
  await expect.element(today().getByRole('link', { name: /^Sebastián Ñahui con .*, cancelada/ })).toBeVisible()
  await expect.element(today().getByRole('link', { name: '1 pendiente' })).toBeVisible()
})

test('one press says that a client of this hour has arrived, and Ctrl+Z takes it back', async () => {
  await openTuesday()
  const button = section('Hoy').getByRole('button', { name: 'Llegó Valentina Quiroz' })
  await button.click()
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ attended: true })
  await expect.element(button).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(button).toBeVisible()
})
