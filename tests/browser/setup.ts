import { execFileSync } from 'node:child_process'
import { root } from './app.ts'

/** The browser tests look at the built app, so it is built first when its sources have changed. */
export default function setup() {
  // a build of its own, without the environment of the test runner
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, env: { PATH: process.env.PATH }, stdio: 'inherit' })
}
