import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Manifest } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { cutLine, deployNewBuild, failCalls, restoreLine } from './bad-network.ts'
import { chip, getDayOfWeek, startClinic } from './clinic.ts'

const clinic = await startClinic()
afterAll(() => clinic.end())

let page: Page
beforeAll(async () => {
  await clinic.book({ client: 'ian', worker: 'ana', date: getDayOfWeek(2), time: 540 })
  await clinic.book({ client: 'luis', worker: 'ana', date: getDayOfWeek(2), time: 660 })
  await clinic.book({ client: 'zoe', worker: 'bruno', time: 600, standing: { weekday: 2, from: getDayOfWeek(-12) } })
})
afterEach(() => page.context().close())

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openAt = async (path: string) => {
  await page.goto(clinic.url + path)
}

const readBuilt = (path: string) => readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8')

/** Returns the pattern of the URLs of a part's files that end in `ending`, by the name of the part in the manifest of the build. */
function getFilePattern(name: string, ending = '') {
  const manifest: Manifest = JSON.parse(readBuilt('.vite/manifest.json'))
  const files = Object.values(manifest).flatMap(({ name: other, file, css = [] }) => (other === name ? [file, ...css] : []))
  const found = files.filter((file) => file.endsWith(ending))
  if (found.length === 0) throw new Error(`The build has no part ${name}`)
  return new RegExp(`/(${found.join('|')})$`)
}

/** Lets requests for the files of a part fail, as on a line that is cut at that moment. Returns a function that ends this. */
async function failFiles(name: string) {
  const pattern = getFilePattern(name)
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

/** Expects that a part says that it is not there, and that it comes with the button in its place. */
async function retryPart(message: string, restore: () => Promise<unknown>) {
  await page.getByText(message).waitFor()
  await restore()
  await button('Reintentar').click()
  await page.getByText(message).waitFor({ state: 'detached' })
}

test('the first notification comes although the line is cut, and the page stays', async () => {
  page = await clinic.openWeek()
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V.').click()
  await page.getByRole('dialog').waitFor()
  await cutLine(page)
  await page.keyboard.press('c')
  await page.getByRole('alert').getByText('El servidor no respondió.').waitFor()
  expect(await heading('Sesiones').isVisible()).toBe(true)
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V. con Ana Torres, pendiente').waitFor()
})

test('the first notification comes after a deployment too', async () => {
  page = await clinic.openWeek()
  await chip(page, getDayOfWeek(2), '09:00', 'Ian V.').click()
  await deployNewBuild(page)
  await page.keyboard.press('c')
  await page.getByText(/^Sesión confirmada/).waitFor()
})

test('a sign-in that fails on a cut line says so', async () => {
  page = await (await clinic.newContext()).newPage()
  await openAt(paths.login())
  await heading('Iniciar Sesión').waitFor()
  await page.waitForLoadState('networkidle')
  await cutLine(page)
  await page.getByLabel('Usuario o correo').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill('una-larga-de-verdad')
  await button('Entrar').click()
  await page.getByRole('alert').getByText('No se pudo entrar').waitFor()
})

test('a notification whose code the server did not send comes with the next try', async () => {
  page = await (await clinic.newContext()).newPage()
  await page.clock.install()
  const code = getFilePattern('admin-shell')
  await page.route(code, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  const first = page.waitForResponse(code)
  await openAt(paths.login())
  await first
  await failCalls(page, 'code 500', 'POST /v1/auth/login')
  await page.getByLabel('Usuario o correo').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill('una-larga-de-verdad')
  const second = page.waitForResponse(code)
  const refused = page.waitForResponse('**/api/v1/auth/login')
  await button('Entrar').click()
  await refused
  await page.clock.fastForward(5000)
  await second
  // An import requests its file twice, because Vite preloads it.
  await page.waitForTimeout(300)
  await page.unroute(code)
  await page.clock.fastForward(5000)
  await page.getByRole('alert').getByText('No se pudo entrar').waitFor()
})

test('the calendar of a date is retried within its form, which keeps what was typed', async () => {
  page = await clinic.openWeek()
  await openAt(paths.clients({ record: 'new' }))
  await page.getByLabel('Nombres').fill('Lucía')
  await cutLine(page)
  await button('Elegir en el calendario').click()
  await retryPart('No se pudo cargar el calendario. Puede escribir la fecha.', () => restoreLine(page))
  await page.getByRole('dialog', { name: 'Calendario' }).getByRole('table').waitFor()
  expect(await page.getByLabel('Nombres').inputValue()).toBe('Lucía')
})

test('the calendar of weeks is retried in its place', async () => {
  page = await clinic.openWeek()
  const restore = await failFiles('week-calendar')
  await page.getByRole('button', { name: /^\d+ .*\d{4}$/ }).click()
  await retryPart('No se pudo cargar el calendario.', restore)
  await page.locator('[data-first-in-range]').waitFor()
})

test('two parts that are imported at the same time load a failed style sheet once', async () => {
  page = await clinic.openWeek()
  const restore = await failFiles('access-page')
  await page.getByRole('link', { name: 'Accesos' }).click()
  await heading('Esta pantalla no se cargó').waitFor()
  await restore()
  const sheet = getFilePattern('access-page', '.css')
  await page.route(sheet, async (route) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await route.fallback()
  })
  await button('Reintentar').click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await heading('Accesos').waitFor()
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
  expect(sheets.filter((href) => sheet.test(href))).toHaveLength(1)
})

test('a therapist gets the step for an own password and the month, each on a second try', async () => {
  page = await (await clinic.newContext()).newPage()
  const { name, password } = await clinic.call<{ name: string; password: string; id: string }>('POST', '/users/from-worker', {
    worker_id: clinic.ids.ana,
  })
  const restoreStep = await failFiles('admin-shell')
  await openAt(paths.login(paths.mySessions({ view: 'month' })))
  await page.getByLabel('Usuario o correo').fill(name)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await button('Entrar').click()
  await retryPart('No se pudo cargar este paso.', restoreStep)
  const restoreMonth = await failFiles('month-calendar')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('tres mesas y una luna')
  await button('Guardar y seguir').click()
  await heading('Mis Sesiones').waitFor()
  await retryPart('No se pudo cargar el mes.', restoreMonth)
  await page.getByRole('region').getByRole('table').first().waitFor()
})

test('a screen that does not load comes in its place, beside the navigation, once the line is back', async () => {
  page = await clinic.openWeek()
  await cutLine(page)
  await page.getByRole('link', { name: 'Roles' }).click()
  await heading('Esta pantalla no se cargó').waitFor()
  expect(await page.getByText('Something went wrong!').count()).toBe(0)
  expect(await page.getByRole('navigation', { name: 'Principal' }).isVisible()).toBe(true)
  await restoreLine(page)
  await heading('Roles').waitFor()
})

test('a screen whose call the server lacks names it once the code for that is there', async () => {
  page = await (await clinic.openContext()).newPage()
  await page.route('**/api/v1/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), operations: [] } })
  })
  const restore = await failFiles('calls')
  await openAt(paths.absences())
  await heading('Esta pantalla no se cargó').waitFor()
  await restore()
  await button('Reintentar').click()
  await page.getByText('Este servidor no tiene GET /v1/absences.').waitFor()
})

