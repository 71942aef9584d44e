import { notificationsStore } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ApiError, errorCode } from '#api/errors.ts'
import { paths } from '#web/navigation/paths.ts'
import { notifyDone, notifyFailure, notifyNothing } from '#web/ui/feedback/notify.ts'
import { stopTimers } from './clockwork.ts'
import { mount } from './mount.tsx'

const done = (message: string) => page.getByRole('status').filter({ hasText: message })
const failed = () => page.getByRole('alert').filter({ hasText: 'No se pudo guardar' })
const broken = new ApiError(errorCode.responseError, 'Response error', { correlationId: '7f3c9a10-0000-4000-8000-000000000000' })

/** Whether it is to be seen; one that fades is not. */
const told = (message: string) => notificationsStore.getState().notifications.some((notice) => notice.message === message)

/** Drags a notification sideways by so many pixels. */
const swipe = (notice: Locator, by: number) =>
  notice.dropTo(notice, { sourcePosition: { x: 100, y: 12 }, targetPosition: { x: 100 + by, y: 12 } })

test('a notification of something done offers its opposite, and goes when it does not hold any more', async () => {
  await mount('/login')
  let undone = false
  notifyDone('Sesión cancelada: Mateo Huamán', { label: 'Deshacer', run: () => (undone = true) })
  await done('Sesión cancelada').getByRole('button', { name: 'Deshacer' }).click()
  expect(undone).toBe(true)
  const untell = notifyDone('Cliente registrado')
  await expect.element(done('Cliente registrado')).toBeVisible()
  untell()
  await expect.element(done('Cliente registrado')).not.toBeInTheDocument()
})

test('three stand at most, the newest among them: 356 wide, 14 apart, 24 from the lower left corner', async () => {
  await mount('/login')
  for (const message of ['Uno', 'Dos', 'Tres', 'Cuatro']) notifyDone(message)
  await expect.element(done('Cuatro')).toBeVisible()
  await expect.element(done('Uno')).not.toBeInTheDocument()
  const boxes = () => ['Dos', 'Tres', 'Cuatro'].map((message) => done(message).element().getBoundingClientRect())
  await expect.poll(() => boxes().map(({ width }) => width)).toEqual([356, 356, 356])
  await expect.poll(() => Math.round(boxes()[1]!.top - boxes()[0]!.bottom)).toBe(14)
  await expect.poll(() => window.innerHeight - boxes()[2]!.bottom).toBe(24)
  await expect.poll(() => boxes()[2]!.left).toBe(24)
  // a failure stays longer than what was done, but does not hide what is new
  notifyFailure('No se pudo guardar', broken)
  await expect.element(failed()).toBeVisible()
  for (const message of ['Cinco', 'Seis']) notifyDone(message)
  await expect.poll(() => ['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'].filter(told)).toEqual(['Cinco', 'Seis'])
  expect(told('No se pudo guardar')).toBe(true)
  for (const title of ['A', 'B', 'C']) notifyFailure(title, broken)
  await expect.poll(() => ['Cinco', 'Seis', 'No se pudo guardar', 'A', 'B', 'C'].filter(told)).toEqual(['A', 'B', 'C'])
})

test('on a phone they stand in the middle, 16 below the upper edge', async () => {
  await mount('/login', { width: 390 })
  notifyDone('Uno')
  await expect.element(done('Uno')).toBeVisible()
  const edges = () => {
    const { left, right, top } = done('Uno').element().getBoundingClientRect()
    return [left, window.innerWidth - right, top].map(Math.round)
  }
  await expect.poll(edges).toEqual([17, 17, 16])
})

test('what was done is told for four seconds, a failure until it is closed', async () => {
  await mount('/login')
  // the first of them loads their code
  notifyDone('Cero')
  await expect.element(done('Cero')).toBeVisible()
  await page.getByRole('heading', { name: 'Iniciar Sesión' }).hover()
  const { pass, until } = stopTimers()
  notifyDone('Uno')
  notifyFailure('No se pudo guardar', broken)
  await until(() => done('Uno').query() !== null)
  await pass(3_999)
  expect(told('Uno')).toBe(true)
  await pass(1)
  expect(told('Uno')).toBe(false)
  await pass(60_000)
  expect(failed().query()).not.toBeNull()
})

test('the same is told once, for four seconds anew; what is pointed at stays, until the pointer leaves', async () => {
  await mount('/login')
  notifyDone('Cero')
  await expect.element(done('Cero')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Iniciar Sesión' })
  await heading.hover()
  const { pass, until } = stopTimers()
  const earlier = notifyDone('Uno')
  notifyNothing('No hay nada que deshacer.')
  await until(() => done('Uno').query() !== null && done('nada').query() !== null)
  await pass(3_000)
  notifyDone('Uno')
  await pass(0)
  // what was told anew is not the earlier one's to take away
  earlier()
  await pass(1_000)
  expect(['Uno', 'No hay nada que deshacer.'].map(told)).toEqual([true, false])
  expect(done('Uno').elements()).toHaveLength(1)
  // once the other one has left its place
  await pass(500)
  await done('Uno').hover()
  await until(() => done('Uno').element().matches(':hover'))
  for (let frames = 0; frames < 5; frames++) await pass(0)
  await pass(60_000)
  expect(told('Uno')).toBe(true)
  await heading.hover()
  await pass(4_500)
  expect(told('Uno')).toBe(false)
})

test.for([
  ['an error that is none', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), /una respuesta que no se pudo leer/],
  ['an answer of another shape', () => Response.json({ id: 7 }), /no tienen la forma esperada/],
] as const)('%s to a button is notified, with the correlation id ready to copy', async ([, answer, sentence]) => {
  const { alter } = await mount(paths.createSchedule())
  alter('post /v1/schedules', answer)
  await page.getByLabelText('Nombre', { exact: true }).fill('Terapia infantil')
  await page.getByLabelText('Nombre del turno').fill('Mañana')
  await page.getByLabelText('Desde').fill('08:00')
  await page.getByLabelText('Hasta').fill('13:00')
  await page.getByRole('button', { name: 'Crear horario' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo crear el horario' })
  await expect.element(notice).toMatchTextContent(sentence)
  await expect.element(notice.getByRole('button', { name: 'Copiar código' })).toBeVisible()
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
