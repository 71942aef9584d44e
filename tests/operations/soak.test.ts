import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { countOutcomes, expectNothingLost, report, startWriters } from './load.ts'
import { endAll } from './programs.ts'
import { startTwoServers } from './two-servers.ts'

afterAll(endAll)

const minutes = Number(process.env.SOAK_MINUTES ?? 10)

/** Milliseconds between two kills. */
const killInterval = 20_000

test(`in ${minutes} minutes in which one of two servers is killed every 20 s, no booking is lost and none doubled`, {
  timeout: minutes * 60_000 + 240_000,
}, async () => {
  const { proxy, cookies, bookings, servers, startAnew, cluster } = await startTwoServers({ users: 6 })
  const writers = startWriters({ url: proxy, cookies, bookings, repeats: true })
  const start = performance.now()
  const kills = minutes * (60_000 / killInterval) - 1
  for (let kill = 1; kill <= kills; kill++) {
    await wait(Math.max(0, start + kill * killInterval - performance.now()))
    const index = kill % 2
    await servers[index]!.end('SIGKILL')
    await startAnew(index)
  }
  await wait(Math.max(0, start + minutes * 60_000 - performance.now()))
  const attempts = await writers.stop()
  const { has } = await expectNothingLost(cluster.url, attempts)
  report(
    `soak: ${minutes} minutes, ${kills} kills, ${attempts.length} calls, ${JSON.stringify(countOutcomes(attempts))}, 0 lost, 0 doubled`,
  )
  // A conflict says that the booking had been stored before its answer was lost.
  const conflicts = attempts.filter(({ answer }) => answer.status === 409)
  expect(conflicts.filter(({ booking }) => !has(booking))).toEqual([])
  expect(attempts.filter(({ answer }) => ![201, 409, 502, 503, undefined].includes(answer.status))).toEqual([])
})
