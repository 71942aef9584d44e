import type { Page } from 'playwright'
import { paths } from '#web/paths.ts'
import type { Demo } from './demo.ts'

type Look = {
  path: (demo: Demo) => string
  as?: 'administrator' | 'therapist'
  /** What is opened over the screen. */
  open?: (page: Page) => Promise<unknown>
}

/** Every screen, and what opens over one. */
export const looks = {
  'signing in': { path: () => paths.login() },
  'the week': { path: ({ week }) => week, as: 'administrator' },
  'the choice of a turn': { path: ({ schedule }) => paths.sessions({ schedule }), as: 'therapist' },
  'a session': { path: ({ week }) => week, as: 'administrator', open: openSession },
  'a session, being moved': { path: ({ week }) => week, as: 'administrator', open: openMove },
  'filters and a selection': { path: ({ week }) => week, as: 'administrator', open: selectAndFilter },
  'a booking': { path: ({ week }) => week, as: 'administrator', open: openBooking },
  clients: { path: () => paths.clients(), as: 'administrator' },
  'clients nobody of whom is meant': { path: () => paths.clients({ search: 'nadie' }), as: 'administrator' },
  'a client': { path: ({ client }) => paths.client(client), as: 'administrator' },
  'a client, being changed': {
    path: ({ client }) => paths.clients({ record: client }),
    as: 'administrator',
    open: (page) => page.getByLabel('Nombres').waitFor(),
  },
  'a new client': { path: () => paths.clients({ record: 'new' }), as: 'administrator', open: leftEmpty },
  'an import': { path: () => paths.importClients(), as: 'administrator' },
  'an import, its columns': { path: () => paths.importClients(), as: 'administrator', open: givenFile },
  'an import, its rows': { path: () => paths.importClients(), as: 'administrator', open: reviewedRows },
  workers: { path: () => paths.workers(), as: 'administrator' },
  'a worker': { path: ({ worker }) => paths.worker(worker), as: 'administrator' },
  'a new worker': { path: () => paths.workers({ record: 'new' }), as: 'administrator', open: leftEmpty },
  schedules: { path: () => paths.schedules(), as: 'administrator' },
  'a new schedule': { path: () => paths.createSchedule(), as: 'administrator' },
  'a copy of a schedule': { path: ({ schedule }) => paths.createSchedule(schedule), as: 'administrator' },
  'a schedule, being changed': { path: ({ schedule }) => paths.editSchedule(schedule), as: 'administrator' },
  'a schedule that sessions hold': { path: ({ schedule }) => paths.editSchedule(schedule), as: 'administrator', open: shorterSessions },
  'a screen without the right': { path: () => paths.clients(), as: 'therapist' },
  'no screen at all': { path: () => '/admin/nada', as: 'administrator' },
} satisfies Record<string, Look>

export type LookName = keyof typeof looks

/** The sizes of screen that staff have. */
export const viewports = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** Goes to a screen, which loads anew, and shows it. */
export async function visitLook(demo: Demo, name: LookName, viewport: keyof typeof viewports) {
  const { path, as, open }: Look = looks[name]
  const page = await demo.pageOf(as, viewports[viewport])
  await page.goto(demo.url + path(demo))
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await open?.(page)
  return page
}

/** Shows it by day or by night. */
export async function inTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
}

/** A form whose fields say what is missing. */
async function leftEmpty(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Registrar/ })
    .click()
  await page.getByText('Complete este dato').first().waitFor()
}

/** A file of clients, one of whom has problems. */
async function givenFile(page: Page) {
  const rows = [
    'Nombres;Apellido paterno;Apellido materno;DNI;Sexo;Observaciones',
    'Luz;Ñahui;Peña;70112233;F;',
    'Ana;;Vega;7011223;X;tarde',
  ]
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'pacientes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('heading', { name: '¿Qué es cada columna?' }).waitFor()
}

async function reviewedRows(page: Page) {
  await givenFile(page)
  await page.getByRole('button', { name: 'Revisar 2 filas' }).click()
  await page.getByRole('table', { name: 'Filas del archivo' }).waitFor()
}

/** A change that sessions forbid. */
async function shorterSessions(page: Page) {
  await page.getByLabel('Duración de la sesión').fill('40')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('link', { name: /^Cada/ }).first().waitFor()
}

async function openSession(page: Page) {
  await showWednesday(page)
  await opened(page, /\b(pendiente|confirmada|vino)\b(?!:)/i)
}

async function openMove(page: Page) {
  await openSession(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mover a…/ })
    .click()
  await page.getByRole('dialog', { name: 'Mover sesión' }).getByRole('button', { name: 'Mover' }).waitFor()
}

/** On a phone, where nothing is selected, the filters alone. */
async function selectAndFilter(page: Page) {
  if (await page.getByRole('button', { name: /^Filtros/ }).isVisible()) return opened(page, /^Filtros/)
  for (const index of [0, 1])
    await page
      .locator('[data-session]')
      .nth(index)
      .click({ modifiers: ['Control'] })
  await opened(page, /^Trabajador/)
}

/** One that is to stand every week. */
async function openBooking(page: Page) {
  await showWednesday(page)
  await opened(page, /Reservar/)
  await page.getByRole('dialog').getByText('Fija', { exact: true }).click()
  await page.getByLabel('Hasta').first().waitFor()
}

/** On a phone one day is shown, today first, which may be a Sunday. */
async function showWednesday(page: Page) {
  const day = page.getByRole('button', { name: /^miércoles .*: \d+$/ })
  if (await day.isVisible()) await day.click()
}

/** Presses the first button of that name and waits for what it opens. */
async function opened(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).first().click({ force: true })
  await page.getByRole('dialog').waitFor()
}
