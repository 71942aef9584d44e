import type { Page, ViewportSize } from 'playwright'
import { paths } from '#web/paths.ts'
import { startApp } from './app.ts'
import { openBrowser, signIn, visitor } from './visit.ts'

/** The demo's clinic in a browser: who is signed in, and where its records are. Empty screens hide what is wrong with full ones. */
export type Demo = Awaited<ReturnType<typeof openDemo>>

/** Starts the demo and a browser, and signs in as two of its users. */
export async function openDemo() {
  const app = await startApp({}, 'scripts/demo.ts')
  const browser = await openBrowser()

  /** Signs in as the one to whom the demo gives a role; it prints "name password role". */
  const signedIn = async (role: string) => {
    const [, name = '', password = ''] = new RegExp(`(\\S+) +(\\S+) +${role}`).exec(app.printed()) ?? []
    const context = await browser.newContext(visitor)
    await signIn(await context.newPage(), app.url, { name, password })
    const state = await context.storageState()
    await context.close()
    return state
  }
  const administrator = await signedIn('Administrador')
  const therapist = await signedIn('Terapeuta')

  const context = await browser.newContext({ storageState: administrator })
  const read = async <T>(path: string) => (await (await context.request.get(`${app.url}/api/v1${path}`)).json()) as T[]
  const schedules = await read<{ id: string; name: string; turns: { id: string }[] }>('/schedules')
  const fuller = schedules.find(({ name }) => name === 'Terapia infantil')!
  const session = (await read<{ client: { id: string }; worker: { id: string } }>(`/sessions?turn_id=${fuller.turns[0]!.id}&limit=1`))[0]!
  await context.close()

  const users = { administrator, therapist }
  const pages = new Map<string, Page>()

  /** The one page of a user, or of nobody, on a screen of this size: a new one for every visit would take two thirds of its time. */
  async function pageOf(user: keyof typeof users | undefined, viewport: ViewportSize): Promise<Page> {
    const key = `${user} ${viewport.width}`
    const known = pages.get(key)
    if (known) return known
    const context = await browser.newContext({ ...visitor, viewport, reducedMotion: 'reduce', storageState: user && users[user] })
    const page = await context.newPage()
    pages.set(key, page)
    return page
  }

  return {
    url: app.url,
    pageOf,
    /** This week of its fuller schedule. */
    week: paths.sessions({ schedule: fuller.id, turn: fuller.turns[0]!.id }),
    schedule: fuller.id,
    /** Somebody who comes, and to whom. */
    client: session.client.id,
    worker: session.worker.id,
    end: async () => {
      await browser.close()
      await app.end('SIGKILL')
    },
  }
}
