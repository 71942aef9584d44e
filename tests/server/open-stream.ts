import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { createApp } from '#server/app.ts'

type Server = Awaited<ReturnType<typeof createApp>>

/** An open stream of events. */
export type EventStream = Awaited<ReturnType<typeof openStream>>

/** Opens a stream of events at a server that listens. A server that has just started refuses it until it listens to the database. */
export async function openStream(server: Server, cookie: string) {
  let response = await request(server, cookie)
  for (let tries = 0; response.statusCode === 503 && tries < 50; tries++) {
    response.resume()
    await wait(100)
    response = await request(server, cookie)
  }
  let text = ''
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  // A stream that is cut ends with an error too.
  response.on('error', () => {})
  return {
    status: response.statusCode,
    headers: response.headers,
    /** Lists the events so far, each as its name and data. */
    listEvents: (): { event: string; data: { kind?: string } }[] =>
      [...text.matchAll(/event: (.+)\ndata: (.+)\n\n/g)].map(([, event = '', data = '']) => ({ event, data: JSON.parse(data) })),
    hasEnded: () => response.closed,
    close: () => response.destroy(),
  }
}

/** Requests the stream on a separate connection, which is closed with it. */
async function request(server: Server, cookie: string): Promise<IncomingMessage> {
  const { port } = server.server.address() as AddressInfo
  const sent = get({ host: '127.0.0.1', port, path: '/api/v1/events', headers: { cookie }, agent: false })
  const [response] = await once(sent, 'response')
  return response
}
