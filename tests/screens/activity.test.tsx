import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients, createId, keepOnlyAccess, morning, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, changeClient, colleague, deleteSessions } from './colleague.ts'
import { mount } from './mount.tsx'
import { onPrint } from './on-print.ts'

const main = () => page.getByRole('main')
const line = (text: RegExp) => main().getByRole('listitem').filter({ hasText: text })

const booking = {
  clientId: clients.zoe,
  workerId: workers.elena,
  sessionDate: '2026-11-26',
  time: parseTimeOfDay('08:00'),
  note: 'Con la abuela',
}
const bookAndDelete = async () => {
  const id = await bookAsColleague(booking)
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
}
const listOfZoe = () => colleague.get('/v1/sessions', { query: { clientId: clients.zoe, from: '2026-11-26', to: '2026-11-26' } })

test('Actividad says who booked and deleted a session, and books it again as it was', async () => {
  await mount(paths.activity(), { usesRealServer: true, prepare: bookAndDelete })
  await expect.element(line(/admin reservó jue 26 nov 08:00: Zoe Campos Núñez con Elena Quispe Rojas/).first()).toBeVisible()
  await expect
    .element(
      main()
        .getByRole('link', { name: /^\d\d:\d\d, ver la sesión$/ })
        .first(),
    )
    .toBeVisible()
  const deleted = line(/admin eliminó la sesión de jue 26 nov 08:00: Zoe Campos Núñez/).first()
  await deleted.getByRole('button', { name: 'Reservar otra vez' }).click()
  await expect.element(page.getByText('Reservada otra vez: Zoe Campos Núñez, jue 26 nov 08:00')).toBeVisible()
  expect(await listOfZoe()).toMatchObject([{ time: parseTimeOfDay('08:00'), note: 'Con la abuela', state: 'pending' }])
  await deleted.getByRole('button', { name: 'Reservar otra vez' }).click()
  await expect.element(page.getByText('Esta sesión ya está reservada otra vez')).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect.poll(listOfZoe).toEqual([])
  await expect.element(line(/admin deshizo: reservó jue 26 nov 08:00: Zoe Campos Núñez/)).toBeVisible()
  expect(line(/admin eliminó la sesión de jue 26 nov 08:00: Zoe Campos Núñez/).elements()).toHaveLength(1)
})

