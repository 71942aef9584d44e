import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'

const data = createDataFolder(inject('started'))
let app: AppProcess
beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder })
})
afterAll(async () => {
  await app.end('SIGTERM')
  data.remove()
})

/** A GET as it goes over the wire: fetch would unpack what comes compressed. */
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${app.url}${path}`, { headers }, resolve).on('error', reject)
  return promise
}

/** The first script of the page, which every visit loads. */
async function entryScript() {
  const page = await text(await ask('/'))
  return /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''
}

describe('the page', () => {
  test('is never taken from a cache without asking', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  })

  test.each(['/login', '/admin/sessions?week=2026-11-22', '/public-link/abc', '/nada/de/esto'])(
    'is served for %s, so that a link leads to its screen',
    async (path) => {
      const answer = await ask(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(await text(answer)).toContain('<html lang="es"')
    },
  )

  test('allows its own inline script by its hash, no other, and no site may frame it', async () => {
    const answer = await ask('/login')
    const policy = String(answer.headers['content-security-policy'])
    const inline = [...(await text(answer)).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(hashes).toHaveLength(1)
    expect(policy).toContain(`script-src 'self' ${hashes[0]}`)
    expect(policy).not.toContain("script-src 'self' 'unsafe")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
  })

  test('says where it comes from to nobody, and is not guessed to be something else', async () => {
    const { headers } = await ask('/login')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a hashed file', () => {
  test('may be kept for a year', async () => {
    const answer = await ask(await entryScript())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed with %s for who can read that', async (encoding, decompress) => {
    const path = await entryScript()
    const plain = await buffer(await ask(path))
    const answer = await ask(path, { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    const packed = await buffer(answer)
    expect(packed.length).toBeLessThan(plain.length / 2)
    expect(decompress(packed)).toEqual(plain)
  })

  test('asks the browser, on its first line, to compile all of it while it loads', async () => {
    expect(await text(await ask(await entryScript()))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })
})

describe('what does not exist', () => {
  test.each(['/assets/old-chunk-0a1b2c3d.js', '/assets/'])('%s is a 404, not the page', async (path) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).not.toContain('html')
  })

  test.each(['/api/v1/nothing', '/api', '/api/'])('%s is the error of the contract', async (path) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(404)
    expect(JSON.parse(await text(answer))).toMatchObject({ error: { code: 5 }, correlationId: answer.headers['x-correlation-id'] })
  })

  test.each(['/../package.json', '/..%2fpackage.json', '/.vite/manifest.json', '/.vite/sources', '/assets/..%2f..%2fpackage.json'])(
    '%s does not leave the folder of the pages',
    async (path) => {
      const answer = await ask(path)
      expect(await text(answer)).not.toMatch(/"devDependencies"|"isEntry"|^[0-9a-f]{64}$/)
    },
  )
})
