// A process that opens streams of events, so that its memory is not counted as the server's. It is sent the URL and the cookies, one for each stream. It says
// when all are open, and each time that all have heard of a change.
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

const [[{ url, cookies }]] = (await Promise.all([once(process, 'message')])) as [[{ url: string; cookies: string[] }]]
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
let told = 0

const countChanges = (text: string) => {
  told += text.split('event: change').length - 1
  while (told >= cookies.length) {
    told -= cookies.length
    process.send!('told')
  }
}

for (const cookie of cookies) {
  const [response] = (await once(get(`${url}/api/v1/events`, { agent, headers: { cookie } }), 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}.`)
  response.setEncoding('utf8').on('data', countChanges)
}
process.send!('open')
