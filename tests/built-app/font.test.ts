import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { createRecord } from '../small-clinic.ts'
import { getDayOfWeek, startClinic, sunday } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

let token: string
let page: Page
beforeAll(async () => {
  const { call, ids, schedule, book } = clinic
  token = await call<string>('GET', '/clients/public-link/generate')
  await call('POST', '/clients/public-link', { schedule_id: schedule, worker_ids: [ids.ana], client_id: ids.ian, url: token })
  for (const weekday of [1, 2, 3]) await book({ client: 'ian', worker: 'ana', date: getDayOfWeek(weekday), time: 540 })
})
afterEach(() => page.context().close())

const getAgendaPath = () => paths.sessions({ schedule: clinic.schedule, turn: clinic.turn, week: sunday })
const getPublicPath = () => paths.publicPage(token)

/** The two pages that the build makes: how they are opened, and a text that they show once they have loaded. */
const pages = [
  { name: 'the admin area', getPath: getAgendaPath, text: 'Ian V.' },
  { name: 'the page of a client', getPath: getPublicPath, text: 'con Ana Torres' },
]

const isFont = ({ pathname }: URL) => pathname.endsWith('.woff2')
const waitForFonts = () => page.evaluate(() => document.fonts.ready.then(() => {}))

/** Opens a new page and returns the list to which each font that it asks for is added. */
async function openPage() {
  page = await (await clinic.openContext()).newPage()
  const requested: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isFont(url)) requested.push(url.pathname)
  })
  return requested
}

test.each(pages)('$name preloads the font of Latin texts, uses it, and loads no other', async ({ getPath, text }) => {
  const requested = await openPage()
  await page.goto(clinic.url + getPath())
  await page.getByText(text).first().waitFor()
  await waitForFonts()
  const preloads = page.locator('link[rel="preload"][as="font"]')
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(preloaded).toHaveLength(1)
  expect(requested).toEqual(preloaded)
  expect(await listDrawnFonts('h1')).toEqual([expect.stringMatching(/^Figtree/)])
})

test.each(pages)('$name moves nothing by more than a letter when the font arrives late', async ({ getPath, text }) => {
  await openPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(isFont, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(clinic.url + getPath(), { waitUntil: 'commit' })
  await page.getByText(text).first().waitFor()
  let before = await listTextBoxes()
  const isSettled = async () => {
    const last = before
    before = await listTextBoxes()
    return isDeepStrictEqual(before, last)
  }
  // A part that still loads would move the texts, too.
  await expect.poll(isSettled, { interval: 500 }).toBe(true)
  expect(await listDrawnFonts('h1')).not.toEqual([expect.stringMatching(/^Figtree/)])
  release()
  await expect.poll(() => listDrawnFonts('h1')).toEqual([expect.stringMatching(/^Figtree/)])
  const after = await listTextBoxes()
  expect(after.length).toBeGreaterThan(40)
  expect(after.map(({ text: own }) => own)).toEqual(before.map(({ text: own }) => own))
  const moved = after.filter((box, index) => {
    const { top, left, height } = before[index]!
    return Math.abs(box.top - top) > 1 || Math.abs(box.height - height) > 1 || Math.abs(box.left - left) > 8
  })
  expect(moved).toEqual([])
})

test('a name with a letter that is not in the Latin file loads the second file', async () => {
  const person = { name: 'Łucja', father_last_name: 'Nowak', mother_last_name: '', document: '70000009', document_type: 0, gender: true }
  const id = await createRecord(clinic.call, '/clients', { person })
  const requested = await openPage()
  await page.goto(clinic.url + paths.client(id))
  await page.getByRole('heading', { name: 'Łucja Nowak' }).waitFor()
  await waitForFonts()
  expect(requested).toHaveLength(2)
  expect(await listDrawnFonts('h1')).toEqual([expect.stringMatching(/^Figtree/)])
})

test.each(pages)('$name has no other font on paper, with the footer of its sheets', async ({ getPath, text }) => {
  await openPage()
  await page.goto(clinic.url + getPath())
  await page.getByText(text).first().waitFor()
  await waitForFonts()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const names = [...pdf.toString('latin1').matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !name!.startsWith('Figtree'))).toEqual([])
})

/** Lists the names of the fonts with which the browser has drawn the text of an element. */
async function listDrawnFonts(selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return [...new Set(fonts.map(({ familyName }) => familyName))]
}

/** Lists the elements of the page that have their own text, with their places. */
const listTextBoxes = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return { text: element.textContent, left, top, height }
      }),
  )
