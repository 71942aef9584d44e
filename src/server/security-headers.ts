import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sends the security headers with every response. The policy allows the inline scripts of the web's two pages, and no others. */
export async function setSecurityHeaders(app: FastifyInstance, webFolder: string | undefined) {
  const pages = webFolder ? ['index.html', 'public-page.html'].map((name) => readFileSync(join(webFolder, name), 'utf8')) : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...new Set(pages.flatMap(hashInlineScripts))],
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
}

/** Returns the hashes that the content security policy needs to allow a page's inline scripts. */
const hashInlineScripts = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
