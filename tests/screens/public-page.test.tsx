import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, registerLuz } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { mount } from './mount.tsx'
import { onPrint } from './on-print.ts'
import { alterView, headline, openPage, token } from './public-page.ts'

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('the page says when the next session is and lists the sessions of the client in the week, after two calls', async () => {
  const { calls } = await openPage({ width: 390 })
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es hoy a las 8:00')
  await expect.element(page.getByText('Horario de Valentina Q.')).toBeVisible()
  await expect.element(page.getByText('Martes 24 de noviembre, de 8:00 a 8:45, con Ana Torres.')).toBeVisible()
  await expect.element(page.getByText('Actualizado hoy a las 7:42')).toBeVisible()
  expect(rows().slice(0, 3)).toEqual([
    'mar 24Hoy, 8:00 – 8:45 con Ana Torres',
    'jue 26Jueves 26 de noviembre, 8:00 – 8:45 con Ana TorresConfirmo que voyNo podré ir',
    'jue 26Jueves 26 de noviembre, 15:20 – 16:05 con Jorge BravoConfirmo que voyNo podré ir',
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

test.for([
  { at: ['2026-11-24', '08:45'], width: 1280, order: ['Esta semana', 'Horario del centro', 'Próximas semanas'] },
  { at: ['2026-11-24', '08:45'], width: 390, order: ['Esta semana', 'Próximas semanas', 'Horario del centro'] },
  // Nothing of this week is left.
  { at: ['2026-11-27', '12:00'], width: 1280, order: ['Próximas semanas', 'Esta semana', 'Horario del centro'] },
] as const)('at $width pixels on $at.0 the page shows in this order: $order', async ({ at, width, order }) => {
  const mounted = await openPage({ width, at: [...at] })
  await expect.element(headline()).toBeVisible()
  await alterView(mounted, (body) => {
    const own = body.sessions.find((session) => session.is_assigned)
    return { ...body, sessions: [...body.sessions, { ...own, id: '01998a00-0000-7000-8000-0a0000000001', session_date: '2026-12-01' }] }
  })
  await expect.element(page.getByRole('heading', { name: 'Próximas semanas' })).toBeVisible()
  const getTop = (name: string) =>
    page
      .getByRole('heading', { name: new RegExp(`^${name}`) })
      .element()
      .getBoundingClientRect().top
  expect([...order].sort((one, other) => getTop(one) - getTop(other))).toEqual(order)
})

test('a session that is over comes below those to come', async () => {
  await openPage({ width: 390, at: ['2026-11-24', '08:45'] })
  await expect.element(headline()).toMatchTextContent(/jueves 26/)
  expect(rows().slice(0, 3)).toEqual([
    'jue 26Jueves 26 de noviembre, 8:00 – 8:45 con Ana Torres',
    'jue 26Jueves 26 de noviembre, 15:20 – 16:05 con Jorge BravoConfirmo que voyNo podré ir',
    'mar 24Hoy, 8:00 – 8:45 con Ana Torres',
  ])
})

test.for([
  [1, 390],
  [7, 390],
] as const)('a week that is over is below the %d sessions of the following weeks at %d pixels', async ([count, width]) => {
  const mounted = await openPage({ width, at: ['2026-11-27', '12:00'] })
  await expect.element(headline()).toBeVisible()
  await alterView(mounted, (body) => {
    const own = body.sessions.find((session) => session.is_assigned)
    const later = Array.from({ length: count }, (_, day) => ({
      ...own,
      id: `01998a00-0000-7000-8000-0a000000000${day}`,
      session_date: `2026-12-0${day + 1}`,
    }))
    return { ...body, sessions: [...body.sessions, ...later] }
  })
  const getTop = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect().top
  await expect.element(page.getByRole('heading', { name: 'Próximas semanas' })).toBeVisible()
  expect(getTop('Esta semana')).toBeGreaterThan(getTop('Próximas semanas'))
})

test('paper says the dates instead of "hoy" and "mañana", which do not stay true', async () => {
  await openPage({ at: ['2026-11-23', '07:42'] })
  await expect.element(headline()).toMatchTextContent(/mañana/)
  let printed = ''
  onPrint(() => {
    printed = document.querySelector('main')!.innerText
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(printed).toMatch(/Su próxima sesión es el martes 24 de noviembre/)
  expect(printed).not.toMatch(/\bhoy\b|mañana a las?|Mañana,/i)
  await expect.element(headline()).toMatchTextContent(/mañana/)
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
  const table = page.getByRole('table', { name: /20\d\d$/ })
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
  for (const week of ['29 nov – 5 dic 2026', '6 – 12 dic 2026', '13 – 19 dic 2026', '20 – 26 dic 2026']) {
    await next.click()
    await expect.element(page.getByText(week, { exact: true })).toBeVisible()
  }
  await expect.element(next).toBeDisabled()
  expect(new Set(cells().flatMap(([, ...slots]) => slots))).toEqual(new Set(['Libre · Jorge, Carmen, Ana']))
})

test('the schedule opens at the week of the next session', async () => {
  setClinicTime('2026-11-28', '13:00')
  let url = ''
  const prepare = async () => {
    const client = await registerLuz()
    url = await colleague.get('/v1/clients/public-link/generate')
    const body = { clientId: client, url, scheduleId: childTherapy, workerIds: [workers.ana] }
    await colleague.post('/v1/clients/public-link', { body })
    await bookAsColleague({ clientId: client, workerId: workers.ana, sessionDate: '2026-12-11', time: 480 })
  }
  await mount(paths.login(), { usesRealServer: true, prepare })
  await mount(paths.publicPage(url), { usesRealServer: true, keepsDrafts: true, width: 1280 })
  await expect.element(page.getByRole('columnheader', { name: 'viernes 11' })).toBeVisible()
  await page.getByRole('button', { name: 'Semana anterior' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'viernes 4' })).toBeVisible()
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

test('without settings the page has the name of the product and the time zone of the browser', async () => {
  // The browser's time zone is UTC here.
  const { calls } = await openPage({ lacking: additions, width: 390, at: ['2026-11-24', '02:42'] })
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es hoy a las 8:00')
  expect(rows()[1]).toBe('jue 26Jueves 26 de noviembre, 8:00 – 8:45 con Ana Torres')
  await expect.element(page.getByRole('banner').getByText('Turnos')).toBeVisible()
  expect(calls.map(({ call, query }) => [call, query.size])).toEqual([
    ['get /v1/settings', 0],
    [`get /v1/clients/public-link/${token}`, 1],
  ])
})
