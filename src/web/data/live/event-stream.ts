import type { ChangeEvent } from '#api/generated/app.ts'

/** Milliseconds without a heartbeat after which a stream is dead, and between two looks. The server sends one every 25 seconds. */
const silence = { longest: 60_000, checkInterval: 20_000 }

/** Milliseconds until the next attempt after a stream has failed, which doubles with each failure, and after another page has taken its place. */
const retryDelay = { first: 5_000, longest: 60_000, replaced: 5 * 60_000 }

/** What a stream tells. */
export type StreamMessage = { type: 'open' } | { type: 'lost' } | { type: 'change'; change: ChangeEvent }

/** Opens a stream of events, and another one whenever it ends. Returns a function that ends this. */
export function openEventStream(tell: (message: StreamMessage) => void): () => void {
  let failures = 0
  let source: EventSource | undefined
  let timer: number | undefined

  function open() {
    let isOpen = false
    let lastMessage = Date.now()
    const opened = new EventSource('/api/v1/events')
    source = opened

    const end = (delay?: number) => {
      clearInterval(watching)
      opened.close()
      if (isOpen) tell({ type: 'lost' })
      timer = window.setTimeout(open, delay ?? Math.min(retryDelay.first * 2 ** failures, retryDelay.longest))
      failures += 1
    }
    const watching = window.setInterval(() => {
      if (Date.now() - lastMessage > silence.longest) end()
    }, silence.checkInterval)

    // A server that ends streams at once, as a mock does, is not asked more and more often.
    opened.addEventListener('heartbeat', () => {
      lastMessage = Date.now()
      if (isOpen) failures = 0
      else tell({ type: 'open' })
      isOpen = true
    })
    opened.addEventListener('change', ({ data }) => {
      lastMessage = Date.now()
      tell({ type: 'change', change: JSON.parse(data) })
    })
    opened.addEventListener('replaced', () => end(retryDelay.replaced))
    opened.addEventListener('error', () => end())
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
