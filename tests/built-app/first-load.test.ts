import type { Page } from 'playwright'
import { afterAll, afterEach, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { startClinic } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

let page: Page
afterEach(() => page.context().close())

const outline = () => page.locator('#outline')

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(clinic.url + path, { waitUntil: 'commit' })
  return release
}

test('a page shows the navigation and its title before a script has arrived, and the app takes their place', async () => {
  page = await clinic.openWeek()
  const release = await openWithoutScripts(paths.sessions())
  await outline().getByText('Sesiones').nth(1).waitFor()
  expect((await outline().innerText()).split(/\s*\n+/).slice(0, 4)).toEqual(['Inicio', 'Agenda', 'Sesiones', 'Asistencias'])
  release()
  await page.getByRole('grid').waitFor()
  expect(await outline().count()).toBe(0)
})

test('the files of a screen are asked for before the first script has run', async () => {
  page = await clinic.openWeek()
  await page.getByRole('grid').waitFor()
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .sort((one, other) => one.startTime - other.startTime)
      .map(({ name }) => new URL(name).pathname),
  )
  // The first script begins with this call.
  const firstCall = requested.indexOf('/api/v1/settings')
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname),
  )
  expect(firstCall).toBeGreaterThan(0)
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets.filter((sheet) => !requested.slice(0, firstCall).includes(sheet))).toEqual([])
})

test('who has signed out sees no outline, on the sign-in page or another', async () => {
  page = await clinic.openWeek()
  await page.getByRole('button', { name: /Administrador/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByLabel('Usuario o correo').waitFor()
  for (const path of [paths.login(), paths.sessions()]) {
    const release = await openWithoutScripts(path)
    await outline().waitFor({ state: 'attached' })
    expect(await outline().isVisible()).toBe(false)
    release()
    await page.getByLabel('Usuario o correo').waitFor()
    expect(await outline().count()).toBe(0)
  }
})
