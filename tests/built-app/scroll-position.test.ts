import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { startOwnApp } from './own-app.ts'

const { page, end } = await startOwnApp()
afterAll(end)

test('the session storage keeps the scroll positions of the 50 newest pages across reloads', async () => {
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
