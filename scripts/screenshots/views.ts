import type { Page, ViewportSize } from 'playwright'
import { paths } from '#web/navigation/paths.ts'
import type { DemoServer } from './demo-server.ts'
import {
  askToErase,
  askToRegenerate,
  askToSetSecondFactor,
  changeAccess,
  chooseClient,
  chooseFile,
  openAttendance,
  openBookingForm,
  openFeed,
  openKeysHelp,
  openMenu,
  openMoveForm,
  openOwnSession,
  openQrCode,
  openSession,
  reviewRows,
  search,
  selectAttendance,
  selectSessionsAndOpenFilter,
  selectWorkerSessions,
  settlePlan,
  shortenSessions,
  showWaitingSlots,
  submitEmptyForm,
  typeNewPassword,
  waitForCalendar,
  waitForClientsWithoutNextSession,
  waitForPlan,
  waitForProposals,
  waitForTree,
} from './prepare-view.ts'

/** The ids of records, and the path of a week, from which the paths of views are built. */
export type ViewIds = Omit<DemoServer, 'url' | 'getPage'>

type View = {
  path: (ids: ViewIds) => string
  /** The signed-in user, if any. */
  user?: 'administrator' | 'therapist' | 'temporary'
  /** Opens a dialog or fills a form once the screen is loaded. */
  prepare?: (page: Page) => Promise<unknown>
}

