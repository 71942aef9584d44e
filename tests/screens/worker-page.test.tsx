import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, keepOnlyAccess, morning, setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague, deleteSessions } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { type MountOptions, mount } from './mount.tsx'
import { onPrint } from './on-print.ts'

const ana = '01998a00-0000-7000-8000-030000000001'
const jorge = '01998a00-0000-7000-8000-030000000002'

/** Opens Ana's page on the Tuesday of the examples. */
const visit = (options?: MountOptions) => {
  setClinicTime('2026-11-24', '10:40')
  return mount(paths.worker(ana), options)
}
/** Returns the worker Ana as the real server holds her. */
const readAna = () => colleague.get('/v1/workers/{id}', { path: { id: ana } })

const section = (name: string) => page.getByRole('region', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const day = (name: string) => section('Carga de la semana').getByRole('listitem').filter({ hasText: name })

test('the page shows positions in Spanish, the next session and the upcoming sessions', async () => {
  await visit()
  await expect.element(page.getByRole('heading', { name: 'Ana Torres Medina', level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toBe('Ana Torres Medina')
  await expect.element(section('Datos')).toMatchTextContent(/PosicionesTerapeuta/)
  await expect
    .element(section('Datos').getByRole('link', { name: 'ana.torres@example.com' }))
    .toHaveAttribute('href', 'mailto:ana.torres@example.com')
  await expect
    .element(section('Próxima sesión'))
    .toMatchTextContent(/^Próxima sesiónJueves 26 de noviembre, 08:00 – 08:45Valentina Quiroz Peña/)
})

test('each session names the client and links to its week', async () => {
  await visit()
  const row = page.getByRole('listitem').filter({ hasText: /^lun 30 nov/ })
  await expect.element(row).toMatchTextContent('lun 30 nov 08:00 – 08:45Ian Vargas SotoFijaPendiente')
  await row.getByRole('link').click()
  await expect.element(page.getByRole('grid', { name: 'Semana 29 nov – 5 dic 2026' })).toBeVisible()
})

test('the load of the week counts active sessions from Sunday to Saturday', async () => {
  const { alter } = await visit()
  alter('get /v1/sessions/worker/{id}/month', async (answer) => {
    const sessions: { session_date: string; time: number }[] = await answer.json()
    // One session of Tuesday is canceled.
    return Response.json(
      sessions.map((session) =>
        session.session_date === '2026-11-24' && session.time === 480 ? { ...session, state: 'canceled' } : session,
      ),
    )
  })
  const load = section('Carga de la semana')
  await expect.element(load).toMatchTextContent(/^Carga de la semana4 sesiones · 3 h/)
  await expect.element(day('dom 22')).toMatchTextContent('dom 22Libre')
  await expect.element(day('lun 23')).toMatchTextContent('lun 231 sesión · 45 min')
  await expect.element(day('mar 24')).toMatchTextContent('mar 24 (hoy)1 sesión · 45 min')
  await expect.element(day('sáb 28')).toMatchTextContent('sáb 28Libre')
  expect(load.getByRole('listitem').elements().length).toBe(7)
})

test('a week that began last month is complete, and that month is shown, too', async () => {
  setClinicTime('2026-12-01', '10:40')
  const { calls } = await mount(paths.worker(ana))
  await expect.element(day('lun 30')).toMatchTextContent('lun 301 sesión · 45 min')
  await expect.element(page.getByRole('heading', { name: /^Noviembre 2026/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mostrar octubre 2026' })).toBeVisible()
  const months = calls.filter(({ call }) => call.endsWith('/month')).map(({ query }) => query.get('month'))
  expect(months.sort()).toEqual(['1', '11', '12'])
})

test('a long list shows its first sessions, and the rest on request', async () => {
  const { alter } = await visit()
  alter('get /v1/sessions/worker/{id}/month', async (answer, { query }) => {
    const [first] = await answer.json()
    if (query.get('month') !== '11') return Response.json([])
    const numbers = Array.from({ length: 18 }, (_, index) => 10 + index)
    return Response.json(
      numbers.map((number) => ({
        ...first,
        id: `01998a00-0000-7000-8000-0b00000000${number}`,
        session_date: '2026-11-27',
        time: number * 40,
      })),
    )
  })
  const countRows = () => section('Próximas · 18 sesiones').getByRole('listitem').elements().length
  await page.getByRole('button', { name: 'Mostrar las 8 siguientes' }).click()
  await expect.poll(countRows).toBe(18)
})

test('a therapist sees their own page, with load and sessions but no actions', async () => {
  await visit({ answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(section('Carga de la semana')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Próximas/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Editar|Acciones|contraseña/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Ruta' })).not.toBeInTheDocument()
})

test('a therapist cannot see the page of another worker and is told which access is missing', async () => {
  const { calls } = await mount(paths.worker(jorge), { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/Le falta el acceso «Leer» de Trabajadores\./)).toBeVisible()
  expect(calls.some(({ call }) => call.startsWith('get /v1/workers'))).toBe(false)
})

test('a worker whom the server refuses shows the view for missing access', async () => {
  await visit({ answers: { 'get /v1/workers/{id}': 'code=403' } })
  await expect.element(page.getByRole('heading', { name: 'No puede ver Trabajador' })).toBeVisible()
})

test('"Reservar sesión" opens the turn in which the worker has most sessions', async () => {
  const { url } = await visit()
  await page.getByRole('link', { name: 'Reservar sesión' }).click()
  await expect.poll(url).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-22', worker: ana }))
})

test('a receptionist sees the page without actions that change the worker', async () => {
  await visit({ answers: { 'get /v1/auth/is_logged_in': 'example=reception' } })
  await expect.element(section('Carga de la semana')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Reservar sesión' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Editar|Acciones|Crear usuario/ })).not.toBeInTheDocument()
})

test('a user without access to sessions sees neither load nor list', async () => {
  const { alter, calls } = await visit()
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('workers.read', 'workers.update'))
  await expect.element(section('Datos')).toBeVisible()
  await expect.element(section('Carga de la semana')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Editar' })).toBeVisible()
  expect(calls.some(({ call }) => call.endsWith('/month'))).toBe(false)
})

test('a worker is edited in a drawer, positions included', async () => {
  const { url } = await visit({ usesRealServer: true })
  await page.getByRole('button', { name: 'Editar' }).click()
  await dialog().getByLabelText('Practicante').click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Trabajador guardado: Ana Torres Medina')).toBeVisible()
  expect(await readAna()).toMatchObject({ positions: [3, 5] })
  await expect.poll(url).toBe(paths.worker(ana))
})

test('deleting a worker returns to the list', async () => {
  const createUser = () => colleague.post('/v1/users/from-worker', { body: { workerId: ana } })
  const { url } = await visit({ usesRealServer: true, prepare: () => Promise.all([createUser(), deleteSessions({ workerId: ana })]) })
  await page.getByRole('button', { name: 'Acciones de Ana Torres Medina' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/Su usuario se elimina, salvo que entre además como cliente\./)
  await dialog().getByRole('button', { name: 'Eliminar trabajador' }).click()
  await expect.element(page.getByText('Trabajador eliminado: Ana Torres Medina')).toBeVisible()
  expect(url()).toBe(paths.workers())
})

test('a user is created for a worker, and its temporary password is shown', async () => {
  await visit({ usesRealServer: true })
  await page.getByRole('button', { name: 'Crear usuario' }).click()
  await expect.element(dialog().getByRole('status', { name: 'Contraseña temporal' })).toBeVisible()
  expect(await readAna()).toMatchObject({ userId: expect.any(String) })
})

test('without additions the load of the week is shown too', async () => {
  await visit({ lacking: additions })
  await expect.element(section('Carga de la semana')).toMatchTextContent(/5 sesiones · 3 h 45 min/)
})

const displays = (['light', 'dark'] as const).flatMap((theme) => [1280, 390].map((width) => ({ theme, width })))

test.for(displays)('the page does not overflow and passes axe ($theme, $width px wide)', async (display) => {
  await visit(display)
  await expect.element(section('Carga de la semana')).toBeVisible()
  const body = page.getByRole('article').element().querySelector('[data-flush]') as HTMLElement
  expect([document.documentElement.scrollWidth, body.scrollWidth]).toEqual([display.width, body.clientWidth])
  expect(await findSeriousViolations()).toEqual([])
})

test('an unknown worker shows the not-found page', async () => {
  await visit({ answers: { 'get /v1/workers/{id}': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('a day of the worker is printed with the clients, hours and states, and only while it is printed', async () => {
  const printed: (string | null)[] = []
  onPrint(() => printed.push(document.querySelector('article')!.textContent))
  await visit()
  await page.getByRole('button', { name: 'Imprimir un día' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Hoy, martes 24 de noviembre · 2 sesiones' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Domingo 29 de noviembre' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Jueves 26 de noviembre · 1 sesión' }).click()
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]).toMatch(/Jueves 26 de noviembre de 2026 · 1 sesiónHoraClienteEstadoNota08:00 – 08:45Valentina Quiroz Peña/)
  await expect.poll(() => document.querySelector('article')!.textContent).not.toMatch(/HoraClienteEstadoNota/)
})
