import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describeAccessAsSecurity } from './access-as-security.ts'
import { describeSharedSchemas } from './shared-schemas.ts'

const root = join(import.meta.dirname, '../..')

/** A contract as text, and the path by which the report names it. */
type NamedContract = { name: string; text: string }

/** Compares two contracts with Redocly. Returns its report, and whether one of the changes is breaking. */
export function compareContracts(base: NamedContract, revision: NamedContract) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    for (const { name, text } of [base, revision]) {
      mkdirSync(join(folder, dirname(name)), { recursive: true })
      writeFileSync(join(folder, name), prepare({ name, text }))
    }
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'diff', base.name, revision.name, '--config', join(root, 'redocly.yaml')],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
      },
    )
    if (error) throw error
    // Redocly also exits with 1 when it cannot read a contract.
    if (!/^\d+ major, \d+ minor, \d+ patch\.$/m.test(stdout)) throw new Error(`${stdout}${stderr}`.trim())
    const shared = describeSharedSchemas(base.text, revision.text)
    return { report: [stdout.trim(), shared].filter(Boolean).join('\n\n'), isBreaking: status !== 0 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function prepare({ name, text }: NamedContract) {
  try {
    return describeAccessAsSecurity(text)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}
