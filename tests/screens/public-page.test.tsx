import ICAL from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { type MountOptions, mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'

const token = 'hV3x0dQm9sK2bTz7LwYc_A'
const view = 'get /v1/clients/public-link/{url}'

type ViewBody = { sessions: Record<string, unknown>[]; next_session?: unknown }

/** Opens the page at a time of the week of the contract's example, 22 to 28 November 2026. */
async function openPage({ at = ['2026-11-24', '07:42'], ...options }: MountOptions & { at?: [string, string] } = {}) {
  setClinicTime(...at)
  return mount(paths.publicPage(token), options)
}

/** Changes the mock's view. */
const alterView = async (mounted: Awaited<ReturnType<typeof mount>>, change: (body: ViewBody) => ViewBody) => {
  mounted.alter(view, async (response) => Response.json(change(await response.json())))
  showWindow()
}

/** Fires the event at which the page refreshes. */
const showWindow = () => window.dispatchEvent(new Event('visibilitychange'))

const headline = () => page.getByRole('heading', { level: 1 })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  Reflect.deleteProperty(navigator, 'share')
})

test('the page says when the next session is and lists the own sessions of the week, after two calls', async () => {
  const { calls } = await openPage({ width: 390 })
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es hoy a las 8:00')
  await expect.element(page.getByText('Horario de Valentina Q.')).toBeVisible()
  await expect.element(page.getByText('Martes 24 de noviembre, de 8:00 a 8:45, con Ana Torres.')).toBeVisible()
  await expect.element(page.getByText('Actualizado hoy a las 7:42')).toBeVisible()
  expect(rows().slice(0, 3)).toEqual([
    'mar 24Hoy, 8:00 – 8:45 con Ana Torres',
    'jue 26Jueves 26 de noviembre, 8:00 – 8:45 con Ana Torres',
    'jue 26Jueves 26 de noviembre, 15:20 – 16:05 con Jorge Bravo',
  ])
  expect(calls.map(({ call, query }) => `${call}${query.size > 0 ? `?${query}` : ''}`)).toEqual([
    'get /v1/settings',
    `get /v1/clients/public-link/${token}?weeks=5`,
  ])
  expect(document.title).toBe('Turnos CC')
  expect(document.body.textContent).not.toMatch(/Quiroz|Peña/)
})

test.for([
  [['2026-11-24', '08:10'], 'Su sesión de hoy empezó a las 8:00'],
  [['2026-11-24', '08:45'], 'Su próxima sesión es el jueves 26 de noviembre a las 8:00'],
  [['2026-11-25', '12:00'], 'Su próxima sesión es mañana a las 8:00'],
  [['2026-11-27', '12:00'], 'No tiene próximas sesiones'],
] as const)('at %s the headline is "%s"', async ([at, text]) => {
  await openPage({ at: [...at] })
  await expect.element(headline()).toHaveTextContent(text)
})

test('the head names the clinic, and the end of the page has its telephone to call', async () => {
  await openPage({ width: 390 })
  await expect.element(page.getByRole('banner').getByText('Centro Kallpa')).toBeVisible()
  const footer = page.getByText(/^Para cambiar o cancelar una sesión, comuníquese con su centro: /)
  await expect.element(footer).toBeVisible()
  await expect.element(page.getByRole('link', { name: '(01) 445-1234' })).toHaveAttribute('href', 'tel:014451234')
})

test('canceled and postponed sessions are said as such, and the next session is another one', async () => {
  const mounted = await openPage()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  await alterView(mounted, (body) => ({
    ...body,
    next_session: undefined,
    sessions: body.sessions.map((session) => {
      if (session.is_assigned && session.day === 2) return { ...session, state: 'canceled' }
      return session.is_assigned && session.time === 920 ? { ...session, state: 'postponed' } : session
    }),
  }))
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es el jueves 26 de noviembre a las 8:00')
  expect(rows().slice(0, 3)).toEqual([
    'mar 24Hoy, 8:00 – 8:45 con Ana Torres Cancelada',
    'jue 26Jueves 26 de noviembre, 8:00 – 8:45 con Ana Torres',
    'jue 26Jueves 26 de noviembre, 15:20 – 16:05 con Jorge Bravo Aplazada',
  ])
})

