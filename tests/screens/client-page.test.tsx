import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, keepOnlyAccess, morning, sessions, setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { type MountOptions, mount } from './mount.tsx'

const ian = '01998a00-0000-7000-8000-020000000001'
const valentina = '01998a00-0000-7000-8000-020000000003'

/** Opens Ian's page on the Tuesday of the examples, after the session on Monday. */
const visit = (options?: MountOptions, detail?: Parameters<typeof paths.client>[1]) => {
  setClinicTime('2026-11-24', '10:40')
  return mount(paths.client(ian, detail), options)
}
const section = (name: string) => page.getByRole('region', { name, exact: true })

test('the page shows the name and data of a client', async () => {
  await visit()
  await expect.element(page.getByRole('heading', { name: 'Ian Vargas Soto', level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toBe('Ian Vargas Soto')
  await expect.element(section('Datos')).toMatchTextContent(/14 de mayo de 2018 \(8\saños\)/)
  await expect.element(section('Datos')).toMatchTextContent('sin correo')
  await expect.element(section('Datos').getByRole('link', { name: '911 200 301' })).toHaveAttribute('href', 'tel:911200301')
})

test('on a phone the telephone is under the name, and the sessions come before the data', async () => {
  await visit({ width: 390 })
  const telephone = page.getByRole('link', { name: '911 200 301' }).first()
  await expect.element(telephone).toHaveAttribute('href', 'tel:911200301')
  expect(telephone.element().closest('header')).not.toBeNull()
  await expect.element(section('Datos')).toBeInTheDocument()
  const sessionsTop = page
    .getByRole('heading', { name: /^Próximas/ })
    .element()
    .getBoundingClientRect().top
  expect(sessionsTop).toBeLessThan(section('Datos').element().getBoundingClientRect().top)
})

test('in the first week of a month the past sessions of the month before are shown, too', async () => {
  setClinicTime('2026-12-03', '10:40')
  await mount(paths.client(ian))
  await expect.element(page.getByRole('heading', { name: /^Diciembre 2026/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Noviembre 2026 · \d+ sesi/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mostrar octubre 2026' })).toBeVisible()
})

test('leaving the page of a client changes the document title', async () => {
  await visit()
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Clientes' }).click()
  await expect.poll(() => document.title).toBe('Clientes')
})

test('the next session comes first, with worker and state, and links to its card', async () => {
  await visit()
  const next = section('Próxima sesión')
  await expect.element(next).toMatchTextContent(/^Próxima sesión · mañana/)
  await expect.element(next.getByRole('heading', { name: 'Miércoles 25 de noviembre, 08:50 – 09:35' })).toBeVisible()
  await expect.element(next).toMatchTextContent(/Diego Paredes Luna/)
  await expect.element(next).toMatchTextContent(/Confirmada/)
  const week = paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-25', client: ian, session: sessions.ianOnWednesday })
  await expect.element(next.getByRole('link')).toHaveAttribute('href', week)
})

test('a session of a client opens its card in the agenda', async () => {
  const { url } = await visit()
  await section('Próximas · 12 sesiones')
    .getByRole('link', { name: /^mié 25 nov/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: /^Ian Vargas/ })).toMatchTextContent(/Miércoles 25 de noviembre/)
  expect(url()).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-25', client: ian }))
})

test('upcoming sessions are listed in order and past ones in reverse, each with its state in words', async () => {
  await visit()
  const listRowTexts = (name: string) =>
    section(name)
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
  await expect.element(section('Próximas · 12 sesiones')).toBeVisible()
  expect(listRowTexts('Próximas · 12 sesiones').slice(0, 3)).toEqual([
    'mié 25 nov 08:50 – 09:35Diego Paredes LunaFijaConfirmada',
    'vie 27 nov 14:30 – 15:15Ana Torres MedinaPendiente',
    'lun 30 nov 08:00 – 08:45Ana Torres MedinaFijaPendiente',
  ])
  expect(listRowTexts('Noviembre 2026 · 5 sesiones').map((row) => row?.slice(0, 10))).toEqual([
    'lun 23 nov',
    'mié 18 nov',
    'lun 16 nov',
    'mié 11 nov',
    'lun 9 nov ',
  ])
  expect(listRowTexts('Noviembre 2026 · 5 sesiones').map((row) => /[A-Z][a-z]+(?: [a-z]+)?$/.exec(row ?? '')?.[0])).toEqual([
    'Vino',
    'Sin marcar',
    'Sin marcar',
    'Sin marcar',
    'Sin marcar',
  ])
})

test('a session counts as the next one until it ends', async () => {
  setClinicTime('2026-11-25', '09:34')
  await mount(paths.client(ian))
  await expect.element(section('Próxima sesión')).toMatchTextContent(/^AhoraMiércoles 25 de noviembre/)
  setClinicTime('2026-11-25', '09:35')
  await mount(paths.client(ian))
  await expect.element(section('Próxima sesión')).toMatchTextContent(/^Próxima sesiónViernes 27 de noviembre/)
})

test('a session shows the length it was booked with, and counts as past only after it', async () => {
  setClinicTime('2026-11-25', '09:40')
  const { alter } = await mount(paths.clients())
  alter('get /v1/sessions/client/{id}/month', async (answer) => {
    const rows: object[] = await answer.json()
    return Response.json(rows.map((session) => ({ ...session, duration: 60 })))
  })
  await page.getByRole('link', { name: 'Vargas Soto, Ian' }).click()
  await expect.element(section('Próxima sesión')).toMatchTextContent(/^AhoraMiércoles 25 de noviembre.*08:50 – 09:50/)
})

test('earlier months are added one by one, and the URL keeps them across a reload', async () => {
  setClinicTime('2026-12-10', '10:40')
  const { calls, url } = await mount(paths.client(ian))
  await expect.element(section('Próxima sesión')).toMatchTextContent(/Lunes 14 de diciembre/)
  await expect.element(page.getByRole('heading', { name: 'Diciembre 2026 · 3 sesiones' })).toBeVisible()
  const listRequestedMonths = () =>
    calls.filter(({ call }) => call.endsWith('/month')).map(({ query }) => `${query.get('year')}-${query.get('month')}`)
  expect(listRequestedMonths().sort()).toEqual(['2026-12', '2027-1'])
  await page.getByRole('link', { name: 'Mostrar noviembre 2026' }).click()
  await expect.element(page.getByRole('heading', { name: 'Noviembre 2026 · 8 sesiones' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mostrar octubre 2026' })).toBeVisible()
  expect(url()).toBe(paths.client(ian, { since: '2026-11' }))
  expect(listRequestedMonths().filter((month) => month === '2026-11')).toEqual(['2026-11'])

  await mount(paths.client(ian, { since: '2026-11' }))
  await expect.element(page.getByRole('heading', { name: 'Noviembre 2026 · 8 sesiones' })).toBeVisible()
})

test('a tab shows how often the client came in the last months, and the way back to the sessions', async () => {
  const { url } = await visit()
  await page.getByRole('navigation', { name: 'Vista' }).getByRole('link', { name: 'Asistencia' }).click()
  const november = page.getByRole('table', { name: 'Asistencia por mes' }).getByRole('row', { name: /^Noviembre 2026/ })
  await expect.element(november).toMatchTextContent(/^Noviembre 202610004100\s%$/)
  await expect.element(section('Asistencia')).toMatchTextContent(/100\s% de asistencia.*Vino a 1 de 1 sesión marcada · 4 sin marcar/)
  await expect.element(section('Próxima sesión')).not.toBeInTheDocument()
  expect(url()).toBe(paths.client(ian, { view: 'attendance' }))
  await page.getByRole('navigation', { name: 'Vista' }).getByRole('link', { name: 'Sesiones' }).click()
  await expect.element(section('Próxima sesión')).toBeVisible()
  expect(url()).toBe(paths.client(ian))
})

test('the tab of the attendance opens from its URL', async () => {
  await visit({}, { view: 'attendance' })
  await expect.element(page.getByRole('link', { name: 'Asistencia', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect.element(section('Asistencia')).toBeVisible()
})

test.for(['2031-01', '1900-01', '2026-13', 'siempre'])('a month in the URL that cannot be shown is ignored (%s)', async (since) => {
  const { calls } = await visit({}, { since })
  await expect.element(page.getByRole('link', { name: 'Mostrar octubre 2026' })).toBeVisible()
  const months = calls.filter(({ call }) => call.endsWith('/month')).map(({ query }) => query.get('month'))
  // A pointer that an earlier test has left where the link is shown prefetches October.
  expect(months.filter((month) => month !== '10').sort()).toEqual(['11', '12'])
})

test('the page of a client without sessions says which period is empty', async () => {
  await visit({ answers: { 'get /v1/sessions/client/{id}/month': 'example=empty' } })
  await expect.element(page.getByRole('heading', { name: 'Sin próxima sesión' })).toBeVisible()
  await expect.element(page.getByText('No hay ninguna reservada de aquí al final de diciembre 2026.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Próximas/ })).not.toBeInTheDocument()
  expect(await findSeriousViolations()).toEqual([])
})

test('a user without access to sessions sees the other data, and no sessions are requested', async () => {
  const { alter, calls } = await visit()
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.read', 'users.mix'))
  await expect.element(section('Datos')).toBeVisible()
  await expect.element(section('Próxima sesión')).not.toBeInTheDocument()
  for (const name of ['Editar', 'Acciones de Ian Vargas Soto', 'Crear usuario'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Reservar sesión' })).not.toBeInTheDocument()
  await expect.element(section('Enlace público')).not.toBeInTheDocument()
  expect(calls.filter(({ call }) => /sessions|workers|schedules/.test(call))).toEqual([])
})

test('the sessions of a client are not requested for a therapist, to whom the server would refuse them', async () => {
  const { alter, calls } = await visit({ answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  alter('get /v1/auth/is_logged_in', async (answer) => {
    const user = await answer.json()
    return Response.json({ ...user, access: [...user.access, { ...user.access[0], code: 'clients.read' }] })
  })
  await expect.element(section('Datos')).toBeVisible()
  expect(calls.some(({ call }) => call.endsWith('/month'))).toBe(false)
})

test('a client sees only their own page, without the actions of the staff', async () => {
  setClinicTime('2026-11-24', '10:40')
  const answers = { 'get /v1/auth/is_logged_in': 'example=client' }
  const { calls } = await mount(paths.client(valentina), { answers })
  await expect.element(section('Próxima sesión')).toMatchTextContent(/Ana Torres Medina/)
  await expect.element(page.getByRole('navigation', { name: 'Ruta' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Editar|Acciones/ })).not.toBeInTheDocument()
  expect(calls.some(({ call }) => call === 'get /v1/workers')).toBe(false)

  const ianPage = await mount(paths.client(ian), { answers })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Cliente' })).toBeVisible()
  await expect.element(page.getByText(/Le falta el acceso «Leer» de Clientes\./)).toBeVisible()
  expect(ianPage.calls.some(({ call }) => /clients|month/.test(call))).toBe(false)
})

test('a user without access to clients is told which access is missing, and nothing is requested', async () => {
  const { calls } = await visit({ answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/Le falta el acceso «Leer» de Clientes\./)).toBeVisible()
  expect(calls.some(({ call }) => call.startsWith('get /v1/clients'))).toBe(false)
})

test.for([
  [ian, 'code=404'],
  ['nobody', 'code=200'],
] as const)('an unknown client is not found (%s)', async ([id, answer]) => {
  const { calls } = await mount(paths.client(id), { answers: { 'get /v1/clients/{id}': answer } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  expect(calls.some(({ call }) => call === 'get /v1/clients/nobody')).toBe(false)
})

test('when the client is deleted by someone else, the open page shows that it was not found', async () => {
  const { queryClient, prefer } = await visit()
  await expect.element(section('Datos')).toBeVisible()
  prefer('get /v1/clients/{id}', 'code=404')
  await queryClient.invalidateQueries()
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('sessions that fail to load show the error view', async () => {
  await visit({ answers: { 'get /v1/sessions/client/{id}/month': 'code=500' } })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('a page with long names does not overflow and passes axe ($theme, $width px wide)', async (display) => {
  const { alter } = await visit(display, { since: '2026-10' })
  alter('get /v1/clients/{id}', async (answer) => {
    const client = await answer.json()
    const name = 'María del Carmen Guadalupe de los Ángeles'
    const person = { ...client.person, name, father_last_name: 'Fernández-Maldonado', email: `${'muy.'.repeat(12)}larga@example.com` }
    return Response.json({ ...client, person, public_link: 'hV3x0dQm9sK2bTz7LwYc_A' })
  })
  await expect.element(page.getByRole('heading', { name: /^María del Carmen/, level: 1 })).toBeVisible()
  await expect.element(section('Enlace público')).toMatchTextContent(/Activo.+\/public-link\/hV3x0dQm9sK2bTz7LwYc_A/)
  const body = page.getByRole('article').element().querySelector('[data-flush]') as HTMLElement
  expect([document.documentElement.scrollWidth, body.scrollWidth]).toEqual([display.width, body.clientWidth])
  expect(await findSeriousViolations()).toEqual([])
})

test('with access to attendance only the sessions are shown, without the attendance of the last months, which such a user may not read', async () => {
  const { alter } = await visit({}, { view: 'attendance' })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('clients.read', 'assists.read'))
  await expect.element(page.getByRole('heading', { name: /^Próximas/ })).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Vista' }).query()).toBeNull()
})
