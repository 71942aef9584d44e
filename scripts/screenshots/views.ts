import type { Page } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import type { DemoServer } from './demo-server.ts'

type View = {
  path: (demo: DemoServer) => string
  /** The signed-in user, if any. */
  user?: 'administrator' | 'therapist' | 'temporary'
  /** Opens a dialog or fills a form once the screen is loaded. */
  prepare?: (page: Page) => Promise<unknown>
}

/** The views that screenshots show and the accessibility test checks: every screen, and the dialogs and states of some. */
export const views = {
  'sign-in': { path: () => paths.login() },
  'temporary-password': { path: () => paths.admin(), user: 'temporary', prepare: typeNewPassword },
  home: { path: () => paths.admin(), user: 'administrator', prepare: waitForWaitingClients },
  week: { path: ({ week }) => week, user: 'administrator' },
  'turn-choice': { path: ({ schedule }) => paths.sessions({ schedule }), user: 'therapist' },
  'my-sessions': { path: () => paths.mySessions(), user: 'therapist' },
  'my-sessions-month': { path: () => paths.mySessions({ view: 'month' }), user: 'therapist', prepare: waitForCalendar },
  'my-sessions-card': { path: () => paths.mySessions(), user: 'therapist', prepare: openOwnSession },
  'my-sessions-of-nobody': { path: () => paths.mySessions(), user: 'administrator' },
  'session-card': { path: ({ week }) => week, user: 'administrator', prepare: openSession },
  'session-move': { path: ({ week }) => week, user: 'administrator', prepare: openMoveForm },
  'week-filters': { path: ({ week }) => week, user: 'administrator', prepare: selectSessionsAndOpenFilter },
  'session-create': { path: ({ week }) => week, user: 'administrator', prepare: openBookingForm },
  reminders: { path: () => paths.reminders({ day: 'next' }), user: 'administrator' },
  attendance: { path: ({ turn }) => paths.attendance(turn), user: 'administrator' },
  'attendance-selection': { path: ({ turn }) => paths.attendance(turn), user: 'administrator', prepare: selectAttendance },
  'attendance-day': { path: ({ turn }) => paths.attendance(turn), user: 'administrator', prepare: openAttendance },
  'attendance-workers': { path: ({ turn }) => paths.attendance({ ...turn, people: 'workers' }), user: 'administrator' },
  'attendance-no-match': { path: ({ turn }) => paths.attendance({ ...turn, search: 'nadie' }), user: 'administrator' },
  clients: { path: () => paths.clients(), user: 'administrator' },
  'clients-no-match': { path: () => paths.clients({ search: 'nadie' }), user: 'administrator' },
  'client-detail': { path: ({ client }) => paths.client(client), user: 'administrator' },
  'client-link-create': {
    path: ({ unlinkedClient }) => paths.client(unlinkedClient, { record: 'link' }),
    user: 'administrator',
    prepare: (page) => page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).waitFor(),
  },
  'client-link-qr': { path: ({ client }) => paths.client(client), user: 'administrator', prepare: openQrCode },
  'client-link-regenerate': { path: ({ client }) => paths.client(client), user: 'administrator', prepare: askToRegenerate },
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
  'worker-edit': {
    path: ({ worker }) => paths.workers({ record: worker }),
    user: 'administrator',
    prepare: (page) => page.getByLabel('Nombres').waitFor(),
  },
  schedules: { path: () => paths.schedules(), user: 'administrator' },
  'schedule-create': { path: () => paths.createSchedule(), user: 'administrator' },
  'schedule-copy': { path: ({ schedule }) => paths.createSchedule(schedule), user: 'administrator' },
  'schedule-edit': { path: ({ schedule }) => paths.editSchedule(schedule), user: 'administrator' },
  'schedule-in-use': { path: ({ schedule }) => paths.editSchedule(schedule), user: 'administrator', prepare: shortenSessions },
  profile: { path: () => paths.profile(), user: 'administrator' },
  search: { path: () => paths.clients(), user: 'administrator', prepare: (page) => search(page, 'ma') },
  'search-empty': { path: () => paths.clients(), user: 'administrator', prepare: (page) => search(page, '') },
  keys: { path: ({ week }) => week, user: 'administrator', prepare: openKeysHelp },
  users: { path: () => paths.users(), user: 'administrator' },
  'users-no-match': { path: () => paths.users({ search: 'nadie' }), user: 'administrator' },
  'user-detail': { path: ({ account }) => paths.user(account), user: 'administrator' },
  'user-roles': {
    path: ({ account }) => paths.user(account, { record: 'roles' }),
    user: 'administrator',
    prepare: (page) => page.getByRole('checkbox', { name: 'Recepción' }).waitFor(),
  },
  'user-create': { path: () => paths.createUser(), user: 'administrator' },
  'user-create-client': { path: () => paths.createUser(), user: 'administrator', prepare: chooseClient },
  'user-edit': { path: ({ account }) => paths.editUser(account), user: 'administrator' },
  roles: { path: () => paths.roles(), user: 'administrator' },
  'role-detail': { path: ({ role }) => paths.role(role), user: 'administrator' },
  'role-create': { path: () => paths.roles({ record: 'new' }), user: 'administrator', prepare: submitEmptyForm },
  'access-choice': { path: () => paths.access(), user: 'administrator' },
  'access-role': { path: ({ role }) => paths.access({ role }), user: 'administrator', prepare: changeAccess },
  'access-user': { path: ({ receptionist }) => paths.access({ user: receptionist }), user: 'administrator', prepare: waitForTree },
  'public-page': { path: ({ link }) => paths.publicPage(link) },
  'public-page-unknown': { path: () => paths.publicPage('hV3x0dQm9sK2bTz7LwYc_A') },
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