test('a screen that fails again while the server answers offers to load the page again', async () => {
  page = await clinic.openWeek()
  const restore = await failFiles('roles-page')
  await page.getByRole('link', { name: 'Roles' }).click()
  await heading('Esta pantalla no se cargó').waitFor()
  expect(await button('Actualizar').count()).toBe(0)
  await button('Reintentar').click()
  await button('Actualizar').waitFor()
  await restore()
  await button('Actualizar').click()
  await heading('Roles').waitFor()
})

test('after a deployment a screen, a part and an action offer to load the new version', async () => {
  page = await clinic.openWeek()
  await openAt(paths.clients({ record: 'new' }))
  await page.getByLabel('Nombres').fill('Lucía')
  await deployNewBuild(page)
  await button('Elegir en el calendario').click()
  await page.getByText('Hay una versión nueva: actualice la página para seguir.').waitFor()
  expect(await page.getByRole('dialog', { name: 'Calendario' }).getByRole('button', { name: 'Actualizar' }).count()).toBe(1)
  expect(await page.getByLabel('Nombres').inputValue()).toBe('Lucía')
  await page.context().close()

  page = await clinic.openWeek()
  await openAt(paths.clients())
  await deployNewBuild(page)
  await page.getByRole('button', { name: /CSV/ }).click()
  await page.getByText('No se pudo exportar').waitFor()
  await button('Actualizar').waitFor()
  await page.getByRole('link', { name: 'Roles' }).click()
  await heading('Esta pantalla no se cargó').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Actualizar' }).click()
  await heading('Roles').waitFor()
})

test('a server that restarts is not taken for a deployment', async () => {
  page = await clinic.openWeek()
  await openAt(paths.clients({ record: 'new' }))
  await page.route('**/assets/**', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  const checked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await button('Elegir en el calendario').click()
  expect((await checked).status()).toBe(503)
  await retryPart('No se pudo cargar el calendario. Puede escribir la fecha.', async () => {
    expect(await page.getByText('Hay una versión nueva').count()).toBe(0)
    await page.unroute('**/assets/**')
  })
})

test('a lost connection is said once, above the page, and the sentence goes automatically', async () => {
  page = await clinic.openWeek()
  const sentence = page.getByText(/conexión/i)
  await cutLine(page)
  await page
    .getByRole('status')
    .getByText(/^Sin conexión desde las \d\d:\d\d; se reintenta/)
    .waitFor()
  // A change that fails says so, but not again that there is no connection.
  await chip(page, getDayOfWeek(2), '11:00', 'Luis R.').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('alert').getByText('El servidor no respondió.').waitFor()
  expect(await sentence.count()).toBe(1)
  await restoreLine(page)
  await sentence.waitFor({ state: 'detached' })

  // The browser has a network, but the server does not answer.
  const end = await failCalls(page, 'no answer')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await heading('Something went wrong!').waitFor()
  await sentence.waitFor()
  expect(await sentence.count()).toBe(1)
  await end()
  await sentence.waitFor({ state: 'detached' })
})
