import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const search = () => page.getByRole('searchbox')
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
const many = (answer: Response) => new Response(answer.body, { headers: { ...Object.fromEntries(answer.headers), 'x-total-count': '80' } })

async function chooseRows(rows: string) {
  await page.getByRole('combobox', { name: 'Filas por página' }).click()
  await page.getByRole('option', { name: rows, exact: true }).click()
}

async function toggle(column: string) {
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('menuitemcheckbox', { name: column }).click()
}

test('whoever opens the URL of a list sees what it shows: search, order, page, rows and columns', async () => {
  const shared = paths.clients({ search: 'a', sort: '-document', page: '2', rows: '30', columns: 'name,email' })
  const { alter, calls } = await mount(paths.clients())
  alter('get /v1/clients', many)
  await expect.element(head('Documento')).toBeVisible()
  const visit = await mount(shared)
  visit.alter('get /v1/clients', many)
  await expect.element(search()).toHaveValue('a')
  await expect.element(head('Correo')).toBeVisible()
  await expect.element(head('Documento')).not.toBeInTheDocument()
  expect(calls.length).toBeGreaterThan(0)
  const query = visit.calls.find(({ call }) => call === 'get /v1/clients')?.query
  expect(Object.fromEntries(query ?? [])).toEqual({ search: 'a', sort: '-document', limit: '30', offset: '30' })
})

test('the way back leads through the views of a list', async () => {
  const { alter, router, url } = await mount(paths.clients({ search: 'a' }))
  alter('get /v1/clients', many)
  await page.getByRole('button', { name: 'Nombre' }).click()
  await expect.element(head('Nombre')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.poll(url).toBe(paths.clients({ search: 'a', sort: '-name', page: '2' }))
  await router.navigate(-2)
  await expect.element(head('Nombre')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(search()).toHaveValue('a')
})

test('columns and rows of a page are as they were chosen the last time, and the URL says so', async () => {
  const { alter, url } = await mount(paths.clients({ sort: '-name' }))
  alter('get /v1/clients', many)
  await toggle('Teléfono')
  await expect.element(head('Teléfono')).not.toBeInTheDocument()
  await page.getByRole('menuitemcheckbox', { name: 'Usuario' }).click()
  await expect.element(head('Usuario')).not.toBeInTheDocument()
  const columns = 'name,document,email,birth,link'
  await expect.poll(url).toBe(paths.clients({ sort: '-name', columns }))

  await mount(paths.workers())
  await expect.element(head('Teléfono')).toBeVisible()

  const again = await mount(paths.clients())
  await expect.poll(again.url).toBe(paths.clients({ columns }))
  await expect.element(head('Teléfono')).not.toBeInTheDocument()
  // a URL that says something of the list means all the rest as it is at first
  await mount(paths.clients({ search: 'a' }))
  await expect.element(head('Teléfono')).toBeVisible()
})

test('so are the rows of a page', async () => {
  const { alter, calls, url } = await mount(paths.clients({ search: 'a' }))
  alter('get /v1/clients', many)
  await search().fill('')
  await expect.poll(url).toBe(paths.clients())
  await chooseRows('60')
  await expect.poll(url).toBe(paths.clients({ rows: '60' }))
  expect(calls.at(-1)?.query.get('limit')).toBe('60')

  const again = await mount(paths.clients())
  await expect.poll(again.url).toBe(paths.clients({ rows: '60' }))
  expect(again.calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query.get('limit'))).toEqual(['60'])
  const other = await mount(paths.clients({ rows: '30' }))
  await expect.element(search()).toBeVisible()
  expect(other.url()).toBe(paths.clients({ rows: '30' }))
})

test('in a narrow window the columns are those that have room, until somebody wants others', async () => {
  const { url } = await mount(paths.clients(), { width: 900 })
  await expect.element(head('Teléfono')).toBeVisible()
  await expect.element(head('Correo')).not.toBeInTheDocument()
  await toggle('Correo')
  await expect.element(head('Correo')).toBeVisible()
  await expect.poll(url).toBe(paths.clients({ columns: 'name,document,phone,email,link' }))
})

test('of 60 rows all are there, however they are drawn', async () => {
  const { alter, url } = await mount(paths.clients({ search: 'a', rows: '60' }))
  alter('get /v1/clients', async (answer) => {
    const rows = (await answer.json()) as { id: string }[]
    const more = Array.from({ length: 60 }, (_, index) => ({
      ...rows[0],
      id: `01998a00-0000-7000-8000-0200000${String(index).padStart(5, '0')}`,
    }))
    return Response.json(more, { headers: { 'x-total-count': '300' } })
  })
  await search().fill('e')
  await expect.poll(url).toBe(paths.clients({ search: 'e', rows: '60' }))
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(60)
})

test('an older answer never overtakes a newer one, and until it comes the rows stay', async () => {
  const { calls, hold, url } = await mount(paths.clients())
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  const answerOlder = hold('get /v1/clients')
  await search().fill('zo')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zo')
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeVisible()
  const answerNewer = hold('get /v1/clients')
  await search().fill('zoe')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zoe')
  answerNewer()
  await expect.poll(url).toBe(paths.clients({ search: 'zoe' }))
  answerOlder()
  await expect.element(page.getByText('8 encontrados')).toBeVisible()
  await expect.element(search()).toHaveValue('zoe')
  expect(url()).toBe(paths.clients({ search: 'zoe' }))
})

test('what is asked of a list while its answer is awaited comes on top of it', async () => {
  const { calls, hold, url } = await mount(paths.clients())
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  const answer = hold('get /v1/clients')
  await search().fill('zoe')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zoe')
  await page.getByRole('button', { name: 'Documento' }).click()
  answer()
  await expect.poll(url).toBe(paths.clients({ search: 'zoe', sort: 'document' }))
})

test('going back takes a search out of its field', async () => {
  const { router, url } = await mount(paths.workers({ search: 'mori' }))
  await page.getByRole('button', { name: 'Nombre' }).click()
  await expect.poll(url).toBe(paths.workers({ search: 'mori', sort: '-name' }))
  await search().fill('torres')
  await expect.element(page.getByRole('link', { name: 'Torres Medina, Ana' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(search()).toHaveValue('mori')
  await expect.element(page.getByRole('link', { name: 'Mori Díaz, Carmen' })).toBeVisible()
})

test('a search that was taken back before its answer came does not stay in the field later', async () => {
  const { calls, hold, router } = await mount(paths.clients())
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  const answer = hold('get /v1/clients')
  await search().fill('zoe')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zoe')
  await search().fill('')
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  answer()
  await search().fill('zoe')
  await expect.element(page.getByText('8 encontrados')).toBeVisible()
  await router.navigate(paths.clients())
  await expect.element(search()).toHaveValue('')
})
