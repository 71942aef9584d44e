import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatSpokenClock } from '#domain/clock.ts'
import { formatLongDate, formatWeek } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { addDays, getWeekStart } from '#domain/weeks.ts'
import { paths } from '#web/navigation/paths.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { type Call, createSmallClinic } from '../small-clinic.ts'
import { launchFirefox } from './firefox.ts'
import type { Page } from './page.ts'
import { createUser } from './user.ts'
import { launchWebkit } from './webkit.ts'

const administrator = { username: 'admin', password: 'una-larga-de-verdad' }
const data = createDataFolder()
/** The Sunday of the next week, so that all of its hours are in the future. */
const sunday = addDays(getWeekStart(toLocalDate(new Date(), 'America/Lima')), 7)

let app: AppProcess
let call: Call
let clinic: Awaited<ReturnType<typeof createSmallClinic>>

beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder, ADMIN_PASSWORD: administrator.password })
  const cookie = await signInToApi()
  call = async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${app.url}/api/v1${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }
  clinic = await createSmallClinic(call)
})
afterAll(async () => {
  await app.end('SIGKILL')
  data.remove()
})

/** Signs in through the API. Returns the cookie. */
async function signInToApi() {
  const { headers } = await fetch(`${app.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return headers.getSetCookie()[0]!.split(';')[0]!
}

describe.each([
  { name: 'Firefox', launch: launchFirefox, clock: '09:00', client: 'ian' },
  { name: 'WebKit', launch: launchWebkit, clock: '10:00', client: 'zoe' },
])('$name', ({ launch, clock, client }) => {
  let page: Page
  let user: ReturnType<typeof createUser>
  const start = async (width: number) => {
    page = await launch(width)
    user = createUser(page)
  }
  afterEach(async () => {
    const errors = await page.collectErrors()
    await page.close()
    expect(errors).toEqual([])
  })

  const signIn = async () => {
    await user.type('textbox', 'Usuario o correo', administrator.username)
    await user.type('textbox', 'Contraseña', administrator.password)
    await user.click('button', 'Entrar')
  }
  const openWeek = async () => {
    await start(1280)
    await page.open(app.url + paths.sessions({ schedule: clinic.schedule, turn: clinic.turn, week: sunday }))
    await signIn()
  }

  test('a user signs in, books a session and signs out', async () => {
    await openWeek()
    const cell = `${formatLongDate(addDays(sunday, 3))}, ${clock}`
    await user.click('gridcell', new RegExp(`^${cell}`))
    await user.type('combobox', 'Cliente', 'Luis')
    await user.click('option', /^Luis Ramos/)
    await user.click('radio', /^Ana Torres/)
    await user.click('button', 'Reservar')
    await user.find('button', /^Luis R.* con Ana Torres, pendiente/)
    await user.read('Sesión reservada')
    // A notification that slides in can take the click on the menu that it is about to cover.
    await user.click('button', 'Cerrar aviso')

    await user.click('button', /^admin/)
    await user.click('menuitem', 'Cerrar sesión')
    await user.find('textbox', 'Usuario o correo')
  })

  test('the focus returns to the button whose dialog or list is closed, also where a click does not focus buttons', async () => {
    await openWeek()
    await user.clickLikeSafari()
    for (const name of ['Teclado', 'Trabajador', formatWeek(sunday)]) {
      await user.click('button', name)
      await expect.poll(user.getFocusedName).not.toBe(name)
      await page.pressEscape()
      await expect.poll(user.getFocusedName).toBe(name)
    }
  })

  test('a client opens a link, reads the next session, switches the day, and sees nothing after the link is revoked', async () => {
    await start(450)
    const clientId = clinic.ids[client]
    const url = await call<string>('GET', '/clients/public-link/generate')
    await call('POST', '/clients/public-link', {
      client_id: clientId,
      schedule_id: clinic.schedule,
      worker_ids: [clinic.ids.bruno],
      url,
    })
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    await call('POST', '/sessions', {
      client_id: clientId,
      worker_id: clinic.ids.bruno,
      turn_id: clinic.turn,
      day: 5,
      session_date: addDays(sunday, 5),
      time: hours * 60 + minutes,
    })

    await page.open(`${app.url}/public-link/${url}`)
    await user.find('heading', new RegExp(`^Su próxima sesión es .*${formatSpokenClock(hours * 60 + minutes)}`))
    await user.read('con Bruno Salazar')
    await user.click('button', /^sábado/)
    await user.find('list', /^sábado/)

    await call('DELETE', `/clients/${clientId}/public-link`)
    await page.open(`${app.url}/public-link/${url}`)
    await user.find('heading', 'Este enlace no muestra ningún horario')
  })
})
