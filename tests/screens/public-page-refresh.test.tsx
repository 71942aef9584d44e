import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime, stopClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'
import { headline, openPage, showWindow, token, type ViewBody, view } from './public-page.ts'
import { stopTimers } from './stop-timers.ts'

afterEach(() => {
  window.dispatchEvent(new Event('online'))
})

test('a link that shows nothing gets one sentence and whom to ask, also when it is revoked while the page is open', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
  prefer(view, 'code=404')
  showWindow()
  await expect.element(headline()).toHaveTextContent('Este enlace no muestra ningún horario')
  await expect.element(page.getByText(/^Pida su enlace a su centro/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '(01) 445-1234' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Valentina|Not Found/)
})

test('too many visits are told when to try again, and another try shows the page', async () => {
  const { prefer } = await openPage({ answers: { [view]: 'code=429' } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Demasiados intentos\. Inténtelo de nuevo en 14 minutos\.$/)
  prefer(view, 'code=200')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
})

test('when the network goes the page keeps what it shows and says so, until a refresh', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'no answer')
  window.dispatchEvent(new Event('offline'))
  const notice = page.getByText('Sin conexión. Esto es lo que se veía a las 7:42.')
  await expect.element(notice).toBeVisible()
  showWindow()
  await expect.element(notice).toBeVisible()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'code=200')
  window.dispatchEvent(new Event('online'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('the page finds out without help that the server answers again', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'no answer')
  showWindow()
  const notices = () => page.getByText(/^Sin conexión\./).elements().length
  await expect.poll(notices).toBe(1)
  const { advance, waitUntil } = stopTimers()
  prefer(view, 'code=200')
  window.dispatchEvent(new Event('offline'))
  await advance(5000)
  await waitUntil(() => notices() === 0)
})

test('an open page asks again each minute while it is visible, and shows what the clinic has changed', async () => {
  const pass = stopClinicTime('2026-11-24', '07:42')
  const { calls, alter } = await mount(paths.publicPage(token))
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  const countViews = () => calls.filter(({ call }) => call === view.replace('{url}', token)).length
  const before = countViews()
  alter(view, async (response) => {
    const body: ViewBody = await response.json()
    const sessions = body.sessions.map((session) => (session.day === 2 ? { ...session, state: 'canceled' } : session))
    return Response.json({ ...body, sessions, next_session: undefined })
  })
  await pass(59_000)
  expect(countViews()).toBe(before)
  await pass(1000)
  await expect.element(headline()).toMatchTextContent(/el jueves 26 de noviembre a las 8:00$/)
  await expect.element(page.getByText('Su sesión de hoy a las 8:00 se canceló.')).toBeVisible()
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  showWindow()
  await pass(10 * 60_000)
  expect(countViews()).toBe(before + 1)
})

test('a refresh that the server refuses says when to try again and keeps what is shown', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'code=429')
  showWindow()
  await expect
    .element(page.getByText(/^No se pudo actualizar\. Demasiados intentos\. .* Esto es lo que se veía a las 7:42\.$/))
    .toBeVisible()
})

test('a slow load shows "Cargando..."', async () => {
  setClinicTime('2026-11-24', '07:42')
  const { hold, router } = await mount(paths.login())
  const release = hold(view)
  await router.navigate(paths.publicPage(token))
  await expect.element(page.getByText('Cargando...')).toBeVisible()
  release()
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
})

test.for(['light', 'dark'] as const)('axe finds no serious violation when the network is gone and for a wrong link, %s', async (theme) => {
  const { prefer } = await openPage({ theme, width: 390 })
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/^Sin conexión\./)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  prefer(view, 'code=404')
  showWindow()
  await expect.element(page.getByText(/^Pida su enlace/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})
