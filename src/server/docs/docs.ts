import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import getViewerFolder from 'swagger-ui-dist/absolute-path.js'
import { matchesIfNoneMatch } from '../entity-tag.ts'

const contractFolder = join(import.meta.dirname, '../../../openapi')

/** The files that are served, by path. */
const files = {
  '/api/scheduling.yaml': join(contractFolder, 'scheduling.yaml'),
  '/api/docs': join(import.meta.dirname, 'page.html'),
  '/api/docs/page.css': join(import.meta.dirname, 'page.css'),
  '/api/docs/page.js': join(import.meta.dirname, 'page.js'),
  '/api/docs/swagger-ui.css': join(getViewerFolder(), 'swagger-ui.css'),
  '/api/docs/swagger-ui-bundle.js': join(getViewerFolder(), 'swagger-ui-bundle.js'),
}

const types: Record<string, string> = { '.yaml': 'text/yaml', '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

/** Serves the contract as a file, and as a reference page at /api/docs that loads nothing from other hosts. */
export const serveDocs: FastifyPluginAsync = async (app) => {
  for (const [path, file] of Object.entries(files)) {
    // A file is kept from its first call on: one that is compressed while it is sent would keep a compressor in memory for each reader.
    let kept: ReturnType<typeof readFile> | undefined
    app.get(path, { logLevel: 'warn' }, (request, reply) => {
      kept ??= readFile(file)
      reply.headers({ 'cache-control': 'no-cache', etag: kept.etag })
      if (matchesIfNoneMatch(request.headers['if-none-match'], kept.etag)) return reply.code(304).send()
      return reply.type(`${types[extname(file)]}; charset=utf-8`).send(kept.content)
    })
  }
}

function readFile(file: string) {
  const content = readFileSync(file)
  return { content, etag: `W/"${createHash('sha1').update(content).digest('base64url')}"` }
}
