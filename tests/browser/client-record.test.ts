import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toLocalDate } from '#domain/today.ts'
import { addDays } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, launchBrowser, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'
import { selectOption } from './select-option.ts'

const data = createDataFolder(inject('startedDataFolder'))

let app: AppProcess
let browser: Browser

beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
  data.remove()
})

test('a client is registered, edited by two users at once, kept while a session is booked, and deleted afterwards', async () => {
  const page = await openSignedInPage()
  const otherPage = await openSignedInPage()
  await page.goto(app.url + paths.clients())
  await page.getByText('Todavía no hay clientes').waitFor()
  await register(page)
  await page.getByRole('link', { name: /^Ramos Quispe, Luis/ }).click()
  await page.getByRole('heading', { name: 'Luis Ramos Quispe', level: 1 }).waitFor()
  const clientId = new URL(page.url()).pathname.split('/').at(-1)!

  // Both users load the record before either saves.
  await openForm(page)
  await otherPage.goto(page.url())
  await form(otherPage).getByLabel('Teléfono').fill('900 111 111')
  await form(otherPage).getByLabel('Correo').fill('luis@ejemplo.pe')
  await save(otherPage)
  await form(otherPage).waitFor({ state: 'detached' })

  await form(page).getByLabel('Teléfono').fill('900 222 222')
  await form(page).getByLabel('Dirección').fill('Jr. Los Cedros 248')
  await save(page)
  await form(page).getByRole('heading', { name: 'Otra persona guardó cambios mientras tanto' }).waitFor()
  // The typed values stay, and the field that only the other user changed is updated.
  expect(await form(page).getByLabel('Teléfono').inputValue()).toBe('900 222 222')
  expect(await form(page).getByLabel('Dirección').inputValue()).toBe('Jr. Los Cedros 248')
  expect(await form(page).getByLabel('Correo').inputValue()).toBe('luis@ejemplo.pe')
  await form(page)
    .getByRole('radio', { name: /Ahora 900 111 111/ })
    .check()
  await save(page)
  await form(page).waitFor({ state: 'detached' })
  for (const value of ['900 111 111', 'luis@ejemplo.pe', 'Jr. Los Cedros 248']) await page.getByText(value, { exact: true }).waitFor()

  const sessionId = await bookTomorrow(page, clientId)
  await tryToDelete(page)
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText(/No se puede eliminar a Luis Ramos Quispe: tiene 1 sesión de hoy en adelante/)
    .waitFor()
  await page.getByRole('link', { name: 'Ver sus próximas sesiones' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await call(page, 'DELETE', `/sessions/${sessionId}`)
  await page.reload()
  await tryToDelete(page)
  await page.getByText('Cliente eliminado: Luis Ramos Quispe').waitFor()
  await page.getByText('Todavía no hay clientes').waitFor()
  await otherPage.reload()
  await otherPage.getByRole('heading', { name: 'Not Found' }).waitFor()
})

async function openSignedInPage() {
  const context = await browser.newContext(contextOptions)
  const page = await context.newPage()
  await signIn(page, app.url, administrator)
  return page
}

async function register(page: Page) {
  await page.getByRole('button', { name: 'Registrar cliente' }).first().click()
  await form(page).getByLabel('Nombres').fill('Luis')
  await form(page).getByLabel('Apellido paterno').fill('Ramos')
  await form(page).getByLabel('Apellido materno').fill('Quispe')
  await form(page).getByLabel('Documento', { exact: true }).fill('40506070')
  await selectOption(page, 'Género', 'Masculino')
  await form(page).getByRole('button', { name: 'Registrar cliente' }).click()
  await form(page).waitFor({ state: 'detached' })
}

const form = (page: Page) => page.getByRole('dialog')

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Editar' }).click()
  await form(page).getByLabel('Nombres').waitFor()
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Guardar' }).click()

async function tryToDelete(page: Page) {
  await page.getByRole('button', { name: 'Acciones de Luis Ramos Quispe' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar cliente' }).click()
}

/** Books a session of the client for tomorrow. Returns its id. */
async function bookTomorrow(page: Page, client_id: string) {
  const turns = [{ name: 'Mañana', start_time: 480, end_time: 780 }]
  const schedule = await call(page, 'POST', '/schedules', { name: 'Terapias', session_duration: 45, break_duration: 15, turns })
  const {
    turns: [turn],
  } = (await (await page.request.get(`${app.url}/api/v1/schedules/${schedule.id}`)).json()) as { turns: { id: string }[] }
  const person = {
    name: 'Ana',
    father_last_name: 'Torres',
    mother_last_name: 'Vega',
    document_type: 0,
    document: '10203040',
    gender: false,
  }
  const worker = await call(page, 'POST', '/workers', { person, positions: [5] })
  const session_date = addDays(toLocalDate(new Date(), 'America/Lima'), 1)
  const day = new Date(session_date).getUTCDay()
  const session = await call(page, 'POST', '/sessions', {
    client_id,
    worker_id: worker.id,
    turn_id: turn!.id,
    day,
    time: 480,
    session_date,
  })
  return session.id
}

/** Calls the API as the user who is signed in on the page. */
async function call(page: Page, method: string, path: string, body?: unknown): Promise<{ id: string }> {
  const response = await page.request.fetch(`${app.url}/api/v1${path}`, { method, data: body })
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`)
  return response.status() === 204 ? { id: '' } : response.json()
}
