import type { ServerResponse } from 'node:http'

/** Calls back once: when a response has been sent whole, or when its connection has closed before that. */
export function onceEnded(response: ServerResponse, callback: (isComplete: boolean) => void) {
  let isComplete = false
  response
    .once('finish', () => {
      isComplete = true
    })
    .once('close', () => callback(isComplete))
}
