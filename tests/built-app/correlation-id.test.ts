import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import { paths } from '#web/navigation/paths.ts'
import { createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'
import { connectBrowser } from './connect-browser.ts'

const data = createDataFolder(inject('startedDataFolder'))
const browser = await connectBrowser()
afterAll(async () => {
  await browser.close()
  data.remove()
})

test('the id that the screen of a failed call shows finds all lines of the log about it', async () => {
  const { db, close } = await openDatabase({ dir: join(data.folder, 'db') })
  await sql`alter table schedule rename to schedule_elsewhere`.execute(db)
  await close()
  const app = await startApp({ DATA_DIR: data.folder, LOG_LEVEL: 'info' })
  const page = await (await browser.newContext(contextOptions)).newPage()
  await signIn(page, app.url, administrator)
  await page.goto(app.url + paths.schedules())
  await page.getByRole('button', { name: 'Show Error' }).click()
  const [, id] = /correlation id: (\S+)/.exec((await page.getByText(/correlation id:/).textContent()) ?? '') ?? []
  await app.end('SIGTERM')

  const lines = app
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(id ?? 'none'))
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { correlationId: id, msg: 'request failed', err: { code: '42P01' } },
    { correlationId: id, msg: 'answered', route: '/api/v1/schedules', status: 500 },
  ])
})
