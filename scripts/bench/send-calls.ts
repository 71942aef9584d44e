// A thread that sends the same call over and over on several connections for some time, so that the server has its own thread for itself. It posts the number
// of answers. With `write`, that call is sent before every tenth one.
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

type Call = { url: string; method: string; headers: Record<string, string>; body?: string }
export type Load = { call: Call; write?: Call; status: number; connections: number; milliseconds: number }

const { call, write, status, connections, milliseconds } = workerData as Load
const agent = new Agent({ keepAlive: true, maxSockets: connections + 1 })

const send = ({ url, method, headers, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject).end(body)
  })

const end = performance.now() + milliseconds
let count = 0
const sendUntilEnd = async () => {
  while (performance.now() < end) {
    if (write && count % 10 === 0) {
      const written = await send(write)
      if (written !== status) throw new Error(`${write.url} answered ${written}.`)
    }
    const received = await send(call)
    if (received !== status) throw new Error(`${call.url} answered ${received}.`)
    count += 1
  }
}
const start = performance.now()
await Promise.all(Array.from({ length: connections }, sendUntilEnd))
parentPort!.postMessage(count / (performance.now() - start))
