import { onTestFinished } from 'vitest'

/** Calls a function instead of printing, between the events of the browser, until the end of the test. */
export function onPrint(read: () => void) {
  const { print } = window
  onTestFinished(() => {
    window.print = print
  })
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'))
    read()
    window.dispatchEvent(new Event('afterprint'))
  }
}
