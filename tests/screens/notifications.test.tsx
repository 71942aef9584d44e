import { notificationsStore } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { ApiError, errorCode } from '#api/errors.ts'
import { paths } from '#web/navigation/paths.ts'
import { notifyDone, notifyFailure } from '#web/ui/feedback/notify.ts'
import { mount } from './mount.tsx'
import { stopTimers } from './stop-timers.ts'

const success = (message: string) => page.getByRole('group').filter({ hasText: message })
const failure = () => page.getByRole('alert').filter({ hasText: 'No se pudo guardar' })
const serverError = new ApiError(errorCode.responseError, 'Response error', { correlationId: '7f3c9a10-0000-4000-8000-000000000000' })

/** True while a notification is shown, not when it is fading or waits in the queue. */
const isShown = (message: string) => notificationsStore.getState().notifications.some((notification) => notification.message === message)

/** Drags a notification sideways by a number of pixels. */
const swipe = (notification: Locator, by: number) =>
  notification.dropTo(notification, { sourcePosition: { x: 100, y: 12 }, targetPosition: { x: 100 + by, y: 12 } })

test('a success notification runs its action, and is dismissed by the function that showing it returned', async () => {
  await mount('/login')
  let undone = false
  notifyDone('Sesión cancelada: Mateo Huamán', { label: 'Deshacer', run: () => (undone = true) })
  await success('Sesión cancelada').getByRole('button', { name: 'Deshacer' }).click()
  expect(undone).toBe(true)
  const dismiss = notifyDone('Cliente registrado')
  await expect.element(success('Cliente registrado')).toBeVisible()
  dismiss()
  await expect.element(success('Cliente registrado')).not.toBeInTheDocument()
})

test('a screen reader hears a success, because it is added to a region that is there before', async () => {
  await mount('/login')
  notifyDone('Uno')
  await expect.element(success('Uno')).toBeVisible()
  const region = success('Uno').element().closest('[aria-live]')!
  expect(region).toHaveAttribute('aria-live', 'polite')
  notifyDone('Dos')
  await expect.element(success('Dos')).toBeVisible()
  expect(success('Dos').element().closest('[aria-live]')).toBe(region)
})

