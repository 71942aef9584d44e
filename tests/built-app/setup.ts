import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { createDataFolder, root, startApp } from '../../scripts/app/app-process.ts'
import { ensureBrowser, launchArgs } from '../../scripts/browser.ts'
import { type Demo, startDemo } from '../../scripts/screenshots/demo-server.ts'
import { administrator } from './administrator.ts'
import { setClock } from './connect-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after the first start. Tests copy it, because a first start takes seconds. */
    startedDataFolder: string
    /** The address of the browser that all files share, because each start takes a second of CPU. */
    browserUrl: string
    /** The demo, which all files share, because creating its data takes seconds. */
    demo: Demo
  }
}

/** Builds the web if it is stale, creates the data folder with which most tests start, and starts the browser and the demo. */
export default async function setup(project: TestProject) {
  // Runs without the environment of the test runner, which would change the build.
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, env: { PATH: process.env.PATH }, stdio: 'inherit' })
  const env = { ...process.env, FONTCONFIG_FILE: join(root, 'tests/fonts/fonts.conf') }
  const server = await chromium.launchServer({ executablePath: await ensureBrowser(), args: launchArgs, env })
  project.provide('browserUrl', server.wsEndpoint())
  const [data, demo] = await Promise.all([createStartedDataFolder(), connectAndStartDemo(server.wsEndpoint())])
  project.provide('startedDataFolder', data.folder)
  project.provide('demo', demo.demo)
  return async () => {
    await Promise.all([server.close(), demo.end()])
    data.remove()
  }
}

async function createStartedDataFolder() {
  const data = createDataFolder()
  const app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: administrator.password })
  await app.end('SIGTERM')
  return data
}

async function connectAndStartDemo(browserUrl: string) {
  const browser = setClock(await chromium.connect(browserUrl))
  const demo = await startDemo(browser)
  await browser.close()
  return demo
}
