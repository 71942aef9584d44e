import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, childTherapy, chip, clients, getWeekUrl, morning, sessions, workers } from './agenda.ts'
import { bookAsColleague, colleague } from './colleague.ts'
import { mount } from './mount.tsx'

/** The query parameters that the contract marks as additions. */
const addedParameters = [
  ...['search', 'sort', 'limit', 'offset', 'from', 'to', 'except', 'role_id'],
  ...['upcoming', 'to_rebook', 'linked', 'incomplete', 'with_sessions'],
]

test.for([
  [paths.login(), 'Iniciar Sesión'],
  [paths.home(), 'Inicio'],
  [paths.admin(), 'Inicio'],
  [paths.sessions(), 'Sesiones'],
  [paths.workerDay(), 'Sesiones'],
  [getWeekUrl(), 'Sesiones'],
  [paths.mySessions({ date: '2026-11-24' }), 'Mis Sesiones'],
  [paths.unsettled({ worker: '01998a00-0000-7000-8000-030000000001' }), 'Por resolver'],
  [paths.toRebook(), 'Por reprogramar'],
  [paths.workerSessions('01998a00-0000-7000-8000-030000000001', { from: '2026-11-23', to: '2026-12-07' }), 'Sesiones de Ana Torres Medina'],
  [paths.reminders({ day: 'next', show: 'unsent' }), 'Recordatorios'],
  [paths.attendance(), 'Vista de Asistencias'],
  [paths.attendance({ schedule: childTherapy, turn: morning, month: '2026-11', people: 'workers', search: 'a' }), 'Vista de Asistencias'],
  [paths.schedules(), 'Horarios'],
  [paths.createSchedule(), 'Crear Horario'],
  [paths.createSchedule(childTherapy), 'Crear Horario'],
  [paths.editSchedule(childTherapy), 'Editar Horario'],
  [
    paths.clients({ search: 'a', sort: '-name', page: '1', rows: '30', upcoming: 'rebook', linked: 'true', incomplete: 'true' }),
    'Clientes',
  ],
  [paths.clients({ record: 'new' }), 'Clientes'],
  [paths.client('01998a00-0000-7000-8000-020000000001', { since: '2026-09' }), 'Ian Vargas Soto'],
  [paths.client('01998a00-0000-7000-8000-020000000001', { record: 'link' }), 'Ian Vargas Soto'],
  [paths.importClients(), 'Importar Clientes'],
  [paths.workers({ search: 'a', sort: '-name' }), 'Trabajadores'],
  [paths.worker('01998a00-0000-7000-8000-030000000001'), 'Ana Torres Medina'],
  [paths.roles({ search: 'a', sort: '-users' }), 'Roles'],
  [paths.role('01998a00-0000-7000-8000-050000000002'), 'Recepción'],
  [paths.access({ role: '01998a00-0000-7000-8000-050000000002' }), 'Accesos'],
  [paths.access({ user: '01998a00-0000-7000-8000-040000000002' }), 'Accesos'],
  [paths.profile(), 'Perfil'],
  [paths.workers({ record: '01998a00-0000-7000-8000-030000000001' }), 'Trabajadores'],
  [paths.users({ search: 'a', sort: '-updated', role: '01998a00-0000-7000-8000-050000000002' }), 'Usuarios'],
  [paths.user('01998a00-0000-7000-8000-040000000002', { record: 'roles' }), 'recepcion'],
  [paths.createUser(), 'Crear Usuario'],
  [paths.editUser('01998a00-0000-7000-8000-040000000002'), 'Editar Usuario'],
] as const)('%s works on a server without additions and sends it no added parameter', async ([url, title]) => {
  const { calls } = await mount(url, { additions: false })
  await expect.element(page.getByRole('heading', { name: title, level: 1, includeHidden: true })).toBeInTheDocument()
  expect(calls.flatMap(({ query }) => addedParameters.filter((name) => query.has(name)))).toEqual([])
})

test('without additions a hovered link preloads the same request that its page uses', async () => {
  const { calls } = await mount(paths.schedules(), { additions: false })
  const listQuerySizes = () => calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query.size)
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Clientes' })
  await link.hover()
  await expect.poll(listQuerySizes).toEqual([0])
  await link.click()
  // The previous page has a search field too, so the new one is found by its label.
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('quiroz')
  await expect.element(page.getByText('1 – 1 de 1')).toBeVisible()
  expect(listQuerySizes()).toEqual([0])
})

test('without additions the booking form searches the whole client list in the browser', async () => {
  const { calls } = await mount(getWeekUrl(), { additions: false })
  await cell('jueves 26 de noviembre, 08:50').click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ortega tomas')
  await page.getByRole('option', { name: /^Tomás Ortega Ruiz/ }).click()
  expect(page.getByRole('option', { name: /Ian/ }).query()).toBeNull()
  expect(calls.filter(({ call }) => call === 'get /v1/clients').map(({ query }) => query.size)).toEqual([0])
})

test('without additions occurrences have no dates, and are shown and changed', async () => {
  const { alter, calls } = await mount(paths.clients(), { additions: false })
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const sessions: object[] = await answer.json()
    return Response.json(sessions.map((session) => ({ ...session, session_date: null })))
  })
  localStorage.setItem('turnos-agenda', JSON.stringify({ schedule: childTherapy, turn: morning }))
  await page.getByRole('link', { name: 'Sesiones' }).click()
  await chip(/^Ian V. con Ana Torres/)
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelada' }).click()
  await expect.poll(() => calls.find(({ call }) => call.startsWith('patch'))?.body).toEqual({ state: 'canceled' })
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
})

test('notes written without additions keep the attendance and the last day of a series', async () => {
  let series = ''
  const prepare = async () => {
    const period = { startsOn: '2026-11-24', endsOn: '2026-12-15' }
    series = await bookAsColleague({
      clientId: clients.benjamin,
      workerId: workers.elena,
      sessionDate: null,
      ...period,
      time: 11 * 60 + 20,
    })
  }
  await mount(getWeekUrl(), { usesRealServer: true, additions: false, prepare })
  const note = 'Trae sus zapatillas.'
  const card = page.getByRole('dialog')
  const writeNote = async (name: RegExp, scope?: string) => {
    await chip(name).first().click()
    await card.getByRole('button', { name: /^(Añadir|Editar) nota$/ }).click()
    await card.getByRole('textbox', { name: 'Nota' }).fill(note)
    if (scope) await card.getByText(scope, { exact: true }).click()
    await card.getByRole('button', { name: 'Guardar' }).click()
    await expect.element(card.getByRole('button', { name: 'Editar nota' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
  }
  await writeNote(/^Ian V. con Ana Torres/)
  await writeNote(/^Benjamín L. con Elena Quispe/, 'Toda la serie')
  expect(await colleague.get('/v1/sessions/{id}', { path: { id: sessions.ian } })).toMatchObject({ note, attended: true })
  expect(await colleague.get('/v1/sessions/{id}', { path: { id: series } })).toMatchObject({
    note,
    startsOn: '2026-11-24',
    endsOn: '2026-12-15',
  })
})
