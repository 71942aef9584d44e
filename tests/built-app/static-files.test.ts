import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'

const { url } = inject('demo')

/** Sends a GET request and does not decompress the response, unlike fetch. */
function sendGet(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${url}${path}`, { headers }, resolve).on('error', reject)
  return promise
}

/** Returns the path of the largest script of the page, because the entry script can be a few lines that import the others. */
async function findMainScript() {
  const page = await text(await sendGet('/'))
  const paths = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const sizes = await Promise.all(paths.map(async (path) => (await buffer(await sendGet(path))).length))
  return paths[sizes.indexOf(Math.max(...sizes))] ?? ''
}

describe('the page', () => {
  test('is revalidated before a cached copy is used', async () => {
    expect((await sendGet('/')).headers['cache-control']).toBe('no-cache')
  })

  test.each(['/login', '/Admin/sessions?week=2026-11-22', '/admin/clients/', '/admin/security/users/abc/edit', '/public-link/abc'])(
    'is served for %s, so that links to screens work',
    async (path) => {
      const response = await sendGet(path)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(await text(response)).toContain('<html lang="es"')
    },
  )

  test.each(['/nada/de/esto', '/wp-login.php', '/admin/nada', '/metrics', '/index.html', '/pages.json'])(
    'comes with the status 404 for %s, which is no page',
    async (path) => {
      const response = await sendGet(path)
      expect(response.statusCode).toBe(404)
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(await text(response)).toContain('<html lang="es"')
    },
  )

  test('allows only its own inline scripts, by hash, and cannot be framed', async () => {
    const response = await sendGet('/login')
    const policy = String(response.headers['content-security-policy'])
    const inline = [...(await text(response)).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(hashes).toHaveLength(3)
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(policy).not.toContain("script-src 'self' 'unsafe")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
  })

  test('sends no referrer and disables content sniffing', async () => {
    const { headers } = await sendGet('/login')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a hashed file', () => {
  test('can be cached for a year', async () => {
    const response = await sendGet(await findMainScript())
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s when the client accepts it', async (encoding, decompress) => {
    const path = await findMainScript()
    const plain = await buffer(await sendGet(path))
    const response = await sendGet(path, { 'accept-encoding': encoding })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toMatch(/accept-encoding/i)
    const compressed = await buffer(response)
    expect(compressed.length).toBeLessThan(plain.length / 2)
    expect(decompress(compressed)).toEqual(plain)
  })
})

describe.each(['/login', '/icon-192.png', '/fonts/nada.woff2'])('an odd request for %s', (path) => {
  test.each([
    [{ range: 'bytes=99999999-' }, 416],
    [{ range: 'bytes=-0' }, 416],
    [{ range: 'bytes=5-2' }, 416],
    [{ range: 'líneas=1-2' }, 200],
    [{ 'if-match': '"otra"' }, 412],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
    [{ 'if-range': '"otra"', range: 'bytes=0-1' }, 200],
  ] as const)('with %j is no error of the server', async (headers, status) => {
    const response = await sendGet(path, headers as Record<string, string>)
    // A page that does not exist, and what the server writes itself, have no ranges.
    expect([status, 200, 404]).toContain(response.statusCode)
    const body = await text(response)
    if (response.statusCode === status && status >= 400)
      expect(JSON.parse(body)).toMatchObject({ error: { code: 3 }, correlationId: response.headers['x-correlation-id'] })
  })
})

describe('the manifest', () => {
  test('is linked by the pages of staff and not by the page of clients, whose address is a secret', async () => {
    const link = '<link rel="manifest" href="/manifest.webmanifest"'
    expect(await text(await sendGet('/login'))).toContain(link)
    expect(await text(await sendGet('/public-link/abc'))).not.toContain('manifest')
  })

  test('is served with its type, revalidated, and names icons that exist in their sizes', async () => {
    const { statusCode, headers } = await sendGet('/manifest.webmanifest')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/manifest+json', 'no-cache'])
    const { icons, start_url } = JSON.parse(await text(await sendGet('/manifest.webmanifest')))
    expect((await sendGet(start_url)).statusCode).toBe(200)
    expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(2)
    for (const { src, type, sizes } of icons) {
      const response = await sendGet(src)
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([200, type, 'no-cache'])
      const content = await buffer(response)
      // Width and height follow the first heading of a PNG file.
      if (type === 'image/png') expect(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})

describe('the font', () => {
  test.each(['/login', '/public-link/abc'])('is preloaded by %s, can be cached for a year and is not compressed again', async (page) => {
    const [, path = ''] =
      /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/.exec(await text(await sendGet(page))) ?? []
    const response = await sendGet(path, { 'accept-encoding': 'br, gzip' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('font/woff2')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-encoding']).toBeUndefined()
    expect((await buffer(response)).subarray(0, 4).toString()).toBe('wOF2')
  })
})

describe('a path that does not exist', () => {
  test.each(['/assets/old-chunk-0a1b2c3d.js', '/assets/'])('%s returns 404, not the page', async (path) => {
    const response = await sendGet(path)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).not.toContain('html')
  })

  test.each(['/api/v1/nothing', '/api', '/api/'])('%s returns the error of the contract', async (path) => {
    const response = await sendGet(path)
    expect(response.statusCode).toBe(404)
    expect(JSON.parse(await text(response))).toMatchObject({ error: { code: 5 }, correlationId: response.headers['x-correlation-id'] })
  })

  test.each(['/../package.json', '/..%2fpackage.json', '/.vite/manifest.json', '/.vite/sources', '/assets/..%2f..%2fpackage.json'])(
    '%s serves no file outside the public folder',
    async (path) => {
      const response = await sendGet(path)
      expect(await text(response)).not.toMatch(/"devDependencies"|"isEntry"|^[0-9a-f]{64}$/)
    },
  )
})
