import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, childTherapy, clients, evaluations, keepOnlyAccess, morning, saturday, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, changeSchedule, readSchedule } from './colleague.ts'
import { mount } from './mount.tsx'
import { button, scheduleName, turn } from './schedule-form.ts'

const updateCall = 'put /v1/schedules/{id}'
const editUrl = paths.editSchedule(childTherapy)

const save = () => button('Guardar').click()

test.for([
  ['light', 1280],
  ['dark', 390],
] as const)('sessions that block a change are counted and listed with links to their weeks (%s)', async ([theme, width]) => {
  setClinicTime('2026-11-22', '10:00')
  const monday = { turnId: saturday, sessionDate: '2026-11-23', time: 540 }
  const prepare = () => bookAsColleague({ clientId: clients.zoe, workerId: workers.bruno, ...monday })
  await mount(paths.editSchedule(evaluations), { theme, width, usesRealServer: true, prepare })
  await page.getByLabelText('Duración de la sesión').fill('40')
  await save()
  const refusal = page.getByRole('alert')
  await expect.element(refusal.getByText(/^1 sesión próxima perdería su cupo o su duración/)).toBeVisible()
  await expect.element(refusal).toMatchTextContent(/Zoe Campos con Bruno Salazar/)
  const link = refusal.getByRole('link', { name: /^Lunes 23 de noviembre, 09:00/ })
  await expect.element(link).toHaveAttribute('href', paths.sessions({ schedule: evaluations, turn: saturday, week: '2026-11-22' }))
  // The link opens a new tab, so that typed changes stay.
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(page.getByLabelText('Duración de la sesión')).toHaveValue('40')
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await findSeriousViolations()).toEqual([])
})

test('a blocked change can be saved as a new schedule', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(editUrl, { usesRealServer: true })
  await page.getByLabelText('Duración de la sesión').fill('40')
  await save()
  await button('Duplicar horario').click()
  await expect.element(page.getByRole('heading', { name: 'Crear Horario', level: 1 })).toBeVisible()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil (copia)')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await button('Seguir aquí').click()
  await button('Crear horario').click()
  await expect.element(page.getByText('Horario creado: Terapia infantil (copia)')).toBeVisible()
  expect(calls.find(({ call }) => call === 'post /v1/schedules')?.body).toEqual({
    name: 'Terapia infantil (copia)',
    session_duration: 40,
    break_duration: 5,
    turns: [
      { name: 'Mañana', start_time: 480, end_time: 835 },
      { name: 'Tarde', start_time: 870, end_time: 1130 },
    ],
  })
})

test('a user who may not read sessions sees only their number', async () => {
  const { alter } = await mount(editUrl, { answers: { [updateCall]: 'code=409', 'get /v1/sessions/{id}': 'code=403' } })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.read', 'schedules.update'))
  await save()
  await expect.element(page.getByRole('alert').getByText(/^1 sesión próxima perdería su cupo o su duración/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByRole('link')).not.toBeInTheDocument()
})

test('the refusal to remove a turn names it, links to its sessions, and offers to restore it', async () => {
  setClinicTime('2026-11-28', '10:00')
  const series = { turnId: afternoon, startsOn: '2026-11-30', time: 870 }
  const prepare = () => bookAsColleague({ clientId: clients.zoe, workerId: workers.bruno, ...series })
  await mount(editUrl, { usesRealServer: true, prepare })
  await button('Quitar turno 2').click()
  await save()
  const refusal = page.getByRole('alert')
  await expect.element(refusal).toMatchTextContent(/El turno «Tarde» tiene 3 sesiones/)
  // The next session is one of a series, on a Monday.
  await expect
    .element(refusal.getByRole('link', { name: /^Ver sus sesiones/ }))
    .toHaveAttribute('href', paths.sessions({ schedule: childTherapy, turn: afternoon, week: '2026-11-29' }))
  await button('Recuperar Tarde').click()
  await expect.element(turn(2).getByLabelText('Nombre del turno')).toHaveFocus()
  await expect.element(refusal.getByText(/Tarde/)).not.toBeInTheDocument()
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia infantil')).toBeVisible()
  expect(await readSchedule(childTherapy)).toMatchObject({ turns: [{ id: morning }, { id: afternoon, startTime: 870, endTime: 1130 }] })
})

test('for a user who may not list sessions the refusal to remove a turn links to the current week', async () => {
  const { alter, calls } = await mount(editUrl, { answers: { [updateCall]: 'code=409, example=usedTurn' } })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.mix', 'assists.read'))
  await button('Quitar turno 2').click()
  await save()
  await expect
    .element(page.getByRole('link', { name: /^Ver sus sesiones/ }))
    .toHaveAttribute('href', paths.sessions({ schedule: childTherapy, turn: afternoon }))
  expect(calls.filter(({ call }) => call === 'get /v1/sessions')).toEqual([])
})

test.for([
  ['light', 1280],
  ['dark', 390],
] as const)('changes that a colleague has saved are shown beside the typed ones, with formatted turns (%s)', async ([theme, width]) => {
  await mount(editUrl, { theme, width, usesRealServer: true })
  await turn(1).getByLabelText('Hasta').fill('14:00')
  await changeSchedule(childTherapy, ({ turns: [first, second] }) => ({ name: 'Terapia', turns: [first!, { ...second!, endTime: 1140 }] }))
  await save()
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
  const turns = panel.getByRole('group', { name: 'Turnos' })
  await expect.element(turns.getByRole('radio', { name: 'Usted Mañana 08:00 – 14:00 Tarde 14:30 – 18:50' })).toBeChecked()
  await expect.element(scheduleName()).toHaveValue('Terapia')
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await findSeriousViolations()).toEqual([])
  await turns.getByRole('radio', { name: 'Ahora Mañana 08:00 – 13:55 Tarde 14:30 – 19:00' }).click()
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('19:00')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia')).toBeVisible()
  expect(await readSchedule(childTherapy)).toMatchObject({
    name: 'Terapia',
    turns: [
      { id: morning, endTime: 835 },
      { id: afternoon, endTime: 1140 },
    ],
  })
})

test('a turn added by a colleague does not take the focus', async () => {
  await mount(editUrl, { usesRealServer: true })
  await scheduleName().fill('Terapia')
  await changeSchedule(childTherapy, ({ turns }) => ({ turns: [...turns, { name: 'Noche', startTime: 1200, endTime: 1260 }] }))
  await save()
  await expect.element(turn(3)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Otra persona guardó cambios mientras tanto' })).toHaveFocus()
  const turns = page.getByRole('group', { name: 'Turnos', exact: true })
  await turns.getByRole('radio', { name: /^Antes/ }).click()
  await expect.element(turn(3)).not.toBeInTheDocument()
  await turns.getByRole('radio', { name: /^Ahora/ }).click()
  await expect.element(turn(3)).toBeVisible()
  await expect.element(turns.getByRole('radio', { name: /^Ahora/ })).toHaveFocus()
})
