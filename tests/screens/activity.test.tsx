import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess, morning, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const main = () => page.getByRole('main')
const line = (text: RegExp) => main().getByRole('listitem').filter({ hasText: text })

const booking = { clientId: clients.zoe, workerId: workers.elena, sessionDate: '2026-11-26', time: at('08:00'), note: 'Con la abuela' }
const bookAndDelete = async () => {
  const id = await bookAsColleague(booking)
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
}
const listOfZoe = () => colleague.get('/v1/sessions', { query: { clientId: clients.zoe, from: '2026-11-26', to: '2026-11-26' } })

test('Actividad says who booked and deleted a session, and books it again as it was', async () => {
  await mount(paths.activity(), { usesRealServer: true, prepare: bookAndDelete })
  await expect.element(line(/admin reservó jue 26 nov 08:00: Zoe Campos Núñez con Elena Quispe Rojas/).first()).toBeVisible()
  const deleted = line(/admin eliminó la sesión de jue 26 nov 08:00: Zoe Campos Núñez/).first()
  await deleted.getByRole('button', { name: 'Reservar otra vez' }).click()
  await expect.element(page.getByText('Reservada otra vez: Zoe Campos Núñez, jue 26 nov 08:00')).toBeVisible()
  expect(await listOfZoe()).toMatchObject([{ time: at('08:00'), note: 'Con la abuela', state: 'pending' }])
  await deleted.getByRole('button', { name: 'Reservar otra vez' }).click()
  await expect.element(page.getByText('Esta sesión ya está reservada otra vez')).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect.poll(listOfZoe).toEqual([])
  await expect.poll(() => line(/admin eliminó la sesión de jue 26 nov 08:00: Zoe Campos Núñez/).elements()).toHaveLength(2)
})

test('who may read some kinds only is offered these, and another one in the address is left out', async () => {
  const { alter, calls, router } = await mount(paths.profile())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.read'))
  alter('get /v1/history', async () => Response.json([]))
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
  expect(calls.filter(({ call }) => call === 'get /v1/history').map(({ query }) => query.get('kind'))).toEqual([null])
})

test('a slot that somebody else has taken meanwhile is not booked again, and the notice says why', async () => {
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
  const [last] = calls.filter(({ call }) => call === 'get /v1/history').slice(-1)
  expect(Object.fromEntries(last!.query)).toMatchObject({ worker_id: workers.elena, from: '2026-11-01', to: '2026-11-01' })
  await page.getByRole('link', { name: 'Quitar los filtros' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Día' })).toHaveValue('')
  await expect.element(line(/admin reservó/).first()).toBeVisible()
})

test('the pages of the activity follow each other without a gap', async () => {
  const prepare = async () => {
    const book = (index: number) => ({
      ...{ clientId: clients.zoe, workerId: workers.elena, turnId: morning, day: 4, time: at('08:00') },
      sessionDate: new Date(Date.UTC(2027, 0, 7 + 7 * index)).toISOString().slice(0, 10),
    })
    for (let start = 0; start < 120; start += 40)
      await colleague.post('/v1/sessions/bulk', { body: { sessions: Array.from({ length: 40 }, (_, index) => book(start + index)) } })
  }
  await mount(paths.activity({ kind: 'session' }), { usesRealServer: true, prepare })
  await page.getByRole('link', { name: 'Anteriores' }).click()
  await expect.element(line(/admin reservó 20 sesiones/)).toBeVisible()
  await page.getByRole('link', { name: 'Lo más reciente' }).click()
  await expect.element(line(/admin reservó 40 sesiones/).first()).toBeVisible()
})

test('the activity has no serious violation of accessibility', async () => {
  await mount(paths.activity())
  await expect.element(line(/admin confirmó/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
})
