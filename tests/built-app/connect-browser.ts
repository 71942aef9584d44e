import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import { readClockOffset, shiftDate } from '../clock/clock.ts'

/** The connections that are not closed. */
export const openBrowsers = new Set<Browser>()

/** Connects to the browser of the run. Closing the connection closes the contexts that it has opened. */
export async function connectBrowser() {
  const browser = setClock(await chromium.connect(inject('browserUrl')))
  openBrowsers.add(browser)
  browser.on('disconnected', () => openBrowsers.delete(browser))
  return browser
}

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
