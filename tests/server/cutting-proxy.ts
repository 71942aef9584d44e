import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/**
 * Starts a TCP proxy to a server on this machine. It cuts a connection when the first byte of an answer arrives, which it does not pass on: the server has then
 * done what was asked for, and the caller does not know it.
 */
export async function startCuttingProxy(port: number) {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far)
    far.once('data', () => {
      near.destroy()
      far.destroy()
    })
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => void server.close()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