test('a wide screen shows a week of the schedule as a table of own, occupied, free and past slots', async () => {
  await openPage({ at: ['2026-11-24', '07:42'] })
  const table = page.getByRole('table')
  await expect.element(table).toBeVisible()
  const cells = () =>
    [...table.element().querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
  const [first] = cells()
  expect(first).toEqual([
    '08:00',
    'Ya pasó',
    'Ya pasó',
    'Su sesión · Ana',
    'Libre · Jorge, Carmen, Ana',
    'Su sesión · Ana',
    'Libre · Jorge, Carmen, Ana',
    'Libre · Jorge, Carmen, Ana',
  ])
  await page.getByText('Tarde', { exact: true }).click()
  await expect.poll(() => cells()[1]?.[5]).toBe('Su sesión · Jorge')
  const next = page.getByRole('button', { name: 'Semana siguiente' })
  for (const week of ['29 Nov – 5 Dic 2026', '6 – 12 Dic 2026', '13 – 19 Dic 2026', '20 – 26 Dic 2026']) {
    await next.click()
    await expect.element(page.getByText(week, { exact: true })).toBeVisible()
  }
  await expect.element(next).toBeDisabled()
  expect(new Set(cells().flatMap(([, ...slots]) => slots))).toEqual(new Set(['Libre · Jorge, Carmen, Ana']))
})

test('a slot in which all workers are busy is occupied', async () => {
  const mounted = await openPage()
  await alterView(mounted, (body) => {
    const [busy] = body.sessions
    const workers = ['01998a00-0000-7000-8000-030000000001', '01998a00-0000-7000-8000-030000000002', '01998a00-0000-7000-8000-030000000003']
    // Forty minutes from 8:30 on touch the slots of 8:00 and 8:50.
    const sessions = workers.map((worker_id) => ({ ...busy, worker_id, day: 3, session_date: '2026-11-25', time: 510, duration: 40 }))
    return { ...body, sessions }
  })
  await expect.poll(() => page.getByRole('cell', { name: 'Ocupado' }).elements().length).toBe(2)
})

test('a phone shows one day of the schedule at a time, from today on', async () => {
  await openPage({ width: 390 })
  const day = (name: RegExp) => page.getByRole('button', { name })
  await expect.element(day(/^martes 24 de noviembre, tiene sesión/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  const slots = (date: string) => page.getByRole('list', { name: date }).getByRole('listitem')
  await expect.element(slots('martes 24 de noviembre').first()).toHaveTextContent('08:00Su sesión con Ana Torres')
  await day(/^lunes 23 de noviembre$/).click()
  await expect.element(slots('lunes 23 de noviembre').first()).toHaveTextContent('08:00Ya pasó')
  await day(/^miércoles 25 de noviembre$/).click()
  await expect.element(slots('miércoles 25 de noviembre').first()).toHaveTextContent('08:00Libre con Jorge, Carmen, Ana')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('without additions the page shows the current week with what the specification gives it', async () => {
  // Without the clinic's time zone the page takes the browser's, which is UTC here.
  const { calls } = await openPage({ additions: false, width: 390, at: ['2026-11-24', '02:42'] })
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es hoy a las 8:00')
  expect(rows()[1]).toBe('jue 26Jueves 26 de noviembre, 8:00 – 8:45 con Ana Torres')
  await expect.element(page.getByRole('button', { name: 'Semana siguiente' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('banner').getByText('Turnos')).toBeVisible()
  expect(calls.map(({ call, query }) => [call, query.size])).toEqual([
    ['get /v1/settings', 0],
    [`get /v1/clients/public-link/${token}`, 0],
  ])
})

test('without additions the page says nothing about later weeks', async () => {
  await openPage({ additions: false, at: ['2026-11-27', '12:00'] })
  await expect.element(headline()).toHaveTextContent('No tiene más sesiones esta semana')
})

test('a link that shows nothing gets one sentence and whom to ask, also when it is revoked while the page is open', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
  prefer(view, 'code=404')
  showWindow()
  await expect.element(headline()).toHaveTextContent('Este enlace no muestra ningún horario')
  await expect.element(page.getByText(/^Pida su enlace a su centro/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '(01) 445-1234' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Valentina|Not Found/)
})

test('too many visits are told when to try again, and another try shows the page', async () => {
  const { prefer } = await openPage({ answers: { [view]: 'code=429' } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Demasiados intentos\. Inténtelo de nuevo en 14 minutos\.$/)
  prefer(view, 'code=200')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
})

test('when the network goes the page keeps what it shows and says so, until a refresh', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'no answer')
  window.dispatchEvent(new Event('offline'))
  const notice = page.getByText('Sin conexión. Esto es lo que se veía a las 7:42.')
  await expect.element(notice).toBeVisible()
  showWindow()
  await expect.element(notice).toBeVisible()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'code=200')
  window.dispatchEvent(new Event('online'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('a refresh that the server refuses says when to try again and keeps what is shown', async () => {
  const { prefer } = await openPage()
  await expect.element(headline()).toMatchTextContent(/hoy a las 8:00$/)
  prefer(view, 'code=429')
  showWindow()
  await expect
    .element(page.getByText(/^No se pudo actualizar\. Demasiados intentos\. .* Esto es lo que se veía a las 7:42\.$/))
    .toBeVisible()
})

test('a slow load shows "Cargando..."', async () => {
  setClinicTime('2026-11-24', '07:42')
  const { hold, router } = await mount(paths.login())
  const release = hold(view)
  await router.navigate(paths.publicPage(token))
  await expect.element(page.getByText('Cargando...')).toBeVisible()
  release()
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
})

test('the calendar file has an event for each session, and a later one updates and removes them', async () => {
  const downloads = recordDownloads()
  const mounted = await openPage()
  const add = page.getByRole('button', { name: 'Agregar a mi calendario' })
  await add.click()
  await expect.poll(() => downloads.length).toBe(1)
  expect(downloads[0]?.name).toBe('sesiones.ics')
  const first = readEvents(await downloads[0]!.text)
  expect(first.map(({ start, end, summary, status }) => [start, end, summary, status])).toEqual([
    ['2026-11-24T13:00:00.000Z', '2026-11-24T13:45:00.000Z', 'Sesión con Ana Torres', 'CONFIRMED'],
    ['2026-11-26T13:00:00.000Z', '2026-11-26T13:45:00.000Z', 'Sesión con Ana Torres', 'CONFIRMED'],
    ['2026-11-26T20:20:00.000Z', '2026-11-26T21:05:00.000Z', 'Sesión con Jorge Bravo', 'CONFIRMED'],
  ])

  // The device may be shared.
  expect(JSON.stringify(localStorage)).not.toMatch(/Ana|Jorge|Valentina/)

  // The first session moves to Wednesday, the series is canceled, and the third one no longer exists.
  await alterView(mounted, (body) => ({
    ...body,
    sessions: body.sessions
      .filter(({ time }) => time !== 920)
      .map((session) => {
        if (session.is_assigned && session.day === 2) return { ...session, day: 3, session_date: '2026-11-25' }
        return session.is_assigned ? { ...session, state: 'canceled' } : session
      }),
  }))
  await expect.element(page.getByText('Cancelada')).toBeVisible()
  setClinicTime('2026-11-24', '07:44')
  await add.click()
  await expect.poll(() => downloads.length).toBe(2)
  const second = readEvents(await downloads[1]!.text)
  expect(second.map(({ uid, start, status }) => [uid, start, status])).toEqual([
    [first[0]?.uid, '2026-11-25T13:00:00.000Z', 'CONFIRMED'],
    [first[1]?.uid, '2026-11-26T13:00:00.000Z', 'CANCELLED'],
    [first[2]?.uid, '2026-11-26T20:20:00.000Z', 'CANCELLED'],
  ])
  expect(second[0]!.sequence).toBeGreaterThan(first[0]!.sequence)
})

test('a week of a series that is canceled on its own keeps its event in the calendar', async () => {
  const downloads = recordDownloads()
  const mounted = await openPage()
  const add = page.getByRole('button', { name: 'Agregar a mi calendario' })
  await alterView(mounted, (body) => ({ ...body, sessions: withSecondWeek(body.sessions) }))
  await expect.element(page.getByText(/^Jueves 3 de diciembre/)).toBeVisible()
  await add.click()
  await expect.poll(() => downloads.length).toBe(1)
  const first = readEvents(await downloads[0]!.text)

  // The server answers the exception, which has an id of its own, in place of the occurrence.
  await alterView(mounted, (body) => ({
    ...body,
    sessions: withSecondWeek(body.sessions).map((session) =>
      session.session_date === '2026-12-03'
        ? { ...session, id: '01999c2f-9a00-7000-8000-0000000000ee', standing: false, state: 'canceled' }
        : session,
    ),
  }))
  await expect.element(page.getByText('Cancelada')).toBeVisible()
  // Another device knows nothing of the first file.
  localStorage.clear()
  await add.click()
  await expect.poll(() => downloads.length).toBe(2)
  const second = readEvents(await downloads[1]!.text)
  expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid))
  expect(second.find(({ start }) => start === '2026-12-03T13:00:00.000Z')?.status).toBe('CANCELLED')
})

test('without sessions there is nothing to add to a calendar', async () => {
  const mounted = await openPage()
  await alterView(mounted, (body) => ({
    ...body,
    sessions: body.sessions.filter((session) => !session.is_assigned),
    next_session: undefined,
  }))
  await expect.element(headline()).toHaveTextContent('No tiene próximas sesiones')
  await expect.element(page.getByRole('button', { name: 'Agregar a mi calendario' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
})

/** Adds the next week's occurrence of the example's series. */
const withSecondWeek = (sessions: ViewBody['sessions']) => [
  ...sessions,
  ...sessions.filter(({ standing }) => standing).map((session) => ({ ...session, session_date: '2026-12-03' })),
]

test.for([320, 390, 1280])('no button is cut off, %s px wide', async (width) => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  await openPage({ width })
  await expect.element(page.getByRole('button', { name: 'Copiar enlace' })).toBeVisible()
  // A text for screen readers only is one pixel wide.
  const parts = [...document.querySelectorAll('button, button *')].filter(({ clientWidth }) => clientWidth > 1)
  expect(parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)).toEqual([])
})

test('a telephone shares the link by its own menu', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await openPage()
  await page.getByRole('button', { name: 'Compartir' }).click()
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Turnos CC', url: window.location.href })
})

test.for([
  [true, 'Enlace copiado'],
  [false, 'No se pudo copiar. Este es su enlace:'],
] as const)('without a share menu the link is copied (clipboard: %s) with "%s"', async ([hasClipboard, text]) => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  writeText.mockImplementation(() => (hasClipboard ? Promise.resolve() : Promise.reject(new Error('Denied'))))
  await openPage()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect.element(page.getByText(new RegExp(`^${text}`))).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(window.location.href)
})

test.for(['light', 'dark'] as const)('axe finds no serious violation when the network is gone and for a wrong link, %s', async (theme) => {
  const { prefer } = await openPage({ theme, width: 390 })
  await expect.element(headline()).toMatchTextContent(/^Su próxima sesión/)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/^Sin conexión\./)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  prefer(view, 'code=404')
  showWindow()
  await expect.element(page.getByText(/^Pida su enlace/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

/** Reads the events of a calendar file with another library than the one that writes it. */
function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const toInstant = (time: ICAL.Time) => {
      time.zone = zones.find(({ tzid }) => tzid === component.getFirstProperty('dtstart')?.getParameter('tzid')) ?? time.zone
      return time.toJSDate().toISOString()
    }
    return {
      uid: event.uid,
      start: toInstant(event.startDate),
      end: toInstant(event.endDate),
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
    }
  })
}
