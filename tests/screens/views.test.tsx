import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'
import { stopTimers } from './stop-timers.ts'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test.for(['/nada', '/admin/nada'])('%s shows the view for unknown pages, in English and Spanish', async (url) => {
  await mount(url)
  await expect.element(heading('Not Found')).toBeVisible()
  await expect.element(page.getByText('Lo que busca no existe o ya no está aquí. Revise la dirección.')).toBeVisible()
  await expect.poll(() => document.title).toBe('Turnos')
})

test('a page whose data is not found shows the view for unknown pages', async () => {
  await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=404' } })
  await expect.element(heading('Not Found')).toBeVisible()
})

test('a load that fails shows the error view, whose toggle shows code and correlation id', async () => {
  await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=500' } })
  await expect.element(heading('Something went wrong!')).toBeVisible()
  await expect.element(page.getByText('Algo falló en el servidor. Inténtelo de nuevo en un momento.')).toBeVisible()
  const details = page.getByText(/correlation id:/)
  await expect.element(details).not.toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect.element(details).toMatchTextContent(/code 0, status 500: .+ correlation id: [0-9a-f-]{36}/s)
  await page.getByRole('button', { name: 'Hide Error' }).click()
  await expect.element(details).not.toBeVisible()
})

test('trying again after a failure shows the page', async () => {
  const { prefer } = await mount('/admin/workers/', { answers: { 'get /v1/workers': 'no answer' } })
  await expect.element(heading('Something went wrong!')).toBeVisible()
  prefer('get /v1/workers', 'code=200')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(heading('Trabajadores')).toBeVisible()
})

test('a user without access is told which one is missing, and the data is not requested', async () => {
  const { calls } = await mount('/admin/clients/', { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Clientes' })).toBeVisible()
  await expect.element(page.getByText(/Le falta el acceso «Leer» de Clientes\./)).toBeVisible()
  expect(calls.some(({ call }) => call === 'get /v1/clients')).toBe(false)
})

test('a load that the server forbids shows the view for missing access', async () => {
  await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=403' } })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Trabajadores' })).toBeVisible()
})

test('a navigation shows the loading indicator after one second, and then for at least half a second', async () => {
  const { hold, router } = await mount('/admin/clients/')
  await expect.element(heading('Clientes')).toBeVisible()
  const release = hold('get /v1/workers')
  const { advance, waitUntil } = stopTimers()
  const isLoading = () => page.getByText('Cargando...').query() !== null
  void router.navigate('/admin/workers/')
  await advance(999)
  expect(isLoading()).toBe(false)
  await advance(1)
  expect(isLoading()).toBe(true)
  release()
  await waitUntil(() => heading('Trabajadores').query() !== null)
  await advance(499)
  expect(isLoading()).toBe(true)
  await advance(1)
  expect(isLoading()).toBe(false)
})

test('a navigation that ends within one second shows no loading indicator', async () => {
  const { hold, router } = await mount('/admin/clients/')
  await expect.element(heading('Clientes')).toBeVisible()
  const release = hold('get /v1/workers')
  const { advance, waitUntil } = stopTimers()
  void router.navigate('/admin/workers/')
  await advance(999)
  release()
  await waitUntil(() => heading('Trabajadores').query() !== null)
  await advance(5_000)
  expect(page.getByText('Cargando...').query()).toBeNull()
})

test.for([
  ['an error that is not JSON', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), /code -1, status 502: Response error/],
  [
    'an answer of another shape',
    () => Response.json([{ id: 7 }]),
    /code -3, status 200: Parse error\s+0\.id: Invalid type: Expected string but received 7/,
  ],
] as const)('%s shows the error view, with the correlation id ready to copy', async ([, answer, details]) => {
  const { alter } = await mount('/admin/schedules/')
  await expect.element(heading('Horarios')).toBeVisible()
  alter('get /v1/workers', answer)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Trabajadores' }).click()
  await expect.element(heading('Something went wrong!')).toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect.element(page.getByText(/correlation id:/)).toMatchTextContent(details)
  await expect.element(page.getByText(/correlation id:/)).toMatchTextContent(/[0-9a-f-]{36}/)
  await expect.element(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
})

test('the first page shows the loading indicator while it loads', async () => {
  const { hold } = await mount('/login')
  const release = hold('get /v1/settings')
  await expect.element(page.getByText('Cargando...'), { timeout: 5_000 }).toBeVisible()
  release()
  await expect.element(heading('Iniciar Sesión')).toBeVisible()
  await expect.element(page.getByText('Cargando...')).not.toBeInTheDocument()
})

test('going back restores the scroll position', async () => {
  const { router } = await mount('/admin/clients/', { width: 390 })
  await page.viewport(390, 400)
  const scroller = () => page.getByRole('article').element().querySelector('[data-flush]') as HTMLElement
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeInTheDocument()
  scroller().scrollTop = 120
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Trabajadores' }).click()
  await expect.element(heading('Trabajadores')).toBeVisible()
  expect(scroller().scrollTop).toBe(0)
  await router.navigate(-1)
  await expect.element(heading('Clientes')).toBeVisible()
  expect(scroller().scrollTop).toBe(120)
})

test('a session stores the scroll positions of its 50 newest pages', async () => {
  const { router } = await mount('/admin/clients/')
  for (let visit = 0; visit < 26; visit++) {
    await router.navigate('/admin/workers/')
    await expect.element(heading('Trabajadores')).toBeVisible()
    await router.navigate('/admin/clients/')
    await expect.element(heading('Clientes')).toBeVisible()
  }
  window.dispatchEvent(new Event('pagehide'))
  const stored = JSON.parse(sessionStorage.getItem('scroll') ?? '[]') as [string, number][]
  expect(stored.length).toBe(50)
  expect(stored.at(-1)?.[0]).toBe(`${router.state.location.key} /admin/clients/`)
})

test.for([
  ['/login', 'Iniciar Sesión'],
  ['/admin/clients/', 'Clientes'],
  ['/admin/workers/', 'Trabajadores'],
  ['/admin/schedules/', 'Horarios'],
  ['/admin/schedules/create', 'Crear Horario'],
  ['/admin/sessions/', 'Sesiones'],
] as const)('%s has the title %s', async ([url, title]) => {
  await mount(url)
  await expect.element(heading(title)).toBeVisible()
  await expect.poll(() => document.title).toBe(title)
})
