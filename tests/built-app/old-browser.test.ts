import { afterAll, expect, inject, test } from 'vitest'
import { contextOptions } from '../../scripts/app/sign-in.ts'
import { connectBrowser } from './connect-browser.ts'

const { url } = inject('demo')
const browser = await connectBrowser()
afterAll(() => browser.close())

/** Opens a path in a browser from which a script has removed a feature before the page loads. */
async function open(path: string, removeFeature: () => void) {
  const page = await (await browser.newContext(contextOptions)).newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  page.on('console', (message) => message.type() === 'error' && errors.push(new Error(message.text())))
  await page.addInitScript(removeFeature)
  await page.goto(url + path)
  return { page, errors }
}

const sentence = 'Su navegador es demasiado antiguo para esta página: actualícelo o ábrala en otro más reciente.'

const removeLayers = () => Reflect.deleteProperty(window, 'CSSLayerBlockRule')
const removeAbort = () => Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted')
const removeHas = () => {
  const { supports } = CSS
  CSS.supports = (condition: string) => !condition.includes(':has') && supports.call(CSS, condition)
}
const removeColorMix = () => {
  const { supports } = CSS
  CSS.supports = (condition: string) => !condition.includes('color-mix') && supports.call(CSS, condition)
}

test.each([
  ['cascade layers', '/login', removeLayers],
  ['cascade layers', '/public-link/abc', removeLayers],
  ['AbortSignal.throwIfAborted', '/public-link/abc', removeAbort],
  [':has', '/login', removeHas],
  ['color-mix', '/admin/sessions', removeColorMix],
])('a browser without %s shows one sentence at %s, and the app does not start', async (_feature, path, removeFeature) => {
  const { page, errors } = await open(path, removeFeature)
  await page.waitForLoadState('networkidle')
  expect((await page.locator('body').innerText()).trim()).toBe(sentence)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(errors).toEqual([])
})

test.each(['/public-link/abc', '/Public-Link/abc'])('a browser without :has starts the app at %s', async (path) => {
  const { page } = await open(path, removeHas)
  await page.getByRole('heading').first().waitFor()
  expect(await page.getByText(sentence).count()).toBe(0)
})
