import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A connection on which calls are sent, and of whose answers nothing is read until that is asked for. */
export type Connection = Awaited<ReturnType<typeof openConnection>>

/** How a slow reader reads: the bytes of a step, and the milliseconds from one step, counted from 1, to the next. */
type Pace = { step: number; pauseAfter: (steps: number) => number }

/** Opens a connection at a server that listens on this port. */
export async function openConnection(port: number, headers: Record<string, string>) {
  const socket = connect({ port, host: '127.0.0.1' }).pause()
  // A connection that the server closes ends with an error.
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  /** What has been read and not been returned yet. */
  let parts: Buffer[] = []

  /** Reads until this many bytes are there. Throws when the server closes the connection before that. */
  const readBytes = async (count: number, { step, pauseAfter }: Pace = { step: Number.POSITIVE_INFINITY, pauseAfter: () => 0 }) => {
    let missing = count - parts.reduce((sum, { length }) => sum + length, 0)
    let left = step
    let steps = 0
    while (missing > 0) {
      if (socket.destroyed) throw new Error('The server has closed the connection.')
      const part: Buffer | null = socket.read(Math.min(socket.readableLength || 1, left))
      if (part === null) await wait(1)
      else {
        parts.push(part)
        missing -= part.length
        left -= part.length
      }
      if (left === 0) {
        await wait(pauseAfter(++steps))
        left = step
      }
    }
  }

  /** Reads the head of the next answer, and returns it with its length. */
  const readHead = async () => {
    for (let count = 1; ; count++) {
      await readBytes(count)
      const bytes = Buffer.concat(parts)
      parts = [bytes]
      const length = bytes.indexOf('\r\n\r\n') + 4
      if (length > 4) return { length, lines: bytes.subarray(0, length).toString('latin1').trim().split('\r\n') }
      count = bytes.length
    }
  }

  return {
    /** Sends these calls at once. */
    send: (...urls: string[]) => void socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\n${head.join('')}\r\n`).join('')),
    /** Waits for the next answer, of which only the head is read, and returns its status. */
    readStatus: async () => readStatus((await readHead()).lines),
    /** Reads the next answer whole. */
    async readAnswer(pace?: Pace) {
      const { length, lines } = await readHead()
      const headers: Record<string, string> = Object.fromEntries(lines.slice(1).map((line) => line.split(/: (.*)/s).slice(0, 2)))
      const end = length + Number(headers['content-length'])
      await readBytes(end, pace)
      const bytes = Buffer.concat(parts)
      parts = [bytes.subarray(end)]
      return { status: readStatus(lines), headers, body: bytes.subarray(length, end) }
    },
    /** Reads what is left. Resolves when the server has closed the connection. */
    readToEnd: async () => {
      socket.resume()
      await closed
    },
    close: () => void socket.destroy(),
  }
}

const readStatus = ([statusLine = '']: readonly string[]) => Number(statusLine.split(' ')[1])
