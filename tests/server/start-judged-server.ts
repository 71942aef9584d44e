import type { AddressInfo } from 'node:net'
import { createLimits } from '#server/auth/limits.ts'
import { startApp, testSettings } from './start-app.ts'

/** The user who judges the server. */
export const judgingUser = { username: 'admin', password: testSettings.adminPassword! }

/** Starts a server that listens, for runs of the conformance command. They send more calls than its limits allow one user. */
export async function startJudgedServer() {
  const limits = createLimits()
  for (const limiter of Object.values(limits)) limiter.points = Number.MAX_SAFE_INTEGER
  const app = await startApp({ limits })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  return { app, url: `http://127.0.0.1:${port}/api` }
}
