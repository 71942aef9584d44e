import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { weekRefresh } from '#web/constants.ts'
import { type Clinic, cell, chip, getDayOfWeek, startClinic } from './clinic.ts'

let clinic: Clinic
let context: BrowserContext
let streams: Page[]
beforeAll(async () => {
  clinic = await startClinic()
})
afterEach(async () => {
  await context.close()
  await clinic.deleteSessions()
})
afterAll(() => clinic.end())

const tuesday = getDayOfWeek(2)
const bookAsColleague = (client: 'ian' | 'luis', time = 540) => clinic.book({ client, worker: 'ana', date: tuesday, time })

/** Opens the agenda in a new browser, and waits until it has its stream. `streams` gets the page of each request for one. */
async function openLiveWeek() {
  context = await clinic.openContext()
  await context.addInitScript(preventPolling, weekRefresh.interval)
  streams = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/v1/events')) streams.push(request.frame().page())
  })
  const page = await openTab()
  await expect.poll(() => streams.length).toBe(1)
  return page
}

/** Leaves a page its stream alone: without one it would ask for changes at this interval. */
function preventPolling(interval: number) {
  const setInterval = window.setInterval.bind(window)
  window.setInterval = ((handler: () => void, delay: number) =>
    delay < interval ? setInterval(handler, delay) : 0) as typeof window.setInterval
}

async function openTab() {
  const page = await context.newPage()
  await clinic.goToWeek(page)
  return page
}

test('a booking of a colleague appears immediately and is highlighted, and the note that is being typed stays', async () => {
  const page = await openLiveWeek()
  await cell(page, tuesday, '10:00').click()
  const note = page.getByRole('dialog').getByRole('textbox', { name: /^Nota/ })
  await note.fill('Trae el in')
  await bookAsColleague('ian')
  const booked = chip(page, tuesday, '09:00', 'Ian V. con Ana Torres, pendiente')
  await booked.waitFor()
  expect(await booked.evaluate((element) => element.getAnimations().length)).toBe(1)
  expect(await note.inputValue()).toBe('Trae el in')
  expect(await note.evaluate((element) => element === document.activeElement)).toBe(true)
})

test("the user's own changes are not highlighted", async () => {
  await bookAsColleague('ian')
  const page = await openLiveWeek()
  await chip(page, tuesday, '09:00', 'Ian V.').click()
  await page.getByRole('dialog').waitFor()
  const refetched = page.waitForResponse((response) => response.url().includes('/by-turn-and-week'))
  await page.keyboard.press('c')
  const confirmed = chip(page, tuesday, '09:00', 'Ian V. con Ana Torres, confirmada')
  await confirmed.waitFor()
  await refetched
  expect(await confirmed.evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('an open booking form says that a colleague has just taken its worker', async () => {
  const page = await openLiveWeek()
  await cell(page, tuesday, '09:00').click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: /^Ana Torres/ }).check({ force: true })
  await bookAsColleague('ian')
  await form.getByText('No está libre: con Ian').waitFor()
})

test('the tabs of a browser share one stream, and another tab goes on with it when its tab is closed', async () => {
  const first = await openLiveWeek()
  const second = await openTab()
  await bookAsColleague('ian')
  for (const page of [first, second]) await chip(page, tuesday, '09:00', 'Ian V.').waitFor()
  expect(streams).toEqual([first])
  await first.close()
  await expect.poll(() => streams).toEqual([first, second])
  await bookAsColleague('luis', 600)
  await chip(second, tuesday, '10:00', 'Luis').waitFor()
})
