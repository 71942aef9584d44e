import type { BrowserContextOptions } from 'playwright'
import { paths } from '#web/paths.ts'
import { startApp } from './app.ts'
import { openBrowser, signIn, visitor } from './visit.ts'

type State = BrowserContextOptions['storageState']

/** The demo's clinic in a browser: who is signed in, and where its records are. Empty screens hide what is wrong with full ones. */
export type Demo = Awaited<ReturnType<typeof openDemo>>

/** Starts the demo and a browser, and signs in as two of its users. */
export async function openDemo() {
  const app = await startApp({}, 'scripts/demo.ts')
  const browser = await openBrowser()

  /** Signs in as the one to whom the demo gives a role; it prints "name password role". */
  const signedIn = async (role: string): Promise<State> => {
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

  return {
    url: app.url,
    browser,
    administrator,
    therapist,
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
