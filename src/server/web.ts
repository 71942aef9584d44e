import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createNotFoundError } from './errors.ts'
import { isPage } from './pages.ts'
import { sendError } from './send-error.ts'
import { getPath } from './unknown-path.ts'

/** One year, in milliseconds. */
const year = 365 * 24 * 60 * 60 * 1000

/** Serves the built web: files with a hash in their name are cached for a year, and index.html is revalidated on every visit. */
export async function serveWeb(app: FastifyInstance, folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const scriptHashes = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"], // Mantine writes CSS variables into style attributes
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Other hosts of the clinic's domain may not use https.
    strictTransportSecurity: { includeSubDomains: false },
  })
  await app.register(fastifyStatic, {
    root: resolve(folder),
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: year,
    immutable: true,
    globIgnore: ['**/*.{html,br,gz,json}', '.vite/**'],
  })
  app.setNotFoundHandler((request, reply) => {
    const path = getPath(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return sendError(createNotFoundError('lo que busca'), request, reply)
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not Found')
    if (path.startsWith('/public-link/')) reply.header('x-robots-tag', 'noindex')
    reply.header('cache-control', 'no-cache')
    if (isPage(path)) return reply.sendFile('index.html', { cacheControl: false })
    // The web shows its own view for a page that does not exist.
    return reply.code(404).type('text/html; charset=utf-8').send(page)
  })
}
