// Puts a backup in the place of all data while the server does not run: npm run restore -- FILE [--replace]
import { parseArgs } from 'node:util'
import { exitOnError } from '../exit-on-error.ts'
import { readSettings } from '../settings.ts'

await exitOnError(async () => {
  const option = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: option, help: option } })
  const [file, ...others] = positionals
  const usage = 'Usage: npm run restore -- FILE [--replace]'
  if (values.help) return console.log(usage)
  if (!file || others.length > 0) throw new Error(usage)
  const settings = readSettings(process.env)
  const { restore } = await import('./back-up.ts')
  const { rows, place } = await restore(settings, file, { replaces: values.replace })
  console.log(
    `The backup ${file} is restored into ${place}: ${rows} rows. Everybody has to sign in again, with the passwords of that time.`,
  )
})
