import { inject } from 'vitest'
import { type DemoServer, openDemoPages } from '../../scripts/screenshots/demo-server.ts'
import { connectBrowser } from './connect-browser.ts'

let demo: Promise<DemoServer> | undefined

/** Returns the demo of the run, which tests read and none changes. The files of a process share its pages. */
export const openDemo = () => {
  demo ??= connectBrowser().then((browser) => openDemoPages(browser, inject('demo')))
  return demo
}