test('who may read some kinds only is offered these, and another one in the address is left out', async () => {
  const { alter, calls, router } = await mount(paths.profile())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.read'))
  alter('get /v1/changes', async () => Response.json([]))
  await router.navigate(paths.activity({ kind: 'session' }))
  await expect.element(page.getByText('No hay actividad que pueda ver')).toBeVisible()
  await page.getByRole('combobox', { name: 'Qué' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Todo', 'Horarios', 'Turnos'])
  expect(calls.filter(({ call }) => call === 'get /v1/changes').map(({ query }) => query.get('kind'))).toEqual([null])
})

test('all sessions of a bulk deletion are booked again by one button, and the undo takes them all back', async () => {
  const prepare = async () => {
    const ids = [await bookAsColleague(booking), await bookAsColleague({ ...booking, sessionDate: '2026-11-27', note: null })]
    await colleague.delete('/v1/sessions/bulk', { body: { ids } })
  }
  const listBoth = () => colleague.get('/v1/sessions', { query: { clientId: clients.zoe, from: '2026-11-26', to: '2026-11-27' } })
  await mount(paths.activity(), { usesRealServer: true, prepare })
  await line(/admin eliminó 2 sesiones/)
    .getByRole('button', { name: 'Reservar otra vez las 2 sesiones' })
    .first()
    .click()
  await expect.element(page.getByText('Reservadas otra vez: 2 sesiones')).toBeVisible()
  expect((await listBoth()).map(({ sessionDate, note }) => [sessionDate, note])).toEqual(
    expect.arrayContaining([
      ['2026-11-26', 'Con la abuela'],
      ['2026-11-27', null],
    ]),
  )
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect.poll(listBoth).toEqual([])
})

test('a deleted session that was booked from the waiting list is booked again', async () => {
  const prepare = async () => {
    const { id: waitingEntryId } = await colleague.post('/v1/waiting-list', { body: { clientId: clients.zoe } })
    const id = await bookAsColleague({ ...booking, waitingEntryId })
    await colleague.delete('/v1/sessions/{id}', { path: { id } })
  }
  await mount(paths.activity(), { usesRealServer: true, prepare })
  await line(/admin eliminó la sesión de jue 26 nov 08:00: .* \(vuelve a la lista de espera\)/)
    .getByRole('button', { name: 'Reservar otra vez' })
    .first()
    .click()
  await expect.element(page.getByText('Reservada otra vez: Zoe Campos Núñez, jue 26 nov 08:00')).toBeVisible()
  expect(await listOfZoe()).toMatchObject([{ note: 'Con la abuela' }])
})

test('the deletion of a client leads to the data of that client, where they are erased', async () => {
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await colleague.delete('/v1/clients/{id}', { path: { id: clients.ian } })
  }
  const { url } = await mount(paths.activity(), { usesRealServer: true, prepare })
  await main().getByRole('link', { name: 'Ver sus datos' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Datos de Ian Vargas Soto' })).toBeVisible()
  expect(url()).toBe(paths.exportClient(clients.ian))
  await page.getByRole('button', { name: 'Borrar sus datos…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('90123456')
  await dialog.getByRole('button', { name: 'Borrar sus datos' }).click()
  await expect.element(page.getByText('Datos del cliente borrados')).toBeVisible()
  expect(await colleague.get('/v1/clients/{id}/export', { path: { id: clients.ian } })).toMatchObject({
    person: { name: 'Cliente', fatherLastName: 'borrado', document: '' },
  })
})

test('a slot that someone else has taken meanwhile is not booked again, and the notice says why', async () => {
  const prepare = async () => {
    await bookAndDelete()
    await bookAsColleague({ ...booking, clientId: clients.gael })
  }
  await mount(paths.activity(), { usesRealServer: true, prepare })
  await line(/eliminó la sesión/)
    .getByRole('button', { name: 'Reservar otra vez' })
    .first()
    .click()
  await expect.element(page.getByRole('alert').filter({ hasText: /Elena Quispe/ })).toBeVisible()
  expect(await listOfZoe()).toEqual([])
})

test('filters limit the activity, and are taken back together', async () => {
  const { calls } = await mount(paths.activity(), { usesRealServer: true, prepare: () => bookAsColleague(booking) })
  await page.getByRole('combobox', { name: 'Qué' }).click()
  await page.getByRole('option', { name: 'Inicios de sesión' }).click()
  await expect.element(line(/reservó/)).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Quitar los filtros' }).click()
  await page.getByRole('combobox', { name: 'Trabajador' }).click()
  await page.getByRole('option', { name: /^Elena Quispe/ }).click()
  await expect.element(line(/admin reservó/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Día' }).fill('01/11/2026')
  await expect.element(page.getByText('Nada con estos filtros')).toBeVisible()
  const [last] = calls.filter(({ call }) => call === 'get /v1/changes').slice(-1)
  expect(Object.fromEntries(last!.query)).toMatchObject({ worker_id: workers.elena, from: '2026-11-01', to: '2026-11-01' })
  await page.getByRole('link', { name: 'Quitar los filtros' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Día' })).toHaveValue('')
  await expect.element(line(/admin reservó/).first()).toBeVisible()
})

test('the pages of the activity follow each other without a gap', async () => {
  const prepare = async () => {
    for (let index = 100; index < 152; index++) await changeClient(clients.zoe, { phone: `911111${index}` })
  }
  await mount(paths.activity({ kind: 'person' }), { usesRealServer: true, prepare })
  await expect.element(line(/ahora 911 ?111 ?151/)).toBeVisible()
  await expect.element(line(/ahora 911 ?111 ?102/)).toBeVisible()
  expect(main().getByRole('listitem').elements()).toHaveLength(50)
  await page.getByRole('link', { name: 'Anteriores' }).click()
  await expect.element(main().getByRole('listitem').first()).toMatchTextContent(/ahora 911 ?111 ?101/)
  await page.getByRole('link', { name: 'Lo más reciente' }).click()
  await expect.element(line(/ahora 911 ?111 ?151/)).toBeVisible()
})

test('a change is one line: a moved date of a series, and a large one with its count, below which are the first records', async () => {
  const standing = { clientId: clients.zoe, workerId: workers.elena, turnId: morning, day: 4, time: parseTimeOfDay('08:00') }
  const prepare = async () => {
    await colleague.post('/v1/sessions', { body: { ...standing, startsOn: '2027-01-07' } })
    const occurrence = { ...standing, sessionDate: '2027-01-14', state: 'postponed' as const }
    const moved = { ...standing, sessionDate: '2027-01-15', day: 5, time: parseTimeOfDay('08:50') }
    await colleague.post('/v1/sessions/changes', { body: { steps: [{ create: occurrence }, { create: moved }] } })
    const sessionDate = (index: number) => new Date(Date.UTC(2027, 1, 5 + 7 * index)).toISOString().slice(0, 10)
    const sessions = Array.from({ length: 25 }, (_, index) => ({ ...standing, day: 5, sessionDate: sessionDate(index) }))
    await colleague.post('/v1/sessions/bulk', { body: { sessions } })
  }
  await mount(paths.activity({ kind: 'session' }), { usesRealServer: true, prepare })
  await expect.element(line(/admin movió de jue 14 ene 08:00 a vie 15 ene 08:50: Zoe Campos Núñez con Elena/)).toBeVisible()
  const large = line(/admin reservó 25 sesiones/)
  await large.getByText('Ver 20 cambios').click()
  await expect.element(large.getByRole('listitem').first()).toMatchTextContent(/^reservó vie /)
  expect(large.getByRole('listitem').elements()).toHaveLength(21)
  await expect.element(large.getByRole('listitem').last()).toHaveTextContent('y 5 más')
})

test('the mock shows a moved date of a series, a note on one, an undo and its undo', async () => {
  await mount(paths.activity())
  const sebastian = 'Sebastián .* con Ana Torres Medina'
  await expect.element(line(new RegExp(`admin movió de mar 8 dic 09:40 a mié 9 dic 10:30: ${sebastian}`))).toBeVisible()
  await expect.element(line(new RegExp(`admin anotó en la sesión, mar 1 dic 09:40: ${sebastian}`))).toBeVisible()
  await expect.element(line(/admin rehízo: eliminó la sesión de jue 3 dic 08:00: Tomás Ortega Ruiz/)).toBeVisible()
  await expect.element(line(/admin deshizo: eliminó la sesión de jue 3 dic 08:00: Tomás Ortega Ruiz/)).toBeVisible()
})

test('the activity has no serious violation of accessibility', async () => {
  await mount(paths.activity())
  await expect.element(line(/admin confirmó/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})

test('the activity is printed whole, with its filters, and not only the page on the screen', async () => {
  let paper = ''
  onPrint(() => {
    paper = document.querySelector('article')!.textContent
  })
  const { alter, calls, router } = await mount(paths.profile())
  let change: { entries: object[] } | undefined
  alter('get /v1/changes', async (answer, { query }) => {
    change ??= ((await answer.json()) as { entries: object[] }[])[0]!
    const [entry] = change.entries
    const before = Number(query.get('before_id')?.slice(-12) ?? 351)
    const rows = Array.from({ length: Math.min(Number(query.get('limit')), before - 1) }, (_, index) => {
      const number = before - 1 - index
      const id = createId(String(number).padStart(12, '0'))
      const user = { user_id: id, user_name: `usuario${number}.` }
      return { ...change, ...user, count: 1, entries: [{ ...entry, id, ...user }] }
    })
    return Response.json(rows, { headers: answer.headers })
  })
  await router.navigate(paths.activity({ kind: 'session' }))
  await expect.element(line(/usuario350\./)).toBeVisible()
  expect(main().getByRole('listitem').elements().length).toBe(50)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => paper).toContain('350 cambios · Sesiones')
  for (const number of [350, 250, 1]) expect(paper).toContain(`usuario${number}.`)
  const sent = calls.filter(({ call, query }) => call === 'get /v1/changes' && query.get('limit') === '200')
  expect(sent.map(({ query }) => [query.get('kind'), query.get('before_id')])).toEqual([
    ['session', null],
    ['session', createId('000000000151')],
  ])
  await expect.poll(() => main().getByRole('listitem').elements().length).toBe(50)
})
