import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

/** The files in which Linux lists the connections, with the bytes of each that its other side has not confirmed. */
const files = ['/proc/self/net/tcp', '/proc/self/net/tcp6'].filter((file) => existsSync(file))

/** The ports of both sides of a connection, and the bytes that wait in its send queue, in hexadecimal. */
const connection = /:([0-9A-F]{4}) [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]{2} ([0-9A-F]{8}):/g

/**
 * Returns the function that tells how many bytes of a socket the system has taken and the other side has not confirmed. A write shows only that the system
 * takes more, which it does in steps of up to a megabyte: of a slow reader nothing would be seen for minutes. Outside Linux the bytes are 0.
 */
export function readUnconfirmedBytes(): (socket: Socket) => number {
  const bytesByPorts = new Map<string, number>()
  for (const file of files)
    for (const [, local = '', remote = '', queue = ''] of readFileSync(file, 'latin1').matchAll(connection)) {
      const ports = `${Number.parseInt(local, 16)} ${Number.parseInt(remote, 16)}`
      // Two readers may have the same port on different machines. Their sum changes when one of them reads.
      bytesByPorts.set(ports, (bytesByPorts.get(ports) ?? 0) + Number.parseInt(queue, 16))
    }
  return ({ localPort, remotePort }) => bytesByPorts.get(`${localPort} ${remotePort}`) ?? 0
}
