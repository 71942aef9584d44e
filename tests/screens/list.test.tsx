import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { answerWithTotal } from './answer-with-total.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'

test('clients are listed by last names, and missing values are announced', async () => {
  await mount(paths.clients({ columns: 'name,document,birth' }))
  const row = page.getByRole('row', { name: /Ñahui Flores, Sebastián/ })
  await expect.element(row).toMatchTextContent(/DNI 90678901/)
  await expect.element(row).toMatchTextContent(/sin fecha/)
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

test('a search is written into the URL and sent to the server', async () => {
  const { calls, url } = await mount(paths.clients())
  await page.getByRole('searchbox').fill('zoe campos')
  await expect.poll(url).toBe(paths.clients({ search: 'zoe campos' }))
  expect(calls.at(-1)?.query.get('search')).toBe('zoe campos')
})

test('pressing a column header sorts by it, and pressing it again reverses the order', async () => {
  const { calls, url } = await mount(paths.clients())
  await page.getByRole('button', { name: 'Documento' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Documento' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Documento' }).click()
  await expect.poll(url).toBe(paths.clients({ sort: '-document' }))
  expect(calls.at(-1)?.query.get('sort')).toBe('-document')
})

test('a long list shows its first page, and a button loads the next one', async () => {
  const { alter, calls, url } = await mount(paths.clients({ search: 'a' }))
  alter('get /v1/clients', answerWithTotal(40))
  await page.getByRole('searchbox').fill('')
  await expect.poll(url).toBe(paths.clients())
  await expect.element(page.getByText('1 – 8 de 40')).toBeVisible()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.element(page.getByText('Página 2 / 3')).toBeVisible()
  expect(calls.at(-1)?.query.get('offset')).toBe('15')
})

test('on the last page the button of the next page keeps the focus and does nothing', async () => {
  const { alter, calls, url } = await mount(paths.clients({ search: 'a' }))
  alter('get /v1/clients', answerWithTotal(16))
  await page.getByRole('searchbox').fill('')
  await expect.poll(url).toBe(paths.clients())
  const nextButton = page.getByRole('button', { name: 'Página siguiente' })
  await nextButton.click()
  await expect.element(page.getByText('Página 2 / 2')).toBeVisible()
  await expect.element(nextButton).toHaveFocus()
  const callCount = calls.length
  await nextButton.click({ force: true })
  expect(url()).toBe(paths.clients({ page: '2' }))
  expect(calls.length).toBe(callCount)
})

test('a page without rows redirects to the page before it', async () => {
  const { alter, url } = await mount(paths.clients())
  alter('get /v1/clients', (answer) => {
    const rows = new URL(answer.url).searchParams.get('offset') === '0' ? answer.body : '[]'
    return new Response(rows, { headers: { 'content-type': 'application/json', 'x-total-count': '90' } })
  })
  await page.getByRole('searchbox').fill('a')
  await expect.poll(url).toBe(paths.clients({ search: 'a' }))
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.poll(url).toBe(paths.clients({ search: 'a' }))
  await expect.element(page.getByText('1 – 8 de 90')).toBeVisible()
})

test('a list without clients and a search without results each show their own text', async () => {
  await mount(paths.clients(), { answers: { 'get /v1/clients': 'example=empty' } })
  await expect.element(page.getByText('Todavía no hay clientes')).toBeVisible()
  await page.getByRole('searchbox').fill('nadie')
  await expect.element(page.getByText('Nadie coincide con «nadie»')).toBeVisible()
})
