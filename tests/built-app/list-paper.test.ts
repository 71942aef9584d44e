import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import type { DemoServer } from '../../scripts/screenshots/demo-server.ts'
import { viewports } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'
import { keepWhatIsPrinted, printPage } from './print-page.ts'

let demo: DemoServer
let page: Page

beforeAll(async () => {
  demo = await openDemo()
  page = await demo.getPage('administrator', viewports.desktop)
})

const fetchAll = async <T>(path: string) => (await (await page.request.get(`${demo.url}/api/v1${path}`)).json()) as T[]

/** Opens a list, presses the browser's key for printing, and returns the sheets of what the page lets it print. */
async function printByKey(path: string) {
  await page.goto(demo.url + path)
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  const printed = await keepWhatIsPrinted(page)
  await page.keyboard.press('Control+p')
  await printed()
  const { texts } = await printPage(page)
  return texts.map((text) => text.replaceAll(/\s+/g, ' '))
}

test.each([
  ['clients', paths.clients({ page: '2' })],
  ['clients', paths.clients({ search: 'a', sort: '-name' })],
])('the key of the browser prints all %s of %s, under the heads of the columns on each sheet', async (list, path) => {
  const search = new URL(path, demo.url).searchParams.get('search')
  const people = await fetchAll<{ person: { document: string } }>(`/${list}${search ? `?search=${search}` : ''}`)
  expect(people.length).toBeGreaterThan(15)
  const texts = await printByKey(path)
  expect(texts.length).toBeGreaterThan(1)
  expect(texts[0]).toContain(`${people.length} filas${search ? ` · Búsqueda: «${search}»` : ''}`)
  for (const text of texts) expect(text).toContain('Nombre Documento')
  for (const { person } of people) expect(texts.filter((text) => text.includes(person.document))).toHaveLength(1)
})

test('the menu of the browser prints the rows on the screen, and the paper says which they are', async () => {
  const clients = await fetchAll<{ id: string }>('/clients')
  await page.goto(demo.url + paths.clients({ page: '2' }))
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  const { texts } = await printPage(page)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain(`Filas 16 – 30 de ${clients.length}`)
})
