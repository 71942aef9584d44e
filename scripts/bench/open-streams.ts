// A thread that opens streams of events, so that its memory is not counted as the server's. It is given the URL and the cookies, one for each stream, and
// says when all have begun.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url, cookies } = workerData as { url: string; cookies: string[] }
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

for (const cookie of cookies) {
  const [response] = await once(get(`${url}/api/v1/events`, { agent, headers: { cookie } }), 'response')
  if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}.`)
  response.resume()
}
parentPort!.postMessage('open')
