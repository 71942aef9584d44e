import { afterAll, expect, test } from 'vitest'
import { countOutcomes, expectNothingLost, report, startWriters } from './load.ts'
import { endAll } from './programs.ts'
import { startTwoServers } from './two-servers.ts'

afterAll(endAll)

test('SIGTERM under load answers every call in full or has not taken it, whether the server drains or not', async () => {
  const { servers, startAnew, cookies, bookings, cluster } = await startTwoServers({ users: 12 })
  for (const [index, drainSeconds] of [0, 1].entries()) {
    await servers[index]!.end('SIGTERM')
    await startAnew(index, { DRAIN_SECONDS: String(drainSeconds) })
    const server = servers[index]!
    const writers = startWriters({ url: server.url, cookies, bookings, pause: 5 })
    await expect.poll(writers.countStored).toBeGreaterThan(30)
    expect(await server.end('SIGTERM')).toBe(0)
    const attempts = await writers.stop()
    report(`SIGTERM, DRAIN_SECONDS=${drainSeconds}: ${JSON.stringify(countOutcomes(attempts))}`)
    const { has } = await expectNothingLost(cluster.url, attempts)
    expect(attempts.filter(({ answer }) => answer.status === undefined && answer.missing === 'half')).toEqual([])
    // A call without an answer, and one that was refused, has changed nothing.
    expect(attempts.filter(({ booking, answer }) => answer.status !== 201 && has(booking))).toEqual([])
  }
})
