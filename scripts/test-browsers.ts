// Runs the smoke tests of tests/other-browsers in Firefox ESR and WebKitGTK: npm run test:browsers
// As root on Debian it installs what is missing. The last line says how many passed and failed.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { createCommandStep, runSteps, type Step } from './steps.ts'
import { type Count, reportCounts, runVitest } from './test/run-vitest.ts'

/** The programs that the tests start, and the Debian package of each. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

const listMissingPackages = () =>
  Object.entries(packages).flatMap(([program, name]) =>
    (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`)) ? [] : [name],
  )

const findBrowsers: Step = {
  name: 'Firefox ESR and WebKitGTK',
  run: async () => {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && listMissingPackages().length > 0) {
      console.log(`Installing ${listMissingPackages().join(', ')} (once)…`)
      const runAptGet = (...args: string[]) =>
        promisify(execFile)('apt-get', args, { timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      await runAptGet('update', '-qq')
        .then(() => runAptGet('install', '-y', '-qq', '--no-install-recommends', ...listMissingPackages()))
        // The sentence below says what is missing.
        .catch((error: Error) => console.log(error.message.trim()))
    }
    const missing = listMissingPackages()
    if (missing.length > 0) throw new Error(`Install the Debian packages ${missing.join(', ')}, or run this as root on Debian.`)
  },
}

const buildWeb = createCommandStep('Web builds', ['node', 'scripts/build.ts', '--if-stale'])

const counts: Count[] = [await runSteps([findBrowsers, buildWeb])]
if (counts[0]?.failed === 0) counts.push(await runVitest(['--config', 'tests/other-browsers/vitest.config.ts', ...process.argv.slice(2)]))
reportCounts(counts)
