import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startCuttingProxy } from './cutting-proxy.ts'
import { buildClientCall, type ClientCall, prepareKillableServers } from './start-killable-servers.ts'

const { startServer, sendInVain, sendAndRead, countClients, remove } = await prepareKillableServers()
afterAll(remove)

test('what a killed server had done is not done again, and what it had not done is done', async () => {
  const server = await startServer()
  const proxy = await startCuttingProxy(Number(new URL(server.url).port))
  const calls = Array.from({ length: 12 }, () => buildClientCall('Matada'))
  // The proxy cuts the connection of the first answer, when its call is committed and others are in progress.
  await Promise.race(calls.map((call) => sendInVain(proxy.url, call)))
  await server.end('SIGKILL')
  proxy.close()
  const next = await startServer()
  // PostgreSQL may need a moment until it ends what the killed server was at.
  const repeat = async (call: ClientCall): ReturnType<typeof sendAndRead> => {
    const answer = await sendAndRead(next.url, call)
    if (answer.status !== 409) return answer
    await wait(50)
    return repeat(call)
  }
  const answers = await Promise.all(calls.map(repeat))
  expect(answers.filter(({ status }) => status !== 201)).toEqual([])
  expect(answers.some(({ isReplayed }) => isReplayed)).toBe(true)
  expect(await countClients(next.url, 'Matada')).toBe(12)
  await next.end('SIGKILL')
})
