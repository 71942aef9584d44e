import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatBriefDate } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { countChips, section } from './home.ts'
import { mount } from './mount.tsx'

const table = () => page.getByRole('table', { name: 'Sesiones por semana' })

/** Opens the first screen on Tuesday of the examples' week, and the table of the weeks. */
async function openTable(options: Parameters<typeof mount>[1]) {
  setClinicTime('2026-11-24', '09:05')
  const mounted = await mount(paths.admin(), options)
  await section('Últimas semanas').getByText('Ver como tabla').click()
  await expect.element(table()).toBeVisible()
  return mounted
}

const readCells = (row: Element | undefined) => [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent)
const readWeeks = () => table().getByRole('row').elements().slice(1).map(readCells)

test('the table begins with the current week, which has the numbers of this week, and ends with the first week that has sessions', async () => {
  const { calls, url } = await openTable({ usesRealServer: true })
  const weeks = readWeeks()
  const current = weeks[0]!
  expect(current[0]).toBe('22 – 28 nov 2026')
  expect(weeks.length).toBeLessThan(12)
  expect(Number(weeks.at(-1)?.[1])).toBeGreaterThan(0)
  const numbers = new Map(readCells(table().getByRole('row').elements()[0]).map((name, index) => [name, current[index]]))
  await expect.element(section('Esta semana').getByText(`${numbers.get('Sesiones')} sesiones`)).toBeVisible()
  for (const name of ['Vinieron', 'No vinieron', 'Sin marcar', 'Confirmadas', 'Pendientes', 'Aplazadas', 'Canceladas']) {
    const number = section('Esta semana')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) })
    await expect.element(number).toMatchTextContent(`${name}${numbers.get(name)}`)
  }
  expect(calls.filter(({ call }) => call === 'get /v1/sessions/counts').map(({ query }) => Object.fromEntries(query))).toEqual([
    { from: '2026-09-06', to: '2026-11-28', by_worker: 'false' },
  ])
  await table().getByRole('link', { name: '22 – 28 nov 2026' }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(url()).toContain('week=2026-11-22')
})

test('each number of the table is the sum of the numbers in its menu', async () => {
  await openTable({ usesRealServer: true })
  const names = listNumbers(/: [1-9]\d*$/)
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    const counts = await openMenu(name)
    const sum = counts.reduce((left, right) => left + right, 0)
    expect(sum, name).toBe(Number(/\d+$/.exec(name)?.[0]))
    await userEvent.keyboard('{Escape}')
  }
})

test('each number in a menu of the current week is the number of sessions to which it leads in the agenda', async () => {
  const { router } = await openTable({ usesRealServer: true })
  const names = listNumbers(/22 – 28 nov 2026: [1-9]\d*$/)
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    const counts = await openMenu(name)
    for (const [index, count] of counts.entries()) {
      await page.getByRole('menuitem').nth(index).click()
      await expect.element(page.getByRole('grid'), { message: name }).toBeVisible()
      await expect.poll(countChips, { message: name }).toBe(count)
      await router.navigate(paths.admin())
      if (index < counts.length - 1) await openMenu(name)
    }
  }
})

/** Lists the accessible names of the numbers of the table that fit a pattern. */
const listNumbers = (pattern: RegExp) =>
  table()
    .getByRole('link', { name: pattern })
    .elements()
    .map((number) => number.getAttribute('aria-label') ?? '')

/** Opens the menu of a number and returns the numbers of its items. */
async function openMenu(name: string) {
  if (!table().query()) await section('Últimas semanas').getByText('Ver como tabla').click()
  await table().getByRole('link', { name }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]))
}

test('a menu whose week cannot be loaded says why', async () => {
  const { prefer } = await openTable({})
  prefer('get /v1/sessions', 'no answer')
  await table()
    .getByRole('link', { name: /15 – 21 nov 2026: [1-9]/ })
    .first()
    .click()
  await expect.element(page.getByRole('menu').getByText('El servidor no respondió.', { exact: false })).toBeVisible()
})

test('the chart has a bar with the total of each week of the table, the latest last', async () => {
  await openTable({ usesRealServer: true })
  const bars = readWeeks().map(([, total], index) => `${total}${formatBriefDate(addDays('2026-11-22', -7 * index), '2026-11-24')}`)
  const chart = section('Últimas semanas').element().querySelector('[aria-hidden]')
  expect(chart).toMatchTextContent(new RegExp(`^${bars.reverse().join('')}Vinieron`))
})

test.for([
  ['light', 1280],
  ['dark', 390],
] as const)('in the %s theme, %i wide, axe finds no serious violation and nothing overflows', async ([theme, width]) => {
  await openTable({ theme, width })
  expect(await findSeriousViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
  // The table is wider than its column, and scrolls on its own.
  const scroller = table().element().parentElement!
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
})
