import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, evaluations, morning, saturday, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { button, scheduleName } from './schedule-form.ts'

const menuItem = (name: string) => page.getByRole('menuitem', { name })
const row = (name: RegExp) => page.getByRole('row', { name })

test('each schedule shows its turns with times and numbers of slots, linked to the agenda', async () => {
  await mount(paths.schedules())
  const scheduleRow = row(/Terapia infantil/)
  await expect.element(scheduleRow).toMatchTextContent('45 min')
  await expect.element(scheduleRow.getByRole('listitem').first()).toHaveTextContent('Mañana08:00 – 13:557 cupos')
  await scheduleRow.getByRole('link', { name: 'Mañana' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sesiones', level: 1 })).toBeVisible()
})

test('an empty list links to the page that creates a schedule', async () => {
  await mount(paths.schedules(), { answers: { 'get /v1/schedules': 'example=empty' } })
  await expect.element(page.getByText('Todavía no hay horarios')).toBeVisible()
  await page.getByRole('link', { name: 'Crear horario' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Crear Horario', level: 1 })).toBeVisible()
})

test('a schedule with sessions is not deleted, and the dialog says why', async () => {
  await mount(paths.schedules(), { usesRealServer: true })
  await page.getByRole('button', { name: 'Acciones de Terapia infantil' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar horario' }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent('No se puede eliminar')
})

test('a therapist sees the schedules without actions to change them', async () => {
  await mount(paths.schedules(), { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByRole('rowheader', { name: /Terapia infantil/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Crear horario' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Acciones/ })).not.toBeInTheDocument()
})

test('a schedule opens by its name, by Enter, and by a click anywhere in its row', async () => {
  const { url } = await mount(paths.schedules())
  const link = page.getByRole('link', { name: 'Terapia infantil' })
  await expect.element(link).toHaveAttribute('href', paths.editSchedule(childTherapy))
  await row(/Terapia infantil/)
    .getByText('45 min')
    .click()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(scheduleName()).toHaveValue('Terapia infantil')
  expect(url()).toBe(paths.editSchedule(childTherapy))
})

test('schedules are searched by name or turn and sorted without another request', async () => {
  const { calls, url } = await mount(paths.schedules())
  await page.getByRole('button', { name: 'Cupos al día' }).click()
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/^Valoraciones/)
  await page.getByRole('button', { name: 'Cupos al día' }).click()
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/^Terapia infantil/)
  await page.getByRole('searchbox').fill('sabado')
  await expect.element(page.getByText(/^1 encontrado/)).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Valoraciones' })).toBeVisible()
  expect(url()).toBe(paths.schedules({ search: 'sabado', sort: '-slots' }))
  await page.getByRole('searchbox').fill('nada')
  await expect.element(page.getByText('Ningún horario coincide con «nada»')).toBeVisible()
  expect(calls.filter(({ call }) => call === 'get /v1/schedules').map(({ query }) => query.size)).toEqual([0])
})

test('a duplicated schedule has the same times, a name with "(copia)", and new turns', async () => {
  await mount(paths.schedules(), { usesRealServer: true })
  await button('Acciones de Terapia infantil').click()
  await menuItem('Duplicar').click()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil (copia)')
  await expect.element(page.getByText('Copia de Terapia infantil')).toBeVisible()
  await button('Crear horario').click()
  await expect.element(page.getByText('Horario creado: Terapia infantil (copia)')).toBeVisible()
  const turns = [
    expect.objectContaining({ name: 'Mañana', startTime: 480, endTime: 835 }),
    expect.objectContaining({ name: 'Tarde', startTime: 870, endTime: 1130 }),
  ]
  const copy = expect.objectContaining({ name: 'Terapia infantil (copia)', turns })
  await expect.poll(() => colleague.get('/v1/schedules')).toContainEqual(copy)
})

async function refuseDeletion(name: string) {
  await button(`Acciones de ${name}`).click()
  await menuItem('Eliminar').click()
  await button('Eliminar horario').click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Ver sus sesiones' })
  await expect.element(link).toBeVisible()
  return link
}

test.for(['light', 'dark'] as const)('a refused deletion links to the next session of the schedule (%s)', async (theme) => {
  setClinicTime('2026-11-24', '10:00')
  const { url } = await mount(paths.schedules(), { theme, usesRealServer: true })
  const link = await refuseDeletion('Terapia infantil')
  expect(await findSeriousViolations()).toEqual([])
  await link.click()
  await expect.poll(url).toBe(paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-22' }))
})

test('the refused deletion of a schedule without upcoming sessions links to its last session', async () => {
  setClinicTime('2026-11-24', '10:00')
  const book = (sessionDate: string) =>
    bookAsColleague({ clientId: clients.zoe, workerId: workers.bruno, turnId: saturday, sessionDate, time: 540 })
  const prepare = () => Promise.all(['2026-11-07', '2026-11-14'].map(book))
  const { url } = await mount(paths.schedules(), { usesRealServer: true, prepare })
  await (await refuseDeletion('Valoraciones')).click()
  await expect.poll(url).toBe(paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-08' }))
})

test('on a phone a schedule is a card', async () => {
  await mount(paths.schedules(), { width: 390 })
  const card = page.getByRole('list', { name: 'Horarios' }).getByRole('listitem').filter({ hasText: 'Terapia infantil' })
  await expect.element(card.getByRole('link', { name: 'Terapia infantil' })).toBeVisible()
  await expect.element(card.getByText('08:00 – 13:55')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('a failed load shows the error view, and the page that creates a schedule says which access is missing', async () => {
  await mount(paths.schedules(), { answers: { 'get /v1/schedules': 'code=500' } })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await mount(paths.createSchedule(), { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
})
