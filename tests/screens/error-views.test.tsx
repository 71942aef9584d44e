import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess } from './agenda.ts'
import { mount } from './mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test.for(['/nada', '/admin/nada'])('%s shows the view for unknown pages, in English and Spanish', async (url) => {
  await mount(url)
  await expect.element(heading('Not Found')).toBeVisible()
  await expect.element(page.getByText('Lo que busca no existe o ya no está aquí. Revise la dirección.')).toBeVisible()
  await expect.poll(() => document.title).toBe('Turnos')
})

test('a page whose data is not found shows the view for unknown pages', async () => {
  await mount(paths.worker('01998a00-0000-7000-8000-0300000000ff'))
  await expect.element(heading('Not Found')).toBeVisible()
  const details = page.getByText(/correlation id:/)
  await expect.element(details).not.toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect
    .element(details)
    .toMatchTextContent(/^GET \/v1\/workers\/{id}(\/working-hours)? code 5, status 404: .+ correlation id: [0-9a-f-]{36}$/s)
  await expect.element(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
})

test('an address that the web does not have has no details, because no call failed', async () => {
  await mount('/admin/nada')
  await expect.element(heading('Not Found')).toBeVisible()
  expect(page.getByRole('button', { name: 'Show Error' }).query()).toBeNull()
})

test('a load that fails shows the error view, whose toggle shows operation, code and correlation id', async () => {
  await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=500' } })
  await expect.element(heading('Something went wrong!')).toBeVisible()
  await expect.element(page.getByText('Algo falló en el servidor. Inténtelo de nuevo en un momento.')).toBeVisible()
  const details = page.getByText(/correlation id:/)
  await expect.element(details).not.toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect.element(details).toMatchTextContent(/^GET \/v1\/workers code 0, status 500: .+ correlation id: [0-9a-f-]{36}/s)
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

test('a user without access is told which access is missing, and the data is not requested', async () => {
  const { calls } = await mount('/admin/clients/', { answers: { 'get /v1/auth/is_logged_in': 'example=client' } })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Clientes' })).toBeVisible()
  await expect.element(page.getByText(/Le falta el acceso «Leer» de Clientes\./)).toBeVisible()
  expect(calls.some(({ call }) => call === 'get /v1/clients')).toBe(false)
})

test('a load that the server forbids shows the view for missing access, which names it', async () => {
  await mount('/admin/workers/', { answers: { 'get /v1/workers': 'code=403' } })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Trabajadores' })).toBeVisible()
  await expect.element(page.getByText(/^Le falta el acceso «Leer» de Trabajadores\./)).toBeVisible()
})

test('what a user loses access to while working leaves the screen and the navigation', async () => {
  const { alter, prefer, queryClient } = await mount('/admin/workers/')
  await expect.element(heading('Trabajadores')).toBeVisible()
  prefer('get /v1/workers', 'code=403')
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.read'))
  await queryClient.invalidateQueries({ queryKey: ['/v1/workers'] })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Trabajadores' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  await expect.element(navigation.getByRole('link', { name: 'Trabajadores' })).not.toBeInTheDocument()
  await expect.element(navigation.getByRole('link', { name: 'Clientes' })).toBeVisible()
})

test.for([
  ['an error that is not JSON', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), /code -1, status 502: Response error/],
  [
    'an answer of another shape',
    () => Response.json([{ id: 7 }]),
    /code -3, status 200: Parse error\s+0\.id: Invalid type: Expected string but received 7/,
  ],
] as const)('%s shows the error view, from which the correlation id can be copied', async ([, answer, details]) => {
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
