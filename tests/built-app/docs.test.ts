import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { root } from '../../scripts/app/app-process.ts'
import { contextOptions } from '../../scripts/app/sign-in.ts'
import { connectBrowser } from './connect-browser.ts'

const { url } = inject('demo')
const browser = await connectBrowser()
afterAll(() => browser.close())

/** Opens the reference page and an operation on it. Collects what the page asks for, and what the browser blocks or reports. */
async function openReference() {
  const context = await browser.newContext({ ...contextOptions, colorScheme: 'dark', viewport: { width: 390, height: 800 } })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('blocked', violatedDirective, blockedURI),
    ),
  )
  const page = await context.newPage()
  const requests: string[] = []
  const problems: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => problems.push(message.text()))
  const response = await page.goto(`${url}/api/docs`)
  // The viewer resolves the whole contract before it shows it, and again for an operation that is opened. A busy machine needs long for that.
  page.setDefaultTimeout(90_000)
  await page.getByRole('button', { name: /^POST \/v1\/sessions Book a session ?createSession$/ }).click()
  await page.getByText('Access: sessions.register.').waitFor()
  await page.waitForLoadState('networkidle')
  return { page, requests, problems, response }
}

// All tests share one page, since it takes seconds to open.
const { page, requests, problems, response } = await openReference()

test('the reference page shows an operation with its access, loads files of this server only, and breaks no security policy', async () => {
  const files = ['', '/swagger-ui.css', '/page.css', '/swagger-ui-bundle.js', '/page.js'].map((file) => `${url}/api/docs${file}`)
  const urls = requests.filter((url) => !url.startsWith('data:'))
  expect(urls.toSorted()).toEqual([...files, `${url}/api/scheduling.yaml`].toSorted())
  expect(problems).toEqual([])
  const policy = (await page.request.get(`${url}/login`)).headers()['content-security-policy']
  expect(policy).toContain("default-src 'self'")
  expect(response?.headers()['content-security-policy']).toBe(policy)
  expect(await page.getByRole('link', { name: '/api/scheduling.yaml' }).getAttribute('href')).toBe('/api/scheduling.yaml')
})

test('the introduction of the reference page is short, says why calls cannot be tried, and folds the rest', async () => {
  await page.getByText('Calls cannot be tried on this page').waitFor()
  const rule = page.getByText('Order of checks.', { exact: true })
  expect(await rule.isVisible()).toBe(false)
  await page.getByText('What holds for every operation').click()
  expect(await rule.isVisible()).toBe(true)
})

test('the reference page names who needs no access to their own data', async () => {
  await page.getByRole('button', { name: /^GET \/v1\/clients\/\{id\} .*getClient$/ }).click()
  await page.getByText('Access: clients.read; or the client whose data it is (id).').waitFor()
})

test('the reference page follows the color scheme and fits a phone', async () => {
  const getBackground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await getBackground()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(getBackground).not.toBe(dark)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
})

test('the contract is served as the file that it is, and revalidated', async () => {
  const { request } = await browser.newContext()
  const address = `${url}/api/scheduling.yaml`
  const response = await request.get(address)
  expect(await response.text()).toBe(readFileSync(join(root, 'openapi/scheduling.yaml'), 'utf8'))
  const { etag = '', ...headers } = response.headers()
  expect(headers).toMatchObject({ 'content-type': 'text/yaml; charset=utf-8', 'cache-control': 'no-cache' })
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

test.each(['/api/docs/docs.ts', '/api/docs/index.html', '/api/docs/..%2f..%2fapp.ts'])('%s is not found', async (path) => {
  expect((await fetch(url + path)).status).toBe(404)
})
