import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { invalidateQueries } from '#web/data/invalidate-queries.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients } from './agenda.ts'
import { registerLuz } from './colleague.ts'
import { mount } from './mount.tsx'
import { stopTimers } from './stop-timers.ts'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const randomUUID = crypto.randomUUID

afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  crypto.randomUUID = randomUUID
})

test('without a network a navigation fails immediately instead of waiting', async () => {
  const { prefer } = await mount(paths.clients())
  await expect.element(heading('Clientes')).toBeVisible()
  window.dispatchEvent(new Event('offline'))
  prefer('get /v1/roles', 'no answer')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Roles' }).click()
  await expect.element(heading('Something went wrong!')).toBeVisible()
  await expect.element(page.getByText(/El servidor no respondió\./)).toBeVisible()
})

test('the answer to a call sent before the connection was lost does not remove the connection notice', async () => {
  const { router, calls, holdAnswer } = await mount(paths.clients())
  await expect.element(heading('Clientes')).toBeVisible()
  const release = holdAnswer('get /v1/roles')
  void router.navigate(paths.roles())
  await expect.poll(() => calls.some(({ call }) => call === 'get /v1/roles')).toBe(true)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/^Sin conexión/)).toBeVisible()
  release()
  await expect.element(heading('Roles')).toBeVisible()
  await expect.element(page.getByText(/^Sin conexión/)).toBeVisible()
})

test.for([
  { network: 'the browser has no network', onLine: false, codes: 0 },
  { network: 'the answer is lost', onLine: true, codes: 1 },
])('a failed change shows $codes codes to copy when $network', async ({ onLine, codes }) => {
  const { prefer } = await mount(paths.clients({ record: clients.ian }))
  await page.getByRole('dialog').getByLabelText('Nombres').fill('Ian José')
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(onLine)
  prefer('put /v1/clients/{id}', 'no answer')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'El servidor no respondió.' })
  await expect.element(failure).toBeVisible()
  expect(failure.getByRole('button', { name: 'Copiar código' }).elements().length).toBe(codes)
})

test('a call that is not answered within its time limit counts as no connection', async () => {
  const { router } = await mount(paths.clients())
  await expect.element(heading('Clientes')).toBeVisible()
  vi.spyOn(globalThis, 'fetch').mockImplementation(neverAnswer)
  const { advance, waitUntil } = stopTimers()
  void router.navigate(paths.roles())
  await waitUntil(() => vi.mocked(fetch).mock.calls.length > 0)
  await advance(30_000)
  await waitUntil(() => page.getByText(/^Sin conexión/).elements().length > 0)
  // The connection is checked by one call at a time.
  const countChecks = () => vi.mocked(fetch).mock.calls.filter(([input]) => (input as Request).url.endsWith('/v1/settings')).length
  await advance(5000)
  expect(countChecks()).toBe(1)
  await advance(29_000)
  expect(countChecks()).toBe(1)
  await advance(6000)
  expect(countChecks()).toBe(2)
})

/** Fails when the caller gives up, as a request on a dead line. */
const neverAnswer: typeof fetch = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request
    signal.addEventListener('abort', () => reject(signal.reason))
  })

test('a change is sent even when the browser reports no network', async () => {
  await mount(paths.clients({ record: clients.ian }), { usesRealServer: true })
  await page.getByRole('dialog').getByLabelText('Nombres').fill('Ian José')
  window.dispatchEvent(new Event('offline'))
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Cliente guardado: Ian José Vargas Soto')).toBeVisible()
})

test.for(['no answer', 'code=500'])(
  'settings that fail to load (%s) show the error view, and another try loads them',
  async (preference) => {
    const { prefer } = await mount(paths.clients(), { answers: { 'get /v1/settings': preference } })
    await expect.element(heading('Something went wrong!')).toBeVisible()
    prefer('get /v1/settings', 'example=testMode')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect.element(heading('Clientes')).toBeVisible()
    await expect.element(page.getByText('Modo de prueba', { exact: true })).toBeVisible()
  },
)

test('settings of an unexpected shape show the error view, and another try loads them', async () => {
  const { alter } = await mount(paths.clients())
  alter('get /v1/settings', () => Response.json({ product: 'Turnos', zone: 'America/Lima' }))
  await expect.element(heading('Something went wrong!')).toBeVisible()
  alter('get /v1/settings', (response) => response)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(heading('Clientes')).toBeVisible()
})

test('pages work over plain HTTP, where the browser has no crypto.randomUUID', async () => {
  crypto.randomUUID = undefined as never
  await mount(paths.clients(), { usesRealServer: true, prepare: registerLuz })
  await page.getByRole('button', { name: 'Acciones de Paz Ríos, Luz' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar cliente' }).click()
  await expect.element(page.getByText('Cliente eliminado: Luz Paz Ríos')).toBeVisible()
  await mount(paths.createSchedule())
  await expect.element(heading('Crear Horario')).toBeVisible()
})

test('invalidating a query that a loader waits for does not remove its data, and fetches it again', async () => {
  const { calls, queryClient, hold, router } = await mount(paths.schedules())
  await expect.element(page.getByRole('heading', { name: 'Horarios' })).toBeVisible()
  const release = hold('get /v1/clients')
  void router.navigate(paths.clients())
  await expect.poll(() => calls.some(({ call }) => call === 'get /v1/clients')).toBe(true)
  await invalidateQueries(queryClient, '/v1/clients')
  release()
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  // The first response may be older than the change.
  await expect.poll(() => calls.filter(({ call }) => call === 'get /v1/clients').length).toBe(2)
})
