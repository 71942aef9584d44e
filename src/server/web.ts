import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createNotFoundError } from './errors.ts'
import { sendError } from './send-error.ts'
import { getPath } from './unknown-path.ts'

/** The header with which a browser keeps a file for a year. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * The name of the file in which the build lists the HTML files with the paths that each of them answers, and the files that are loaded for a path besides
 * those that the HTML names: `{ "index.html": { "/login": [], "/admin/clients/:id": ["assets/client.js"] } }`.
 */
export const pagesFile = 'pages.json'

/**
 * Serves the built web: files with a hash in their name are cached for a year, and the others, such as the pages and the icons, are revalidated on every visit.
 * Clients get their own page, which loads nothing of the admin area.
 */
export async function serveWeb(app: FastifyInstance, folder: string) {
  const notFoundPage = readFileSync(join(folder, 'index.html'), 'utf8')
  const pages = readPages(folder)
  const assets = join(resolve(folder), 'assets/')
  await app.register(fastifyStatic, {
    root: resolve(folder),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', file.startsWith(assets) ? immutable : 'no-cache'),
    globIgnore: ['**/*.{html,br,gz,json}', '.vite/**'],
  })
  app.setNotFoundHandler((request, reply) => {
    const path = getPath(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return sendError(createNotFoundError('lo que busca'), request, reply)
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not Found')
    // The web ignores case.
    if (/^\/public-link\//i.test(path)) reply.header('x-robots-tag', 'noindex')
    reply.header('cache-control', 'no-cache')
    const page = pages.find(({ pattern }) => pattern.test(path))
    if (page) return reply.headers(page.headers).sendFile(page.file)
    // The web shows its own view for a page that does not exist.
    return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage)
  })
}

const readPages = (folder: string) =>
  Object.entries<Record<string, string[]>>(JSON.parse(readFileSync(join(folder, pagesFile), 'utf8'))).flatMap(([file, paths]) =>
    Object.entries(paths).map(([path, preloads]) => ({ file, pattern: createPattern(path), headers: createPreloadHeaders(preloads) })),
  )

/** The header with which a browser loads a screen's files together with the first script, which would ask for them only once it runs. */
const createPreloadHeaders = (files: string[]): Record<string, string> =>
  files.length === 0 ? {} : { link: files.map((file) => `</${file}>; ${getPreloadType(file)}`).join(', ') }

// The page asks for its stylesheets with `crossorigin`. The browser uses what was loaded before only when the header says the same.
const getPreloadType = (file: string) => (file.endsWith('.js') ? 'rel=modulepreload' : 'rel=preload; as=style; crossorigin')

// The web ignores case and a slash at the end, too.
const createPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i')
