// Writes a backup of all data to a file, also while the server runs: npm run backup -- FILE
import { parseArgs } from 'node:util'
import { exitOnError } from '../exit-on-error.ts'
import { readSettings } from '../settings.ts'

await exitOnError(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } })
  const [file, ...others] = positionals
  const usage = 'Usage: npm run backup -- FILE'
  if (values.help) return console.log(usage)
  if (!file || others.length > 0 || file.startsWith('-')) throw new Error(usage)
  const settings = readSettings(process.env)
  const { backUp } = await import('./back-up.ts')
  console.log(`The backup ${file} is complete and was read back: ${await backUp(settings, file)} rows.`)
})
