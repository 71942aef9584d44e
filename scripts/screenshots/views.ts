import type { Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import type { DemoServer } from './demo-server.ts'

type View = {
  path: (demo: DemoServer) => string
  /** The signed-in user, if any. */
  user?: 'administrator' | 'therapist'
  /** Opens a dialog or fills a form once the screen is loaded. */
  prepare?: (page: Page) => Promise<unknown>
}

/** The views that screenshots show and the accessibility test checks: every screen, and the dialogs and states of some. */
export const views = {
  'sign-in': { path: () => paths.login() },
  week: { path: ({ week }) => week, user: 'administrator' },
  'turn-choice': { path: ({ schedule }) => paths.sessions({ schedule }), user: 'therapist' },
  'session-card': { path: ({ week }) => week, user: 'administrator', prepare: openSession },
  'session-move': { path: ({ week }) => week, user: 'administrator', prepare: openMoveForm },
  'week-filters': { path: ({ week }) => week, user: 'administrator', prepare: selectSessionsAndOpenFilter },
  'session-create': { path: ({ week }) => week, user: 'administrator', prepare: openBookingForm },
  clients: { path: () => paths.clients(), user: 'administrator' },
  'clients-no-match': { path: () => paths.clients({ search: 'nadie' }), user: 'administrator' },
  'client-detail': { path: ({ client }) => paths.client(client), user: 'administrator' },
  'client-edit': {
    path: ({ client }) => paths.clients({ record: client }),
    user: 'administrator',
    prepare: (page) => page.getByLabel('Nombres').waitFor(),
  },
  'client-create': { path: () => paths.clients({ record: 'new' }), user: 'administrator', prepare: submitEmptyForm },
  'import-file': { path: () => paths.importClients(), user: 'administrator' },
  'import-columns': { path: () => paths.importClients(), user: 'administrator', prepare: chooseFile },
  'import-rows': { path: () => paths.importClients(), user: 'administrator', prepare: reviewRows },
  workers: { path: () => paths.workers(), user: 'administrator' },
  'worker-detail': { path: ({ worker }) => paths.worker(worker), user: 'administrator' },
  'worker-create': { path: () => paths.workers({ record: 'new' }), user: 'administrator', prepare: submitEmptyForm },
  schedules: { path: () => paths.schedules(), user: 'administrator' },
  'schedule-create': { path: () => paths.createSchedule(), user: 'administrator' },
  'schedule-copy': { path: ({ schedule }) => paths.createSchedule(schedule), user: 'administrator' },
  'schedule-edit': { path: ({ schedule }) => paths.editSchedule(schedule), user: 'administrator' },
  'schedule-in-use': { path: ({ schedule }) => paths.editSchedule(schedule), user: 'administrator', prepare: shortenSessions },
  'access-denied': { path: () => paths.clients(), user: 'therapist' },
  'not-found': { path: () => '/admin/nada', user: 'administrator' },
  'not-found-signed-out': { path: () => '/nada' },
} satisfies Record<string, View>

export type ViewName = keyof typeof views

/** The viewport sizes, in CSS pixels. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** Loads the screen of a view and prepares it. */
export async function openView(demo: DemoServer, name: ViewName, viewport: keyof typeof viewports) {
  const { path, user, prepare }: View = views[name]
  const page = await demo.getPage(user, viewports[viewport])
  await page.goto(demo.url + path(demo))
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await prepare?.(page)
  return page
}

/** Switches the page to the light or the dark theme. */
export async function setTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
}

/** Submits an empty form, so that its fields show their errors. */
async function submitEmptyForm(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Registrar/ })
    .click()
  await page.getByText('Complete este dato').first().waitFor()
}

/** Chooses a file of two clients, one of them with errors. */
async function chooseFile(page: Page) {
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

async function reviewRows(page: Page) {
  await chooseFile(page)
  await page.getByRole('button', { name: 'Revisar 2 filas' }).click()
  await page.getByRole('table', { name: 'Filas del archivo' }).waitFor()
}

/** Saves a shorter session duration, which upcoming sessions block. */
async function shortenSessions(page: Page) {
  await page.getByLabel('Duración de la sesión').fill('40')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('link', { name: /^Cada/ }).first().waitFor()
}

async function openSession(page: Page) {
  await showWednesday(page)
  await clickToOpen(page, /\b(pendiente|confirmada|vino)\b(?!:)/i)
}

async function openMoveForm(page: Page) {
  await openSession(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mover a…/ })
    .click()
  await page.getByRole('dialog', { name: 'Mover sesión' }).getByRole('button', { name: 'Mover' }).waitFor()
}

/** Selects two sessions and opens a filter. On a phone it only opens the filters, because nothing can be selected there. */
async function selectSessionsAndOpenFilter(page: Page) {
  if (await page.getByRole('button', { name: /^Filtros/ }).isVisible()) return clickToOpen(page, /^Filtros/)
  for (const index of [0, 1])
    await page
      .locator('[data-session]')
      .nth(index)
      .click({ modifiers: ['Control'] })
  await clickToOpen(page, /^Trabajador/)
}

/** Opens the booking form with a weekly series chosen. */
async function openBookingForm(page: Page) {
  await showWednesday(page)
  await clickToOpen(page, /Reservar/)
  await page.getByRole('dialog').getByText('Fija', { exact: true }).click()
  await page.getByLabel('Hasta').first().waitFor()
}

/** Goes to Wednesday on a phone. The phone starts with today, and on a Sunday the clinic has no sessions. */
async function showWednesday(page: Page) {
  const day = page.getByRole('button', { name: /^miércoles .*: \d+$/ })
  if (await day.isVisible()) await day.click()
}

/** Clicks the first button with this name and waits for the dialog that it opens. */
async function clickToOpen(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).first().click({ force: true })
  await page.getByRole('dialog').waitFor()
}
