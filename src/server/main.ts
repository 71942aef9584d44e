import { orSayWhy } from './say-why.ts'
import { readSettings } from './settings.ts'

await orSayWhy(async () => {
  const settings = readSettings(process.env)
  // loaded only now, so that a wrong setting is told at once
  const { start } = await import('./start.ts')
  await start(settings)
})
