import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { type Mounted, type MountOptions, mount } from './mount.tsx'

type Visit = MountOptions & {
  url?: string
  user?: 'therapist' | 'client' | 'administrator'
  /** Replaces fields of the signed-in user. */
  userFields?: object
  date?: string
  at?: string
}

/** Opens the screen on the Tuesday of the examples, on a phone unless a width is given. */
export async function visit({
  url = paths.mySessions(),
  user = 'therapist',
  userFields,
  date = '2026-11-24',
  at = '10:10',
  ...options
}: Visit = {}) {
  setClinicTime(date, at)
  const mounted = await mount(paths.login(), { width: 390, ...options })
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  mounted.prefer('get /v1/auth/is_logged_in', `example=${user}`)
  mounted.alter('get /v1/auth/is_logged_in', async (answer) => Response.json({ ...(await answer.json()), ...userFields }))
  keepSessionsOfPerson(mounted)
  await mounted.router.navigate(url)
  return mounted
}

type WireSession = { client: { id: string }; worker: { id: string } }

/** Makes the mock, which answers all sessions, keep to the worker or client of the call. */
const keepSessionsOfPerson = ({ alter }: Mounted) =>
  alter('get /v1/sessions', async (answer, { query }) => {
    const sessions: WireSession[] = await answer.json()
    const [client, worker] = [query.get('client_id'), query.get('worker_id')]
    return Response.json(
      sessions.filter((session) => (!client || session.client.id === client) && (!worker || session.worker.id === worker)),
    )
  })

/** The title of the screen. */
export const heading = () => page.getByRole('heading', { name: 'Mis Sesiones', level: 1 })

/** A day of the week or month, by its name with the number of its sessions: "jueves 26 de noviembre: 1". */
export const day = (name: string | RegExp) => page.getByRole('button', { name })

/** The card of the next session. */
export const card = (name: string) => page.getByRole('region', { name, exact: true })

/** The sessions of a day: `list('Martes 24 de noviembre')`. */
export const list = (date: string) => page.getByRole('region', { name: new RegExp(`^${date} ·`) })

/** Reads the texts of these sessions. */
export const readRows = (date: string) =>
  list(date)
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
