import { execFile } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Step } from '../steps.ts'

/**
 * Creates a step that finds the programs which tests start, by the Debian package of each. As root on Debian it installs those that are missing; elsewhere it
 * names them.
 */
export const createProgramsStep = (name: string, packages: Record<string, string>): Step => ({
  name,
  run: async () => {
    const listMissing = () => Object.keys(packages).flatMap((program) => (isInPath(program) ? [] : [packages[program]!]))
    if (listMissing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installPackages(listMissing())
    if (listMissing().length > 0) throw new Error(`Install the Debian packages ${listMissing().join(', ')}, or run this as root on Debian.`)
  },
})

const isInPath = (program: string) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))

/** Keeps packages from starting their services while the file is there. */
const policyFile = '/usr/sbin/policy-rc.d'

async function installPackages(names: string[]) {
  console.log(`Installing ${names.join(', ')} (once)…`)
  const runAptGet = (...args: string[]) =>
    promisify(execFile)('apt-get', args, { timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  const hasPolicy = existsSync(policyFile)
  if (!hasPolicy) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await runAptGet('update', '-qq')
    .then(() => runAptGet('install', '-y', '-qq', '--no-install-recommends', ...names))
    // The step says what is missing.
    .catch((error: Error) => console.log(error.message.trim()))
  if (!hasPolicy) rmSync(policyFile)
}
