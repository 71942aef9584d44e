import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { createDataFolder, root, startApp } from '../../scripts/app/app-process.ts'
import { administrator } from './administrator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after its first start, to copy: making one takes seconds. */
    started: string
  }
}

/** Builds the web when its sources have changed, and makes the data folder that most tests begin with. */
export default async function setup(project: TestProject) {
  // a build of its own, without the environment of the test runner
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, env: { PATH: process.env.PATH }, stdio: 'inherit' })
  const data = createDataFolder()
  const app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: administrator.password })
  await app.end('SIGTERM')
  project.provide('started', data.folder)
  return data.remove
}