/** Types a password that is strong enough, but not strong. */
async function typeNewPassword(page: Page) {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('mesa y luna')
}

async function waitForWaitingClients(page: Page) {
  await page.getByRole('region', { name: 'Sin próxima sesión' }).waitFor()
}

/** Opens the search and waits for what it finds. */
async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill(text)
  await page
    .getByRole('option', { name: text ? /^Ver los/ : 'Cerrar sesión' })
    .first()
    .waitFor()
}

async function openKeysHelp(page: Page) {
  await page.getByRole('heading', { level: 1 }).press('?')
  await page.getByRole('dialog', { name: 'Teclado' }).waitFor()
}

async function openQrCode(page: Page) {
  await page.getByRole('button', { name: 'Código QR' }).click()
  await page.getByRole('img', { name: /^Código QR/ }).waitFor()
}

async function askToRegenerate(page: Page) {
  await page.getByRole('button', { name: 'Acciones del enlace' }).click()
  await page.getByRole('menuitem', { name: 'Regenerar' }).click()
  await page.getByRole('button', { name: 'Regenerar enlace' }).waitFor()
}

/** Submits an empty form, so that its fields show their errors. */
async function submitEmptyForm(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Registrar|Crear)/ })
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

/** Opens the list of clients in the form that creates a user. */
async function chooseClient(page: Page) {
  await page.getByRole('main').getByText('Cliente', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).click()
  await page.getByRole('option').first().waitFor()
}

async function openSession(page: Page) {
  await showWednesday(page)
  await clickToOpen(page, /\b(pendiente|confirmada|vino)\b(?!:)/i)
}

async function waitForCalendar(page: Page) {
  await page.getByRole('button', { name: 'Mes siguiente' }).waitFor()
}

/** Opens the card of a session of Wednesday, because on a Sunday the clinic has none. */
async function openOwnSession(page: Page) {
  await page
    .getByRole('button', { name: /^miércoles .*: [1-9]\d*$/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /^Miércoles/ }).waitFor({ state: 'attached' })
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

/** Selects a row and a day. On a phone, which has no rows, it does nothing. */
async function selectAttendance(page: Page) {
  const row = page.getByRole('checkbox', { name: /^Elegir a / }).nth(1)
  if (!(await row.isVisible())) return
  await row.click()
  await page
    .getByRole('button', { name: /^Elegir el / })
    .nth(11)
    .click()
}

/** Opens the sessions of a person on one day. */
async function openAttendance(page: Page) {
  const cell = page.getByRole('gridcell', { name: /sin marcar|vino/ }).or(page.getByRole('button', { name: /· \d+.%/ }))
  await cell.first().click()
  await page.getByRole('dialog').waitFor()
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

async function waitForTree(page: Page) {
  await page.getByRole('treegrid').waitFor()
}

/** Changes some access of a role without applying it. */
async function changeAccess(page: Page) {
  await waitForTree(page)
  for (const name of ['Registrar: Trabajadores', 'Actualizar: Trabajadores', 'Leer: Horarios'])
    await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Aplicar 3 cambios' }).waitFor()
}
