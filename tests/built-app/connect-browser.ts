import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import { readClockOffset, shiftDate } from '../clock/clock.ts'

/** Connects to the browser of the run. Closing the connection closes the contexts that it has opened. */
export const connectBrowser = async () => setClock(await chromium.connect(inject('browserUrl')))

/** Gives the pages of a browser the clock of the tests. */
export function setClock(browser: Browser) {
  const createContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await createContext(options)
    await context.addInitScript(shiftDate, readClockOffset())
    return context
  }
  return browser
}
