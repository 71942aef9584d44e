import { openEventStream, type StreamMessage } from './event-stream.ts'

/** The name of the lock and of the channel. */
const name = 'turnos-events'

/**
 * Listens to the events of a stream that all tabs of the browser share: a browser has few connections to one server. The tab with the lock has the stream and
 * passes its messages on; when it is closed, another tab gets the lock. Over http, except on this computer, browsers have no locks, and each tab has a stream of
 * its own. Returns a function that ends this.
 */
export function listenToSharedStream(receive: (message: StreamMessage) => void): () => void {
  if (!navigator.locks) return openEventStream(receive)
  const channel = new BroadcastChannel(name)
  const ending = new AbortController()
  let isOpen = false

  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage | 'join'>) => {
    if (data !== 'join') receive(data)
    // Only the tab with the stream knows that it is open, and tells a tab that has joined.
    else if (isOpen) channel.postMessage({ type: 'open' })
  })
  channel.postMessage('join')

  const share = (message: StreamMessage) => {
    if (message.type !== 'change') isOpen = message.type === 'open'
    channel.postMessage(message)
    receive(message)
  }
  const holdStream = () =>
    new Promise<void>((resolve) => {
      const close = openEventStream(share)
      ending.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  // The request fails when the tab stops listening before its turn has come.
  navigator.locks.request(name, { signal: ending.signal }, holdStream).catch(() => {})

  return () => {
    ending.abort()
    channel.close()
  }
}
