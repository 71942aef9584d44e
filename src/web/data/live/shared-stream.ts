import { openEventStream, type StreamMessage } from './event-stream.ts'

/** The name of the lock and of the channel. */
const name = 'turnos-events'

/** Milliseconds without a message after which a tab takes the stream of another tab for lost. */
const longestSilence = 90_000

/**
 * Listens to the events of a stream that all tabs of the browser share: a browser has few connections to one server. The tab with the lock has the stream and
 * passes its messages on; when it is closed, another tab gets the lock. Browsers have no locks over http, except on this computer: there, each tab that is
 * visible has its own stream. Returns a function that ends this.
 */
export const listenToSharedStream = (receive: (message: StreamMessage) => void): (() => void) =>
  navigator.locks ? shareStream(receive) : listenWhileVisible(receive)

function shareStream(receive: (message: StreamMessage) => void) {
  const channel = new BroadcastChannel(name)
  const ending = new AbortController()
  let hasStream = false
  let isOpen = false
  let lastMessage = Date.now()

  const handle = (message: StreamMessage) => {
    lastMessage = Date.now()
    if (message.type === 'open' || message.type === 'lost') isOpen = message.type === 'open'
    receive(message)
  }
  const share = (message: StreamMessage) => {
    channel.postMessage(message)
    handle(message)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage | 'join'>) => {
    if (data !== 'join') handle(data)
    // Only the tab with the stream knows whether it is open, and tells a tab that has joined.
    else if (hasStream && isOpen) channel.postMessage({ type: 'open' })
  })
  channel.postMessage('join')

  const holdStream = () =>
    new Promise<void>((resolve) => {
      // The tab that had the stream is gone, and with it what changes until this one is open.
      if (isOpen) share({ type: 'lost' })
      hasStream = true
      const close = openEventStream(share)
      ending.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  // The request fails when the tab stops listening before its turn has come.
  navigator.locks.request(name, { signal: ending.signal }, holdStream).catch(() => {})

  // The tab with the stream may hang.
  const watching = window.setInterval(() => {
    if (isOpen && Date.now() - lastMessage > longestSilence) handle({ type: 'lost' })
  }, longestSilence / 3)

  return () => {
    clearInterval(watching)
    ending.abort()
    channel.close()
  }
}

function listenWhileVisible(receive: (message: StreamMessage) => void) {
  let close: (() => void) | undefined
  let isOpen = false
  const handle = (message: StreamMessage) => {
    if (message.type === 'open' || message.type === 'lost') isOpen = message.type === 'open'
    receive(message)
  }
  const stop = () => {
    close?.()
    close = undefined
    if (isOpen) handle({ type: 'lost' })
  }
  const update = () => {
    if (document.visibilityState === 'hidden') stop()
    else close ??= openEventStream(handle)
  }
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    document.removeEventListener('visibilitychange', update)
    stop()
  }
}
