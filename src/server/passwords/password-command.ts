// Gives a user a new temporary password and removes the second factor, for when nobody can sign in who may do it on the screen: npm run password -- NAME
import { parseArgs } from 'node:util'
import { exitOnError } from '../exit-on-error.ts'
import { readSettings } from '../settings.ts'

await exitOnError(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } })
  const [name, ...others] = positionals
  const usage = 'Usage: npm run password -- NAME'
  if (values.help) return console.log(usage)
  if (!name || others.length > 0) throw new Error(usage)
  const settings = readSettings(process.env)
  const { giveNewPassword } = await import('./give-new-password.ts')
  console.log(
    `Sign in as "${name}" with the password ${await giveNewPassword(settings, name)} within 7 days, and choose another one then. No code is needed.`,
  )
})
