import puppeteer from 'puppeteer-core'
import type { Page } from './page.ts'

/** Starts Firefox ESR, driven by WebDriver BiDi, with a page of a width. */
export async function launchFirefox(width: number): Promise<Page> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width, height: 800 })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    collectErrors: async () => errors,
    close: () => browser.close(),
  }
}
