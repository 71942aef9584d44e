// Puts a backup in the place of all data while the server does not run: npm run restore -- FILE [--replace]
import { parseArgs } from 'node:util'
import { exitOnError } from '../exit-on-error.ts'
import { readSettings } from '../settings.ts'

await exitOnError(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error('Usage: npm run restore -- FILE [--replace]')
  const settings = readSettings(process.env)
  const { restore } = await import('./back-up.ts')
  const rows = await restore(settings, file, { replaces: values.replace })
  console.log(`The backup ${file} is restored: ${rows} rows. Everybody has to sign in again.`)
})
