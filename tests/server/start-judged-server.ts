import type { AddressInfo } from 'node:net'
import { createLimits } from '#server/auth/limits.ts'
import { hashPasswordCheaply } from '../password-hash.ts'
import { startApp, testSettings } from './start-app.ts'

/** The user who judges the server. */
export const judgingUser = { username: 'admin', password: testSettings.adminPassword! }

/**
 * Starts a server that listens, for runs of the conformance command. They send more calls than its limits allow one user, and many runs more wrong
 * passwords than one address may; the limit of one user from one address stays, because a run judges it. They also create so many users that hashing
 * their passwords would take half of the time.
 */
export async function startJudgedServer() {
  const limits = createLimits()
  const { userAtAddress: _, ...others } = limits
  for (const limiter of Object.values(others)) limiter.points = Number.MAX_SAFE_INTEGER
  const app = await startApp({ limits, hashPassword: hashPasswordCheaply })
  // Node writes the time of the machine into this header, from which the judge computes the codes of second factors.
  app.fastify.server.prependListener('request', (_, response) => response.setHeader('date', new Date().toUTCString()))
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  return { app, limits, url: `http://127.0.0.1:${port}/api` }
}
