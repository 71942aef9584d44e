import { expect, inject, onTestFinished, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'
import { connectBrowser } from './connect-browser.ts'

test('the session storage keeps the scroll positions of the 50 newest pages across reloads', async () => {
  const page = await openSignedInPage()
  const olderPages = Array.from({ length: 50 }, (_, index) => [`key${index} ${paths.clients()}`, index])
  // The icon's page is one without the app, which would overwrite the positions when it is left.
  await page.goto(new URL('/icon.svg', page.url()).href)
  await page.evaluate((positions) => sessionStorage.setItem('scroll', positions), JSON.stringify(olderPages))
  await page.goto(new URL(paths.clients(), page.url()).href)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Trabajadores' }).click()
  await page.getByRole('heading', { name: 'Trabajadores', level: 1 }).waitFor()
  const { key } = await page.evaluate(() => history.state)
  await page.reload()
  const stored = JSON.parse((await page.evaluate(() => sessionStorage.getItem('scroll'))) ?? '')
  expect(stored).toEqual([...olderPages.slice(2), [`default ${paths.clients()}`, 0], [`${key} ${paths.workers()}`, 0]])
})

async function openSignedInPage() {
  const data = createDataFolder(inject('startedDataFolder'))
  const app = await startApp({ DATA_DIR: data.folder })
  const browser = await connectBrowser()
  onTestFinished(async () => {
    await browser.close()
    await app.end('SIGKILL')
    data.remove()
  })
  const page = await (await browser.newContext(contextOptions)).newPage()
  await signIn(page, app.url, administrator)
  return page
}
