import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, signIn } from '../../scripts/app/sign-in.ts'
import { type Call, type ClientName, createRecord, createSmallClinic, type WorkerName } from '../small-clinic.ts'
import { administrator } from './administrator.ts'
import { connectBrowser } from './connect-browser.ts'

/** The Sunday of the next week, so that all of its hours are in the future. */
export const sunday = addDays(getWeekStart(toLocalDate(new Date(), 'America/Lima')), 7)

/** Returns a date of that week by weekday; 0 is Sunday. */
export const getDayOfWeek = (index: number) => addDays(sunday, index)

/** The fields of a session on the wire that the tests read. */
export type WireSession = {
  id: string
  session_date: string | null
  day: number
  time: number
  state: string
  standing: boolean
  note: string | null
  starts_on: string | null
  ends_on: string | null
  attended: boolean | null
  client: { id: string; person: { name: string } }
  worker: { id: string; person: { name: string } }
}

type Booking = {
  client: ClientName
  worker: WorkerName
  date?: string
  time: number
  turn?: string
  standing?: { weekday: number; from: string }
}

/** Starts the app with the small clinic and a browser. */
export async function startClinic() {
  const data = createDataFolder(inject('startedDataFolder'))
  const app = await startApp({ DATA_DIR: data.folder })
  const browser: Browser = await connectBrowser()
  const context = await browser.newContext(contextOptions)
  await signIn(await context.newPage(), app.url, administrator)
  const storageState = await context.storageState()

  const call: Call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await context.request.fetch(`${app.url}/api/v1${path}`, { method, data: body })
    if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`)
    return (response.status() === 204 ? undefined : await response.json()) as T
  }
  const { schedule, turn: defaultTurn, ids } = await createSmallClinic(call)

  /** Books a session through the API, like another user. Returns the id. */
  const book = ({ client, worker, date, time, standing, turn = defaultTurn }: Booking) =>
    createRecord(call, '/sessions', {
      client_id: ids[client],
      worker_id: ids[worker],
      turn_id: turn,
      time,
      ...(standing
        ? { day: standing.weekday, starts_on: standing.from }
        : { day: new Date(`${date}T00:00Z`).getUTCDay(), session_date: date }),
    })

  /** Fetches the sessions of some weeks from a Sunday. */
  const fetchSessions = async (from = sunday, weeks = 1) =>
    call<WireSession[]>('GET', `/sessions?from=${from}&to=${addDays(from, 7 * weeks - 1)}`)

  /** Opens a week of the agenda, signed in, in a new browser context. */
  const openWeek = async (options: BrowserContextOptions = {}, week = sunday): Promise<Page> => {
    const page = await (await openContext(options)).newPage()
    await goToWeek(page, week)
    return page
  }

  /** Creates a browser context that is signed in. */
  const openContext = (options: BrowserContextOptions = {}) => browser.newContext({ ...contextOptions, ...options, storageState })

  const goToWeek = async (page: Page, week = sunday) => {
    await page.goto(app.url + paths.sessions({ schedule, turn: defaultTurn, week }))
    await page.getByRole('heading', { name: 'Sesiones', level: 1 }).waitFor()
  }

  return {
    url: app.url,
    /** Creates a browser context in which nobody is signed in. */
    newContext: (options: BrowserContextOptions = {}) => browser.newContext({ ...contextOptions, ...options }),
    schedule,
    turn: defaultTurn,
    ids,
    call,
    book,
    fetchSessions,
    openWeek,
    openContext,
    goToWeek,
    /** Deletes all sessions. */
    deleteSessions: async () => {
      const sessions = await call<WireSession[]>('GET', '/sessions')
      if (sessions.length > 0) await call('DELETE', '/sessions/bulk', { ids: sessions.map(({ id }) => id) })
    },
    end: async () => {
      await browser.close()
      await app.end('SIGKILL')
      data.remove()
    },
  }
}

export type Clinic = Awaited<ReturnType<typeof startClinic>>

/** A cell of the grid: `cell(page, getDayOfWeek(2), '09:00')`. */
export const cell = (page: Page, date: string, clock: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${formatLongDate(date)}, ${clock}`) })

/** The chip of a session in a cell, by the beginning of its name: "Ian V. con Ana Torres, pendiente". */
export const chip = (page: Page, date: string, clock: string, name: string) =>
  cell(page, date, clock).getByRole('button', { name: new RegExp(`^${name}`) })

/** Waits until the server has exactly these sessions, each as `formatSession` writes it. */
export const expectAgenda = (clinic: Clinic, entries: readonly string[], from?: string, weeks?: number) =>
  expect.poll(async () => (await clinic.fetchSessions(from, weeks)).map(formatSession).sort()).toEqual([...entries].sort())

/** Formats a session as "Ian Ana +2 09:00 pending": the days are counted from `sunday`, and "fija" follows for an occurrence of a series. */
const formatSession = ({ client, worker, session_date, time, state, standing }: WireSession) => {
  const days = (Date.parse(session_date ?? '') - Date.parse(sunday)) / 86_400_000
  const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
  return `${client.person.name} ${worker.person.name} ${days < 0 ? days : `+${days}`} ${clock} ${state}${standing ? ' fija' : ''}`
}
