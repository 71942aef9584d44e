// Writes a backup of all data to a file, also while the server runs: npm run backup -- FILE
import { exitOnError } from '../exit-on-error.ts'
import { readSettings } from '../settings.ts'

await exitOnError(async () => {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new Error('Usage: npm run backup -- FILE')
  const settings = readSettings(process.env)
  const { backUp } = await import('./back-up.ts')
  console.log(`The backup ${file} is complete and was read back: ${await backUp(settings, file)} rows.`)
})
