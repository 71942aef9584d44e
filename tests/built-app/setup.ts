import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { createDataFolder, root, startApp } from '../../scripts/app/app-process.ts'
import { ensureBrowser, launchArgs } from '../../scripts/browser.ts'
import { administrator } from './administrator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after the first start. Tests copy it, because a first start takes seconds. */
    startedDataFolder: string
    /** The address of the browser that all files share, because each start takes a second of CPU. */
    browserUrl: string
  }
}

/** Builds the web if it is stale, creates the data folder with which most tests start, and starts the browser. */
export default async function setup(project: TestProject) {
  // Runs without the environment of the test runner, which would change the build.
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, env: { PATH: process.env.PATH }, stdio: 'inherit' })
  const data = createDataFolder()
  const app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: administrator.password })
  await app.end('SIGTERM')
  project.provide('startedDataFolder', data.folder)
  const browser = await chromium.launchServer({ executablePath: await ensureBrowser(), args: launchArgs })
  project.provide('browserUrl', browser.wsEndpoint())
  return async () => {
    await browser.close()
    data.remove()
  }
}
