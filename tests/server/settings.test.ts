import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { type App, startApp, testSettings } from './start-app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the settings can be read without a sign-in', async () => {
  expect(await app.visitor.api.get('/v1/settings')).toEqual({ product: 'Turnos', timeZone: 'America/Lima', testMode: false })
  const santiagoApp = await createApp({ db: app.db, settings: { ...testSettings, timeZone: 'America/Santiago', testMode: true } })
  const response = await santiagoApp.inject('/api/v1/settings')
  expect(response.json()).toEqual({ product: 'Turnos', time_zone: 'America/Santiago', test_mode: true })
  await santiagoApp.close()
})
