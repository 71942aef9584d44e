import { exitOnError } from './exit-on-error.ts'
import { readSettings } from './settings.ts'

await exitOnError(async () => {
  const settings = readSettings(process.env)
  // Imported after the settings are read, so that a wrong setting is reported at once.
  const { start } = await import('./start.ts')
  await start(settings)
})
