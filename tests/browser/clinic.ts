import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { formatLongDate } from '#domain/spanish.ts'
import { dateAt } from '#domain/today.ts'
import { addDays, weekStart } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, launchBrowser, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'

/** The Sunday after this week: no hour of its week has passed. */
export const sunday = addDays(weekStart(dateAt(new Date(), 'America/Lima')), 7)

/** A date of that week: 0 is the Sunday. */
export const day = (index: number) => addDays(sunday, index)

/** A session as the wire has it, as far as tests look at it. */
export type Wire = {
  id: string
  session_date: string | null
  day: number
  time: number
  state: string
  standing: boolean
  note: string | null
} & {
  starts_on: string | null
  ends_on: string | null
  attended: boolean | null
  client: { id: string; person: { name: string } }
  worker: { id: string; person: { name: string } }
}

const clients = { ian: ['Ian', 'Vargas', '70000001'], zoe: ['Zoe', 'Campos', '70000002'], luis: ['Luis', 'Ramos', '70000003'] } as const
const workers = { ana: ['Ana', 'Torres', '40000001'], bruno: ['Bruno', 'Salazar', '40000002'] } as const

export type ClientName = keyof typeof clients
export type WorkerName = keyof typeof workers

type Booking = {
  client: ClientName
  worker: WorkerName
  date?: string
  time: number
  turn?: string
  standing?: { weekday: number; from: string }
}

/** A small practice on the real server: two workers, three clients, one turn with slots on the hour from eight to eleven, nothing booked. */
export async function openClinic(started: string) {
  const data = createDataFolder(started)
  const app = await startApp({ DATA_DIR: data.folder })
  const browser: Browser = await launchBrowser()
  const context = await browser.newContext(contextOptions)
  await signIn(await context.newPage(), app.url, administrator)
  const storageState = await context.storageState()

  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await context.request.fetch(`${app.url}/api/v1${path}`, { method, data: body })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
  const made = async (path: string, body: unknown) => (await call<{ id: string }>('POST', path, body)).id

  const schedule = await made('/schedules', {
    name: 'Terapia infantil',
    session_duration: 45,
    break_duration: 15,
    turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
  })
  const ownTurn = (await call<{ turns: { id: string }[] }>('GET', `/schedules/${schedule}`)).turns[0]!.id
  const registered = async (path: string, people: Readonly<Record<string, readonly [string, string, string]>>, more: object) => {
    const ids: Record<string, string> = {}
    for (const [key, [name, father, document]] of Object.entries(people)) {
      const person = { name, father_last_name: father, mother_last_name: 'Soto', document, document_type: 0, gender: true }
      ids[key] = await made(path, { person, ...more })
    }
    return ids
  }
  const ids: Record<string, string> = {
    ...(await registered('/clients', clients, {})),
    ...(await registered('/workers', workers, { positions: [5] })),
  }

  /** Books over the wire, as another program or person would; answers the id. */
  const book = ({ client, worker, date, time, standing, turn = ownTurn }: Booking) =>
    made('/sessions', {
      ...{ client_id: ids[client], worker_id: ids[worker], turn_id: turn, time },
      ...(standing
        ? { day: standing.weekday, starts_on: standing.from }
        : { day: new Date(`${date}T00:00Z`).getUTCDay(), session_date: date }),
    })

  /** What takes place in some weeks from that Sunday on. */
  const agenda = async (from = sunday, weeks = 1) => call<Wire[]>('GET', `/sessions?from=${from}&to=${addDays(from, 7 * weeks - 1)}`)

  /** A colleague's browser on a week of the practice, signed in. */
  const visit = async (options: BrowserContextOptions = {}, week = sunday): Promise<Page> => {
    const page = await (await browser.newContext({ ...contextOptions, ...options, storageState })).newPage()
    await page.goto(app.url + paths.sessions({ schedule, turn: ownTurn, week }))
    await page.getByRole('heading', { name: 'Sesiones', level: 1 }).waitFor()
    return page
  }

  return {
    ...{ url: app.url, schedule, turn: ownTurn, ids, call, book, agenda, visit },
    /** Everything that is booked goes. */
    empty: async () => {
      const all = await call<Wire[]>('GET', '/sessions')
      if (all.length > 0) await call('DELETE', '/sessions/bulk', { ids: all.map(({ id }) => id) })
    },
    end: async () => {
      await browser.close()
      await app.end('SIGKILL')
      data.remove()
    },
  }
}

export type Clinic = Awaited<ReturnType<typeof openClinic>>

/** A slot of the grid: `cell(page, day(2), '09:00')`. */
export const cell = (page: Page, date: string, clock: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${formatLongDate(date)}, ${clock}`) })

/** A session in a slot by its beginning: "Ian V. con Ana Torres, pendiente". */
export const chip = (page: Page, date: string, clock: string, name: string) =>
  cell(page, date, clock).getByRole('button', { name: new RegExp(`^${name}`) })

/** Waits until the agenda on the server is as it is said: "Ian Ana 2 540 pending", by weekday. */
export const expectAgenda = (clinic: Clinic, entries: readonly string[], from?: string, weeks?: number) =>
  expect.poll(async () => (await clinic.agenda(from, weeks)).map(spelled).sort(), { timeout: 5_000 }).toEqual([...entries].sort())

/** "Ian Ana +2 09:00 pending", with the days since the Sunday, and "fija" for an occurrence of a standing session. */
const spelled = ({ client, worker, session_date, time, state, standing }: Wire) => {
  const days = (Date.parse(session_date ?? '') - Date.parse(sunday)) / 86_400_000
  const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
  return `${client.person.name} ${worker.person.name} ${days < 0 ? days : `+${days}`} ${clock} ${state}${standing ? ' fija' : ''}`
}
