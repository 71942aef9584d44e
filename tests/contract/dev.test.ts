import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../../scripts/app/app-process.ts'

/** Starts `npm run dev` with arguments on a free port, until the end of the test, and returns a function that calls it as a page with a path does. */
async function startDev(...args: string[]) {
  const app = await startApp({}, 'scripts/dev.ts', ['--port', '0', ...args])
  onTestFinished(async () => void (await app.end('SIGTERM')))
  return (path: string, { pagePath = '/', ...init }: RequestInit & { pagePath?: string } = {}) =>
    fetch(new URL(path, app.url), {
      ...init,
      headers: { cookie: 'turnos=mock', referer: new URL(pagePath, app.url).href, origin: new URL(app.url).origin, ...init.headers },
    })
}

/** Starts a backend that answers every call with what it has got, until the end of the test. */
async function startBackend() {
  const backend = createServer(({ method, url, headers }, response) => {
    response.setHeader('set-cookie', 'session=1; Path=/backend; Domain=backend.example; HttpOnly')
    response.end(JSON.stringify({ method, url, ...headers }))
  })
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void backend.close())
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
}

test('dev:mock serves the web with the mock, and passes the preference in the address of the page on to it', async () => {
  const call = await startDev('--mock')
  expect(await (await call('/admin/clients/')).text()).toContain('<div id="root">')
  const list = await call('/api/v1/clients')
  expect(await list.json()).toHaveLength(8)
  expect(await (await call('/api/v1/clients', { pagePath: '/admin/clients/?prefer=example=empty' })).json()).toEqual([])
  const page = { pagePath: '/admin/clients/?prefer=code=409' }
  // A page can load although its own calls do not have the status.
  expect((await call('/api/v1/clients', page)).status).toBe(200)
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Recepción' }) }
  expect((await call('/api/v1/roles', { ...page, ...init })).status).toBe(409)
})

test('dev with --api runs the web on a foreign backend, whose cookies become those of the page', async () => {
  const backend = await startBackend()
  const call = await startDev('--api', `${backend}/backend/api`)
  const response = await call('/api/v1/clients?limit=1', { pagePath: '/?prefer=code=409' })
  const { host, origin, url, cookie, prefer } = (await response.json()) as Record<string, string>
  expect({ url, cookie, prefer }).toEqual({ url: '/backend/api/v1/clients?limit=1', cookie: 'turnos=mock', prefer: undefined })
  // The backend sees a call from its own site.
  expect([`http://${host}`, origin]).toEqual([backend, backend])
  expect(response.headers.getSetCookie()).toEqual(['session=1; Path=/; HttpOnly'])
})

test('dev with the address of a backend alone calls its /api', async () => {
  const call = await startDev('--api', await startBackend())
  expect(await (await call('/api/v1/settings')).json()).toMatchObject({ url: '/api/v1/settings' })
})

test.each([
  [['--api', 'localhost'], /--api takes the URL of a backend.*"localhost"/],
  [['--aip', 'http://127.0.0.1'], /--aip/],
])('dev with %j exits with a sentence', async (args, message) => {
  await expect(startApp({}, 'scripts/dev.ts', args)).rejects.toThrow(message)
})
