import { setTimeout as wait } from 'node:timers/promises'
import { NoAnswer } from './no-answer.ts'

/** Milliseconds within which a server must tell of a change, and end a stream whose sign-in has ended. */
const timeout = 5_000

/** Seconds within which a stream must begin. */
const secondsToBegin = 10

/** An event, by its name and data. */
export type StreamEvent = { event: string; data: unknown }

/** A stream of events that is being read. */
export class EventStream {
  readonly #controller: AbortController
  #text = ''
  #hasEnded = false
  readonly status: number
  readonly contentType: string

  private constructor(response: Response, controller: AbortController) {
    this.#controller = controller
    this.status = response.status
    this.contentType = response.headers.get('content-type') ?? ''
    void this.#read(response)
  }

  /** Opens the stream with the cookies of a caller. Throws NoAnswer when it does not begin in time, as behind a proxy that waits for its end. */
  static async open(baseUrl: string, cookie: string): Promise<EventStream> {
    const url = `${baseUrl}/v1/events`
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), secondsToBegin * 1000)
    const start = performance.now()
    try {
      return new EventStream(await fetch(url, { headers: { cookie }, signal: controller.signal }), controller)
    } catch (error) {
      throw new NoAnswer({ operation: 'streamEvents', method: 'GET', url, start, seconds: secondsToBegin, status: undefined }, error)
    } finally {
      clearTimeout(timer)
    }
  }

  async #read(response: Response) {
    const decoder = new TextDecoder()
    try {
      for await (const part of response.body ?? []) this.#text += decoder.decode(part, { stream: true })
    } catch {
      // It was closed here, or cut by the server: both end it.
    }
    this.#hasEnded = true
  }

  get events(): StreamEvent[] {
    return [...this.#text.matchAll(/^event: ?(.*)\r?\ndata: ?(.*)\r?\n\r?\n/gm)].map(([, event = '', data = '']) => ({
      event,
      data: parse(data),
    }))
  }

  /** Waits for an event, and returns false when none comes in time. */
  waitFor(matches: (event: StreamEvent) => boolean): Promise<boolean> {
    return waitUntil(() => this.events.some(matches))
  }

  /** Waits for the server to end the stream, and returns false when it does not in time. */
  waitForEnd(): Promise<boolean> {
    return waitUntil(() => this.#hasEnded)
  }

  close() {
    this.#controller.abort()
  }
}

async function waitUntil(isTrue: () => boolean): Promise<boolean> {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(20)) if (isTrue()) return true
  return isTrue()
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
