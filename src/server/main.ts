import { parseArgs } from 'node:util'
import { exitOnError } from './exit-on-error.ts'
import { readSettings } from './settings.ts'

await exitOnError(async () => {
  // The server is set up by its environment alone. An option that it would ignore stops the start.
  parseArgs()
  const settings = readSettings(process.env)
  // This import follows the reading of the settings, so that a wrong setting is reported immediately.
  const { start } = await import('./start.ts')
  await start(settings)
})
