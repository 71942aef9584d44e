import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekday, getWeekStart } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFreeSlots } from '#web/waiting-entries/free-slots.ts'
import { type AppProcess, startApp } from '../app/app-process.ts'
import { contextOptions, launchBrowser, signIn } from '../app/sign-in.ts'

/** Where the demo runs, the state of browsers in which some of its users are signed in, and the ids of some of its records. */
export type Demo = Awaited<ReturnType<typeof readDemo>>

/** The demo as views need it: with a browser on it. */
export type DemoServer = ReturnType<typeof openDemoPages>

type FreeSlot = { turn_id: string; session_date: string; time: number; worker_ids: string[] }

/** Starts the demo and a browser on it. */
export async function startDemoServer() {
  const browser = await launchBrowser()
  const { demo, end } = await startDemo(browser)
  return {
    ...openDemoPages(browser, demo),
    end: async () => {
      await browser.close()
      await end()
    },
  }
}

/** Starts the demo, and signs in as some of its users with a browser. */
export async function startDemo(browser: Browser) {
  const app = await startApp({}, 'scripts/demo.ts')
  return { demo: await readDemo(app, browser), end: () => app.end('SIGKILL') }
}

/** Returns what opens the pages of a demo in a browser. */
export function openDemoPages(browser: Browser, { users, ...demo }: Demo) {
  const pages = new Map<string, Page>()

  /** Returns the page of a user (or of nobody) at a viewport size. It is reused, because a new context for every view triples the run time. */
  async function getPage(user: keyof typeof users | undefined, viewport: ViewportSize): Promise<Page> {
    const key = `${user} ${viewport.width} ${viewport.height}`
    const existing = pages.get(key)
    if (existing) return existing
    // A small screen is used by touch, for which some styles differ.
    const device: BrowserContextOptions = { viewport, hasTouch: viewport.width < 768, reducedMotion: 'reduce' }
    const context = await browser.newContext({ ...contextOptions, ...device, storageState: user && users[user] })
    const page = await context.newPage()
    pages.set(key, page)
    return page
  }

  return { ...demo, getPage }
}