/** The views that screenshots show and the sweep of `tests/built-app/sweep` checks: every screen, and the dialogs and states of some. */
export const views = {
  'sign-in': { path: () => paths.login() },
  'temporary-password': { path: () => paths.admin(), user: 'temporary', prepare: typeNewPassword },
  home: { path: () => paths.admin(), user: 'administrator', prepare: waitForClientsWithoutNextSession },
  week: { path: ({ week }) => week, user: 'administrator' },
  'week-empty': { path: ({ turn }) => paths.sessions({ ...turn, week: '2020-01-05' }), user: 'administrator' },
  'plan-series': {
    path: ({ client, series }) => paths.planSeries({ client, ...series }),
    user: 'administrator',
    prepare: settlePlan,
  },
  'plan-series-refused': {
    path: ({ client, refusedSeries }) => paths.planSeries({ client, ...refusedSeries }),
    user: 'administrator',
    prepare: waitForPlan,
  },
  'plan-series-form': { path: ({ client }) => paths.planSeries({ client }), user: 'administrator' },
  'copy-week': { path: ({ turn }) => paths.copySessions({ turn: turn.turn }), user: 'administrator' },
  'worker-day': { path: () => paths.workerDay(), user: 'administrator' },
  'turn-choice': { path: ({ schedule }) => paths.sessions({ schedule }), user: 'therapist' },
  'my-sessions': { path: () => paths.mySessions(), user: 'therapist' },
  'my-sessions-month': { path: () => paths.mySessions({ view: 'month' }), user: 'therapist', prepare: waitForCalendar },
  'my-sessions-card': { path: () => paths.mySessions(), user: 'therapist', prepare: openOwnSession },
  'my-sessions-feed': { path: () => paths.mySessions(), user: 'therapist', prepare: openFeed },
  'my-sessions-of-nobody': { path: () => paths.mySessions(), user: 'administrator' },
  'session-card': { path: ({ week }) => week, user: 'administrator', prepare: openSession },
  'session-move': { path: ({ week }) => week, user: 'administrator', prepare: openMoveForm },
  'week-filters': { path: ({ week }) => week, user: 'administrator', prepare: selectSessionsAndOpenFilter },
  'session-create': { path: ({ week }) => week, user: 'administrator', prepare: openBookingForm },
  reminders: { path: () => paths.reminders(), user: 'administrator' },
  messages: { path: () => paths.untoldMessages(), user: 'administrator' },
  'waiting-list': { path: () => paths.waitingList(), user: 'administrator' },
  'waiting-list-create': {
    path: () => paths.waitingList({ record: 'new' }),
    user: 'administrator',
    prepare: (page) => page.getByRole('dialog').getByLabel('Qué le conviene').waitFor(),
  },
  'waiting-list-slots': { path: () => paths.waitingList(), user: 'administrator', prepare: showWaitingSlots },
  'waiting-list-matches': { path: () => paths.waitingMatches(), user: 'administrator' },
  'waiting-list-free-slot': { path: ({ freeSlot }) => paths.waitingMatches({ slots: freeSlot }), user: 'administrator' },
  absences: { path: () => paths.absences(), user: 'administrator' },
  'absence-create': {
    path: () => paths.absences({ record: 'new' }),
    user: 'administrator',
    prepare: (page) => page.getByLabel('Días').waitFor(),
  },
  'absence-edit': {
    path: ({ absence }) => paths.absences({ record: absence }),
    user: 'administrator',
    prepare: (page) => page.getByLabel('Días').waitFor(),
  },
  'holidays-add': {
    path: () => paths.absences({ record: 'holidays' }),
    user: 'administrator',
    prepare: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  activity: { path: () => paths.activity(), user: 'administrator' },
  'to-rebook': { path: () => paths.toRebook(), user: 'administrator' },
  unsettled: { path: () => paths.unsettled(), user: 'administrator', prepare: waitForProposals },
  'unsettled-absence': {
    path: ({ unsettledAbsence }) => paths.unsettled(unsettledAbsence),
    user: 'administrator',
    prepare: waitForProposals,
  },
  attendance: { path: ({ turn }) => paths.attendance(turn), user: 'administrator' },
  'attendance-selection': { path: ({ turn }) => paths.attendance(turn), user: 'administrator', prepare: selectAttendance },
  'attendance-day': { path: ({ turn }) => paths.attendance(turn), user: 'administrator', prepare: openAttendance },
  'attendance-workers': { path: ({ turn }) => paths.attendance({ ...turn, people: 'workers' }), user: 'administrator' },
  'attendance-no-match': { path: ({ turn }) => paths.attendance({ ...turn, search: 'nadie' }), user: 'administrator' },
  clients: { path: () => paths.clients(), user: 'administrator' },
  'clients-no-match': { path: () => paths.clients({ search: 'nadie' }), user: 'administrator' },
  'client-detail': { path: ({ client }) => paths.client(client), user: 'administrator' },
  'client-export': { path: ({ client }) => paths.exportClient(client), user: 'administrator' },
  'client-erase': { path: ({ client }) => paths.client(client), user: 'administrator', prepare: askToErase },
  'client-erase-former': {
    path: ({ formerClient }) => paths.client(formerClient),
    user: 'administrator',
    prepare: askToErase,
  },
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
  'worker-sessions': {
    path: ({ worker }) => paths.workerSessions(worker),
    user: 'administrator',
    prepare: selectWorkerSessions,
  },
  'worker-hours': {
    path: ({ worker }) => paths.worker(worker, { record: 'hours' }),
    user: 'administrator',
    prepare: (page) => page.getByRole('button', { name: 'Guardar horario' }).waitFor(),
  },
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
  'second-factor': { path: () => paths.profile(), user: 'administrator', prepare: askToSetSecondFactor },
  menu: { path: () => paths.profile(), user: 'administrator', prepare: openMenu },
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
  'role-edit': {
    path: ({ role }) => paths.role(role, { record: role }),
    user: 'administrator',
    prepare: (page) => page.getByRole('dialog').getByLabel('Nombre').waitFor(),
  },
  'role-create': { path: () => paths.roles({ record: 'new' }), user: 'administrator', prepare: submitEmptyForm },
  'access-choice': { path: () => paths.access(), user: 'administrator' },
  'access-role': { path: ({ role }) => paths.access({ role }), user: 'administrator', prepare: changeAccess },
  'access-user': { path: ({ receptionist }) => paths.access({ user: receptionist }), user: 'administrator', prepare: waitForTree },
  'public-page': { path: ({ link }) => paths.publicPage(link) },
  'public-page-declined': { path: ({ declinedLink }) => paths.publicPage(declinedLink) },
  'public-page-unknown': { path: () => paths.publicPage('hV3x0dQm9sK2bTz7LwYc_A') },
  'access-denied': { path: () => paths.clients(), user: 'therapist' },
  'not-found': { path: () => '/admin/nada', user: 'administrator' },
  'not-found-signed-out': { path: () => '/nada' },
} satisfies Record<string, View>

export type ViewName = keyof typeof views

/** The viewport sizes, in CSS pixels. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/**
 * Every width from the narrowest phone to a large screen, and windows of 1280 × 800 that are zoomed to 200 % and 400 %. The sizes of a group are taken one
 * after the other of one page: the first group by touch, the second by mouse.
 */
export const widths: Record<string, ViewportSize>[] = [
  {
    390: { width: 390, height: 844 },
    320: { width: 320, height: 640 },
    820: { width: 820, height: 1180 },
  },
  {
    1280: { width: 1280, height: 800 },
    1024: { width: 1024, height: 768 },
    1920: { width: 1920, height: 1080 },
    'zoom-200': { width: 640, height: 400 },
    'zoom-400': { width: 320, height: 200 },
  },
]

/** Loads the screen of a view and prepares it. Resolves when the fonts of its texts have arrived. */
export async function openView(demo: DemoServer, name: ViewName, viewport: keyof typeof viewports | ViewportSize) {
  const { path, user, prepare }: View = views[name]
  const size = typeof viewport === 'string' ? viewports[viewport] : viewport
  const page = await demo.getPage(user, size)
  // The page may have been used before, and then have another size or theme by now.
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: null, media: null })
  await page.goto(demo.url + path(demo))
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return page
}

/** Switches the page to the light or the dark theme. */
export async function setTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
}
