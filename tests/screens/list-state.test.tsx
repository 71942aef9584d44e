import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { answerWithTotal } from './answer-with-total.ts'
import { mount } from './mount.tsx'

const search = () => page.getByRole('searchbox')
const columnHead = (name: string) => page.getByRole('columnheader', { name, exact: true })

async function chooseRowsPerPage(rows: string) {
  await page.getByRole('combobox', { name: 'Filas por página' }).click()
  await page.getByRole('option', { name: rows, exact: true }).click()
}

/** Shows or hides a column, by the menu that has the columns. */
async function toggleColumn(column: string, menu = 'Columnas') {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: column }).click()
}

test('the URL of a list holds its search, sort, page, rows per page and columns', async () => {
  const sharedUrl = paths.clients({ search: 'a', sort: '-document', page: '2', rows: '30', columns: 'name,email' })
  const { alter, calls } = await mount(paths.clients())
  alter('get /v1/clients', answerWithTotal(80))
  await expect.element(columnHead('Documento')).toBeVisible()
  const visit = await mount(sharedUrl)
  visit.alter('get /v1/clients', answerWithTotal(80))
  await expect.element(search()).toHaveValue('a')
  await expect.element(columnHead('Correo')).toBeVisible()
  await expect.element(columnHead('Documento')).not.toBeInTheDocument()
  expect(calls.length).toBeGreaterThan(0)
  const query = visit.calls.find(({ call }) => call === 'get /v1/clients')?.query
  expect(Object.fromEntries(query ?? [])).toEqual({ search: 'a', sort: '-document', limit: '30', offset: '30', with_sessions: 'true' })
})

