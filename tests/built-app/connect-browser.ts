import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import { readClockOffset, shiftDate } from '../clock/clock.ts'

/** Connects to the browser of the run. Its pages have the clock of the tests. Closing the connection closes the contexts that it has opened. */
export async function connectBrowser(): Promise<Browser> {
  const browser = await chromium.connect(inject('browserUrl'))
  const createContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await createContext(options)
    await context.addInitScript(shiftDate, readClockOffset())
    return context
  }
  return browser
}
