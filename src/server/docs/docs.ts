import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import getViewerFolder from 'swagger-ui-dist/absolute-path.js'

const contractFolder = join(import.meta.dirname, '../../../openapi')

/** The files that are served, by path, and the folder of each. */
const files = {
  '/api/scheduling.yaml': [contractFolder, 'scheduling.yaml'],
  '/api/docs': [import.meta.dirname, 'page.html'],
  '/api/docs/page.css': [import.meta.dirname, 'page.css'],
  '/api/docs/page.js': [import.meta.dirname, 'page.js'],
  '/api/docs/swagger-ui.css': [getViewerFolder(), 'swagger-ui.css'],
  '/api/docs/swagger-ui-bundle.js': [getViewerFolder(), 'swagger-ui-bundle.js'],
} as const

/** Serves the contract as a file, and as a reference page at /api/docs that loads nothing from other hosts. */
export const serveDocs: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false })
  for (const [path, [folder, file]] of Object.entries(files))
    app.get(path, { logLevel: 'warn' }, (_, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file, folder, { cacheControl: false }),
    )
}