test('going back restores the sort and the page of a list', async () => {
  const { alter, router, url } = await mount(paths.clients({ search: 'a' }))
  alter('get /v1/clients', answerWithTotal(80))
  await page.getByRole('button', { name: 'Nombre' }).click()
  await expect.element(columnHead('Nombre')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.poll(url).toBe(paths.clients({ search: 'a', sort: '-name', page: '2' }))
  await router.navigate(-2)
  await expect.element(columnHead('Nombre')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(search()).toHaveValue('a')
})

test('a list opens with the columns that were chosen last, and writes them into the URL', async () => {
  const { alter, url } = await mount(paths.clients({ sort: '-name' }))
  alter('get /v1/clients', answerWithTotal(80))
  await toggleColumn('Teléfono')
  await expect.element(columnHead('Teléfono')).not.toBeInTheDocument()
  await page.getByRole('menuitemcheckbox', { name: 'Usuario' }).click()
  await expect.element(columnHead('Usuario')).not.toBeInTheDocument()
  const columns = 'name,document,next,workers,link'
  await expect.poll(url).toBe(paths.clients({ sort: '-name', columns }))

  await mount(paths.workers())
  await expect.element(columnHead('Teléfono')).toBeVisible()

  const secondVisit = await mount(paths.clients())
  await expect.poll(secondVisit.url).toBe(paths.clients({ columns }))
  await expect.element(columnHead('Teléfono')).not.toBeInTheDocument()
  // A URL with any parameter of the list has the default values of the others.
  await mount(paths.clients({ search: 'a' }))
  await expect.element(columnHead('Teléfono')).toBeVisible()
})

test('a list opens with the rows per page that were chosen last, and writes them into the URL', async () => {
  const { alter, calls, url } = await mount(paths.clients({ search: 'a' }))
  alter('get /v1/clients', answerWithTotal(80))
  await search().fill('')
  await expect.poll(url).toBe(paths.clients())
  await chooseRowsPerPage('60')
  await expect.poll(url).toBe(paths.clients({ rows: '60' }))
  expect(calls.at(-1)?.query.get('limit')).toBe('60')

  const secondVisit = await mount(paths.clients())
  await expect.poll(secondVisit.url).toBe(paths.clients({ rows: '60' }))
  expect(secondVisit.calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query.get('limit'))).toEqual(['60'])
  const shared = await mount(paths.clients({ rows: '30' }))
  await expect.element(search()).toBeVisible()
  expect(shared.url()).toBe(paths.clients({ rows: '30' }))
})

test('a narrow window leaves out the wide columns until the user chooses them', async () => {
  const { url } = await mount(paths.clients(), { width: 900 })
  await expect.element(columnHead('Teléfono')).toBeVisible()
  await expect.element(columnHead('Correo')).not.toBeInTheDocument()
  await toggleColumn('Correo', 'Más')
  await expect.element(columnHead('Correo')).toBeVisible()
  await expect.poll(url).toBe(paths.clients({ columns: 'name,document,phone,next,link,email' }))
})

test('a search in pages of 60 rows shows all 60', async () => {
  const { alter, url } = await mount(paths.clients({ search: 'a', rows: '60' }))
  alter('get /v1/clients', async (answer) => {
    const rows = (await answer.json()) as { id: string }[]
    const copies = Array.from({ length: 60 }, (_, index) => ({
      ...rows[0],
      id: `01998a00-0000-7000-8000-0200000${String(index).padStart(5, '0')}`,
    }))
    return Response.json(copies, { headers: { 'x-total-count': '300' } })
  })
  await search().fill('e')
  await expect.poll(url).toBe(paths.clients({ search: 'e', rows: '60' }))
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(60)
})

test('the rows stay until the answer arrives, and an older answer never replaces a newer one', async () => {
  const { calls, hold, url } = await mount(paths.clients())
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  const releaseOlder = hold('get /v1/clients')
  await search().fill('gael')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('gael')
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeVisible()
  const releaseNewer = hold('get /v1/clients')
  await search().fill('zoe')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zoe')
  releaseNewer()
  await expect.poll(url).toBe(paths.clients({ search: 'zoe' }))
  releaseOlder()
  await expect.element(page.getByText('1 encontrado')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Campos Núñez, Zoe' })).toBeVisible()
  await expect.element(search()).toHaveValue('zoe')
  expect(url()).toBe(paths.clients({ search: 'zoe' }))
})

test('a list tells screen readers that a search has found nothing', async () => {
  await mount(paths.clients())
  const count = page.getByRole('status').filter({ hasText: /^8$/ })
  await expect.element(count).toBeInTheDocument()
  const region = count.element()
  await search().fill('nadie se llama así')
  await expect.poll(() => region.textContent).toBe('0 encontrados')
})

test('a sort that is chosen while a search is loading keeps the search', async () => {
  const { calls, hold, url } = await mount(paths.clients())
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  const release = hold('get /v1/clients')
  await search().fill('zoe')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zoe')
  await page.getByRole('button', { name: 'Documento' }).click()
  release()
  await expect.poll(url).toBe(paths.clients({ search: 'zoe', sort: 'document' }))
})

test('going back restores the search in the field', async () => {
  const { router, url } = await mount(paths.workers({ search: 'mori' }))
  await page.getByRole('button', { name: 'Nombre' }).click()
  await expect.poll(url).toBe(paths.workers({ search: 'mori', sort: '-name' }))
  await search().fill('torres')
  await expect.element(page.getByRole('link', { name: 'Torres Medina, Ana' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(search()).toHaveValue('mori')
  await expect.element(page.getByRole('link', { name: 'Mori Díaz, Carmen' })).toBeVisible()
})

test('opening the list without a search empties the field, even after a search that was cleared before its answer arrived', async () => {
  const { calls, hold, router } = await mount(paths.clients())
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  const release = hold('get /v1/clients')
  await search().fill('zoe')
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('zoe')
  await search().fill('')
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  release()
  await search().fill('zoe')
  await expect.element(page.getByText('1 encontrado')).toBeVisible()
  await router.navigate(paths.clients())
  await expect.element(search()).toHaveValue('')
})
