import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'
import { stopTimers } from './stop-timers.ts'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('a navigation shows the loading indicator after one second, and then for at least half a second', async () => {
  const { hold, router } = await mount('/admin/clients/')
  await expect.element(heading('Clientes')).toBeVisible()
  const release = hold('get /v1/schedules')
  const { advance, waitUntil } = stopTimers()
  const isIndicatorShown = () => page.getByText('Cargando...').query() !== null
  void router.navigate('/admin/schedules/')
  await advance(999)
  expect(isIndicatorShown()).toBe(false)
  await advance(1)
  await waitUntil(isIndicatorShown)
  release()
  await waitUntil(() => heading('Horarios').query() !== null)
  await advance(499)
  expect(isIndicatorShown()).toBe(true)
  await advance(1)
  await waitUntil(() => !isIndicatorShown())
})

test('a navigation that ends within one second shows no loading indicator', async () => {
  const { hold, router } = await mount('/admin/clients/')
  await expect.element(heading('Clientes')).toBeVisible()
  const release = hold('get /v1/schedules')
  const { advance, waitUntil } = stopTimers()
  void router.navigate('/admin/schedules/')
  await advance(999)
  release()
  await waitUntil(() => heading('Horarios').query() !== null)
  await advance(5_000)
  expect(page.getByText('Cargando...').query()).toBeNull()
})

test('the loading indicator is shown while the first page loads', async () => {
  const { hold } = await mount('/login')
  const release = hold('get /v1/settings')
  await expect.element(page.getByText('Cargando...')).toBeVisible()
  release()
  await expect.element(heading('Iniciar Sesión')).toBeVisible()
  await expect.element(page.getByText('Cargando...')).not.toBeInTheDocument()
})