test('a notification stays while its button has the focus, and then gives the focus back', async () => {
  await mount('/login')
  notifyDone('Cero')
  await expect.element(success('Cero')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Usuario o correo' })
  await field.click()
  const { advance, waitUntil } = stopTimers()
  notifyDone('Uno', { label: 'Deshacer', run: () => {} })
  await waitUntil(() => success('Uno').query() !== null)
  const button = success('Uno').getByRole('button', { name: 'Deshacer' })
  button.element().focus()
  await advance(60_000)
  expect(isShown('Uno')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await advance(1_000)
  expect(isShown('Uno')).toBe(false)
  expect(document.activeElement).toBe(field.element())
})

test('a notification that had the focus closes four seconds after it has lost it', async () => {
  await mount('/login')
  notifyDone('Uno', { label: 'Deshacer', run: () => {} })
  const button = success('Uno').getByRole('button', { name: 'Deshacer' })
  await expect.element(button).toBeVisible()
  const { advance } = stopTimers()
  button.element().focus()
  await advance(0)
  page.getByRole('textbox', { name: 'Usuario o correo' }).element().focus()
  await advance(3_900)
  expect(isShown('Uno')).toBe(true)
  await advance(200)
  expect(isShown('Uno')).toBe(false)
})

test('a notification whose origin is gone gives the focus to the title', async () => {
  await mount(paths.clients())
  notifyDone('Uno', { label: 'Deshacer', run: () => {} })
  const button = success('Uno').getByRole('button', { name: 'Deshacer' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('at most three failures are shown, 356 pixels wide, 14 apart, 24 from the lower left corner; a fourth waits until one is dismissed', async () => {
  await mount('/login')
  const titles = ['Uno', 'Dos', 'Tres', 'Cuatro']
  const titled = (title: string) => page.getByRole('alert').filter({ hasText: title })
  const [dismissFirst] = titles.map((title) => notifyFailure(title, serverError))
  await expect.element(titled('Tres')).toBeVisible()
  expect(titles.filter(isShown)).toEqual(['Uno', 'Dos', 'Tres'])
  // The specification gives these lengths, which only geometry shows.
  const measureBoxes = () => ['Uno', 'Dos', 'Tres'].map((title) => titled(title).element().getBoundingClientRect())
  await expect.poll(() => measureBoxes().map(({ width }) => width)).toEqual([356, 356, 356])
  await expect.poll(() => Math.round(measureBoxes()[1]!.top - measureBoxes()[0]!.bottom)).toBe(14)
  await expect.poll(() => window.innerHeight - measureBoxes()[2]!.bottom).toBe(24)
  await expect.poll(() => measureBoxes()[2]!.left).toBe(24)
  dismissFirst?.()
  await expect.element(titled('Cuatro')).toBeVisible()
  expect(titles.filter(isShown)).toEqual(['Dos', 'Tres', 'Cuatro'])
})

test('a success is shown in the middle, 24 pixels above the bottom', async () => {
  await mount('/login')
  notifyDone('Uno')
  await expect.element(success('Uno')).toBeVisible()
  const measure = () => {
    const { left, right, bottom } = success('Uno').element().getBoundingClientRect()
    return [left, window.innerWidth - right, window.innerHeight - bottom].map(Math.round)
  }
  const beside = (window.innerWidth - 356) / 2
  await expect.poll(measure).toEqual([beside, beside, 24])
})

test('the newest success takes the place of the one before, and leaves failures as they are', async () => {
  await mount('/login')
  notifyFailure('No se pudo guardar', serverError)
  notifyDone('Uno')
  await expect.element(success('Uno')).toBeVisible()
  notifyDone('Dos')
  await expect.element(success('Dos')).toBeVisible()
  await expect.element(success('Uno')).not.toBeInTheDocument()
  await expect.element(failure()).toBeVisible()
})

test.for([1280, 900, 390])('three open failures do not keep a success waiting, and none covers another (%d px wide)', async (width) => {
  await mount('/login', { width })
  for (const title of ['A', 'B', 'C']) notifyFailure(title, serverError)
  await expect.poll(() => ['A', 'B', 'C'].filter(isShown)).toEqual(['A', 'B', 'C'])
  notifyDone('Uno')
  await expect.element(success('Uno')).toBeVisible()
  // A click fails if something covers its target.
  await page.getByRole('alert').first().getByRole('button', { name: 'Cerrar aviso' }).click()
  await success('Uno').getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.poll(() => ['A', 'B', 'C', 'Uno'].filter(isShown)).toEqual(['B', 'C'])
})

test('three open failures leave the menu of the user in reach', async () => {
  await mount(paths.home(), { width: 1280 })
  for (const title of ['A', 'B', 'C']) notifyFailure(title, serverError)
  await expect.poll(() => ['A', 'B', 'C'].filter(isShown)).toEqual(['A', 'B', 'C'])
  // A click fails if something covers its target.
  await page.getByRole('button', { name: /Administrador$/ }).click()
  await page.getByRole('menuitem', { name: 'Perfil' }).click()
  await expect.element(page.getByRole('heading', { name: 'Perfil' })).toBeVisible()
})

test('on a phone notifications are centered, 16 pixels above the bar at the bottom, and while a sheet is open 16 pixels below the upper edge', async () => {
  await mount(paths.home(), { width: 390 })
  const bar = page.getByRole('navigation', { name: 'Principal' })
  notifyFailure('No se pudo guardar', serverError)
  await expect.element(failure()).toBeVisible()
  // The specification gives this distance, which only geometry shows.
  const measureMargins = () => {
    const { left, right, bottom } = failure().element().getBoundingClientRect()
    return [left, window.innerWidth - right, bar.element().getBoundingClientRect().top - bottom].map(Math.round)
  }
  await expect.poll(measureMargins).toEqual([17, 17, 16])
  await bar.getByRole('button', { name: 'Más' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => Math.round(failure().element().getBoundingClientRect().top)).toBe(16)
})

test('a success is shown for four seconds, a failure until it is dismissed', async () => {
  await mount('/login')
  // The first notification loads the code of notifications.
  notifyDone('Cero')
  await expect.element(success('Cero')).toBeVisible()
  await page.getByRole('heading', { name: 'Iniciar Sesión' }).hover()
  const { advance, waitUntil } = stopTimers()
  notifyDone('Uno')
  notifyFailure('No se pudo guardar', serverError)
  await waitUntil(() => success('Uno').query() !== null)
  await advance(3_999)
  expect(isShown('Uno')).toBe(true)
  await advance(1)
  expect(isShown('Uno')).toBe(false)
  await advance(60_000)
  expect(failure().query()).not.toBeNull()
})

test('two notifications with the same message are shown once, with the newer action', async () => {
  await mount('/login')
  const undone: string[] = []
  notifyDone('Uno', { label: 'Deshacer', run: () => undone.push('first') })
  notifyDone('Uno', { label: 'Deshacer', run: () => undone.push('second') })
  await expect.element(success('Uno')).toBeVisible()
  expect(success('Uno').elements()).toHaveLength(1)
  await success('Uno').getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(success('Uno')).not.toBeInTheDocument()
  expect(undone).toEqual(['second'])
})

test('a notification stays while the pointer rests on it, and for four seconds after it leaves', async () => {
  await mount('/login')
  notifyDone('Cero')
  await expect.element(success('Cero')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Iniciar Sesión' })
  await heading.hover()
  const { advance, waitUntil } = stopTimers()
  notifyDone('Uno')
  await waitUntil(() => success('Uno').query() !== null)
  await advance(500)
  await success('Uno').hover()
  await waitUntil(() => success('Uno').element().matches(':hover'))
  for (let frames = 0; frames < 5; frames++) await advance(0)
  await advance(60_000)
  expect(isShown('Uno')).toBe(true)
  await heading.hover()
  await waitUntil(() => !success('Uno').element().matches(':hover'))
  // Vitest lets up to a tenth of a second pass while it moves the pointer.
  await advance(3_800)
  expect(isShown('Uno')).toBe(true)
  await advance(200)
  expect(isShown('Uno')).toBe(false)
})

test.for([
  ['an answer that is not an error body', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), /una respuesta que no se pudo leer/],
  ['an answer of another shape', () => Response.json({ id: 7 }), /no tienen la forma esperada/],
] as const)('%s to the call of a button is notified, and the correlation id can be copied', async ([, answer, message]) => {
  const { alter } = await mount(paths.createSchedule())
  alter('post /v1/schedules', answer)
  await page.getByLabelText('Nombre', { exact: true }).fill('Terapia infantil')
  await page.getByLabelText('Nombre del turno').fill('Mañana')
  await page.getByLabelText('Desde').fill('08:00')
  await page.getByLabelText('Hasta').fill('13:00')
  await page.getByRole('button', { name: 'Crear horario' }).click()
  const notification = page.getByRole('alert').filter({ hasText: 'No se pudo crear el horario' })
  await expect.element(notification).toMatchTextContent(message)
  await expect.element(notification.getByRole('button', { name: 'Copiar código' })).toBeVisible()
})

test('a swipe of 45 pixels dismisses a notification, a shorter one does not', async () => {
  await mount('/login')
  notifyFailure('No se pudo guardar', serverError)
  await expect.element(failure()).toBeVisible()
  await swipe(failure(), 44)
  await expect.element(failure()).toBeVisible()
  await swipe(failure(), -45)
  await expect.element(failure()).not.toBeInTheDocument()
})

test('a failure keeps its code until it is dismissed', async () => {
  await mount('/login')
  notifyFailure('No se pudo guardar', serverError)
  await expect.element(failure()).toMatchTextContent(/7f3c9a10/)
  await failure().getByRole('button', { name: 'Copiar código' }).click()
  await failure().getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.element(failure()).not.toBeInTheDocument()
})
