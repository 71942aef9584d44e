import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './errors.ts'
import { sendError } from './send-error.ts'

const year = 365 * 24 * 60 * 60 * 1000

/** Serves the built web: hashed files for a year, the page itself never from a cache, and nothing that its content policy does not name. */
export async function servePages(app: FastifyInstance, folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const inlineScripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        styleSrc: ["'self'", "'unsafe-inline'"], // Mantine writes its variables into style attributes
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: { includeSubDomains: false }, // the other hosts of the practice's domain are not ours to decide for
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
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (path.startsWith('/api/') || path === '/api' || !isRead) return sendError(notFound('lo que busca'), request, reply)
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not Found')
    if (path.startsWith('/public-link/')) reply.header('x-robots-tag', 'noindex')
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
  })
}
