import type { ChangeEvent } from '#api/generated/app.ts'

/** Milliseconds without a heartbeat after which a stream is dead, and between two looks. The server sends one every 25 seconds. */
const silence = { longest: 60_000, checkInterval: 20_000 }

/**
 * Milliseconds until the next attempt after a stream has failed, which doubles with each failure, and after another page has taken its place. The first is
 * multiplied by up to two, at random, so that not all pages come back to a server at the same moment.
 */
const retryDelay = { first: 3_000, longest: 60_000, replaced: 5 * 60_000 }

/** What a stream tells: that it is open, that it still is, that it was lost, or a change. */
export type StreamMessage = { type: 'open' | 'alive' | 'lost' } | { type: 'change'; change: ChangeEvent }

/** Opens a stream of events, and another one whenever it ends. Returns a function that ends this. */
export function openEventStream(tell: (message: StreamMessage) => void): () => void {
  let failures = 0
  let close = () => {}

  function open() {
    let isOpen = false
    let lastMessage = Date.now()
    const source = new EventSource('/api/v1/events')

    const watching = window.setInterval(() => {
      if (Date.now() - lastMessage > silence.longest) end()
    }, silence.checkInterval)
    const stop = () => {
      clearInterval(watching)
      source.close()
    }
    const end = (delay = Math.min(retryDelay.first * 2 ** failures, retryDelay.longest) * (1 + Math.random())) => {
      stop()
      failures += 1
      const timer = window.setTimeout(open, delay)
      close = () => clearTimeout(timer)
      if (isOpen) tell({ type: 'lost' })
    }
    close = stop

    // A server that ends streams immediately, as a mock does, is not asked more and more often.
    source.addEventListener('heartbeat', () => {
      lastMessage = Date.now()
      if (isOpen) failures = 0
      tell({ type: isOpen ? 'alive' : 'open' })
      isOpen = true
    })
    source.addEventListener('change', ({ data }) => {
      lastMessage = Date.now()
      tell({ type: 'change', change: JSON.parse(data) })
    })
    source.addEventListener('replaced', () => end(retryDelay.replaced))
    source.addEventListener('error', () => end())
  }

  open()
  return () => close()
}