/** Signs in as two users of the demo, and as one with a temporary password, and reads the records that views show. */
async function readDemo(app: AppProcess, browser: Browser) {
  /** Signs in as the user of a role, with the credentials that the demo prints as "name password role". */
  const signInAs = async (role: string) => {
    const [, name = '', password = ''] = new RegExp(`(\\S+) +(\\S+) +${role}`).exec(app.output()) ?? []
    const context = await browser.newContext(contextOptions)
    await signIn(await context.newPage(), app.url, { name, password })
    const state = await context.storageState()
    await context.close()
    return state
  }
  /** Creates a user, whose first password is temporary, as the user of a context. */
  const signInWithTemporaryPassword = async (creator: BrowserContext) => {
    const [name, password] = ['lucia.ramos', 'luna-mesa-verde-38']
    await creator.request.post(`${app.url}/api/v1/users`, { data: { name, password }, failOnStatusCode: true })
    const context = await browser.newContext()
    await context.request.post(`${app.url}/api/v1/auth/login`, { data: { username: name, password }, failOnStatusCode: true })
    const state = await context.storageState()
    await context.close()
    return state
  }
  const administrator = await signInAs('Administrador')
  const therapist = await signInAs('Terapeuta')

  const context = await browser.newContext({ storageState: administrator })
  const fetch = async <T>(path: string) => (await (await context.request.get(`${app.url}/api/v1${path}`)).json()) as T
  const fetchList = <T>(path: string) => fetch<T[]>(path)
  const schedules = await fetchList<{ id: string; name: string; turns: { id: string }[] }>('/schedules')
  const schedule = schedules.find(({ name }) => name === 'Terapia infantil')!
  const turn = schedule.turns[0]!
  const temporary = await signInWithTemporaryPassword(context)
  const session = (await fetchList<{ worker: { id: string } }>(`/sessions?turn_id=${turn.id}&limit=1`))[0]!
  const today = toLocalDate(new Date(), contextOptions.timezoneId!)
  const period = `from=${addDays(today, 1)}&to=${addDays(today, 14)}`
  const declined = (await fetchList<{ client: { id: string } }>(`/sessions?${period}&client_reply=declined&limit=1`))[0]!
  const declinedClient = await fetch<{ public_link: string }>(`/clients/${declined.client.id}`)
  const waiting = (await fetchList<{ id: string }>('/waiting-list'))[0]!
  const freeSlot = (await fetchList<FreeSlot>(`/waiting-list/${waiting.id}/slots?${period}`))[0]!
  // The demo closes on a day at most 19 days ahead.
  const absences = await fetchList<AbsenceRow>(`/absences?from=${addDays(today, 1)}&to=${addDays(today, 21)}`)
  const absence = absences[0]!
  const formerClient = (await fetchList<{ id: string }>('/clients?upcoming=false'))[0]!
  const clients = await fetchList<{ id: string; public_link: string | null }>('/clients?upcoming=true')
  const linkedClient = clients.find(({ public_link }) => public_link !== null)!
  const accounts = await fetchList<{ id: string; roles: { name: string }[] }>('/users')
  const role = (await fetchList<{ id: string; name: string }>('/roles')).find(({ name }) => name === 'Recepción')!
  const receptionist = (await fetchList<{ id: string; roles: { id: string }[] }>('/users')).find(({ roles }) => roles[0]?.id === role.id)!
  const series = await findSeries(absences, (query) => fetchList(`/sessions?${query}`))
  await context.close()

  return {
    url: app.url,
    users: { administrator, therapist, temporary },
    /** The path of the current week of the fuller schedule. */
    week: paths.sessions({ schedule: schedule.id, turn: turn.id }),
    schedule: schedule.id,
    /** Its first turn, with its schedule. */
    turn: { schedule: schedule.id, turn: turn.id },
    /** A client with sessions and a public link, and a worker with sessions. */
    client: linkedClient.id,
    worker: session.worker.id,
    /** The last part of the address of the client's public page. */
    link: linkedClient.public_link!,
    /** The same of a client who replied by it that nobody comes. */
    declinedLink: declinedClient.public_link,
    /** A client without sessions from today on. */
    formerClient: formerClient.id,
    absence: absence.id,
    /** The period and the worker of an absence with sessions that are to be settled. */
    unsettledAbsence: { from: absence.from_date, to: absence.to_date, worker: absence.worker_id ?? undefined },
    /** A weekly series of a worker with one date in an absence and one on a closed day, and a series on a weekday without working hours. */
    series,
    refusedSeries: { ...series, date: getNextSunday(today) },
    /** A free slot that suits someone who waits, as a URL has it. */
    freeSlot: formatFreeSlots(
      freeSlot.worker_ids.slice(0, 1).map((workerId) => ({
        turnId: freeSlot.turn_id,
        sessionDate: freeSlot.session_date,
        time: freeSlot.time,
        workerId,
      })),
    ),
    /** A client with sessions and without a public link. */
    unlinkedClient: clients.find(({ public_link }) => public_link === null)!.id,
    /** A user with the role Terapeuta, who is a worker. */
    account: accounts.find(({ roles }) => roles.some(({ name }) => name === 'Terapeuta'))!.id,
    /** The role Recepción, and a user who has it. */
    role: role.id,
    receptionist: receptionist.id,
  }
}

type AbsenceRow = { id: string; worker_id: string | null; from_date: string; to_date: string }
type SessionRow = { turn_id: string; session_date: string; time: number }

/** Finds a weekly slot on the weekday of a closed day, for a worker with an absence and as few sessions then as possible. It begins a week before. */
async function findSeries(absences: readonly AbsenceRow[], listSessions: (query: string) => Promise<SessionRow[]>) {
  const worker = absences.find(({ worker_id }) => worker_id !== null)!.worker_id!
  const closed = absences.find(({ worker_id }) => worker_id === null)!.from_date
  const sessions = await listSessions(`worker_id=${worker}&from=${closed}&to=${addDays(closed, 77)}`)
  const countTaken = ({ turn_id, time }: SessionRow) =>
    sessions.filter((one) => one.turn_id === turn_id && one.time === time && getWeekday(one.session_date) === getWeekday(closed)).length
  const [slot] = [...sessions].sort((one, other) => countTaken(one) - countTaken(other))
  return { worker, turn: slot!.turn_id, time: String(slot!.time), date: addDays(closed, -7) }
}

const getNextSunday = (today: string) => addDays(getWeekStart(today), 7)
