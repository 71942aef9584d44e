import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ApiError, errorCode } from '#api/errors.ts'
import { notifyDone, notifyFailure } from '#web/ui/notify.ts'
import { mount } from './mount.tsx'

const done = (message: string) => page.getByRole('status').filter({ hasText: message })
const failed = () => page.getByRole('alert').filter({ hasText: 'No se pudo guardar' })
const broken = new ApiError(errorCode.requestError, 'Request error', { correlationId: '7f3c9a10-0000-4000-8000-000000000000' })

/** Drags a notification sideways by so many pixels. */
const swipe = (notice: Locator, by: number) =>
  notice.dropTo(notice, { sourcePosition: { x: 100, y: 12 }, targetPosition: { x: 100 + by, y: 12 } })

test('a notification of something done closes by itself and offers its opposite', async () => {
  await mount('/login')
  let undone = false
  notifyDone('Sesión cancelada: Mateo Huamán', { label: 'Deshacer', run: () => (undone = true) })
  await done('Sesión cancelada').getByRole('button', { name: 'Deshacer' }).click()
  expect(undone).toBe(true)
  // what is pointed at stays
  await page.getByRole('heading', { name: 'Iniciar Sesión' }).hover()
  notifyDone('Cliente registrado')
  await expect.element(done('Cliente registrado')).toBeVisible()
  await expect.element(done('Cliente registrado'), { timeout: 8_000 }).not.toBeInTheDocument()
})

test('three stand at most, 356 wide, 14 apart, 24 from the corner', async () => {
  await mount('/login')
  for (const message of ['Uno', 'Dos', 'Tres', 'Cuatro']) notifyDone(message)
  await expect.element(done('Tres')).toBeVisible()
  await expect.element(done('Cuatro')).not.toBeInTheDocument()
  const boxes = () => ['Uno', 'Dos', 'Tres'].map((message) => done(message).element().getBoundingClientRect())
  await expect.poll(() => boxes().map(({ width }) => width)).toEqual([356, 356, 356])
  await expect.poll(() => Math.round(boxes()[1]!.top - boxes()[0]!.bottom)).toBe(14)
  await expect.poll(() => [window.innerWidth - boxes()[2]!.right, window.innerHeight - boxes()[2]!.bottom]).toEqual([24, 24])
  await done('Uno').getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.element(done('Cuatro')).toBeVisible()
})

test('a swipe of 45 pixels takes it away, a shorter one does not', async () => {
  await mount('/login')
  notifyFailure('No se pudo guardar', broken)
  await expect.element(failed()).toBeVisible()
  await swipe(failed(), 44)
  await expect.element(failed()).toBeVisible()
  await swipe(failed(), -45)
  await expect.element(failed()).not.toBeInTheDocument()
})

test('a failure keeps its code until it is closed', async () => {
  await mount('/login')
  notifyFailure('No se pudo guardar', broken)
  await expect.element(failed()).toMatchTextContent(/7f3c9a10/)
  await failed().getByRole('button', { name: 'Copiar código' }).click()
  await failed().getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.element(failed()).not.toBeInTheDocument()
})
