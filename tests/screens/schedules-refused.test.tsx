import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { infantil, keepOnlyAccess, morning, setClinicTime } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'
import { button, scheduleName, turn } from './schedules.ts'

const afternoon = '01998a00-0000-7000-8000-090000000002'
const evening = '01998a00-0000-7000-8000-090000000009'
const put = 'put /v1/schedules/{id}'
const edit = paths.editSchedule(infantil)

const getSentBodies = (calls: readonly { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => call === `put /v1/schedules/${infantil}`).map(({ body }) => body)
const save = () => button('Guardar').click()

test.for([
  ['light', 1280],
  ['dark', 390],
] as const)('sessions that block a change are counted and listed with links to their weeks (%s)', async ([theme, width]) => {
  await mount(edit, { theme, width, answers: { [put]: 'code=409' } })
  await button('Quitar turno 2').click()
  await page.getByLabelText('Duración de la sesión').fill('40')
  await save()
  const refusal = page.getByRole('alert')
  await expect.element(refusal.getByText(/^1 sesión próxima perdería su cupo o su duración/)).toBeVisible()
  await expect.element(refusal).toMatchTextContent(/Ian Vargas con Ana Torres/)
  const link = refusal.getByRole('link', { name: /^Lunes 23 de noviembre, 08:00/ })
  await expect.element(link).toHaveAttribute('href', paths.sessions({ schedule: infantil, turn: morning, week: '2026-11-22' }))
  // The link opens a new tab, so that typed changes stay.
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(page.getByLabelText('Duración de la sesión')).toHaveValue('40')
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await seriousProblems()).toEqual([])
})

test('a blocked change can be saved as a new schedule', async () => {
  const { calls } = await mount(edit, { answers: { [put]: 'code=409' } })
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
  const { alter } = await mount(edit, { answers: { [put]: 'code=409', 'get /v1/sessions/{id}': 'code=403' } })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.read', 'schedules.update'))
  await save()
  await expect.element(page.getByRole('alert').getByText(/^1 sesión próxima perdería su cupo o su duración/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByRole('link')).not.toBeInTheDocument()
})

test('a removed turn with sessions is named, links to them, and can be put back', async () => {
  setClinicTime('2026-11-24', '10:00')
  const { calls, prefer } = await mount(edit, { answers: { [put]: 'code=409, example=usedTurn' } })
  await button('Quitar turno 2').click()
  await save()
  const refusal = page.getByRole('alert')
  await expect.element(refusal).toMatchTextContent(/El turno «Tarde» tiene 3 sesiones/)
  // The last session is a series: its next date is a Monday.
  await expect
    .element(refusal.getByRole('link', { name: /^Ver sus sesiones/ }))
    .toHaveAttribute('href', paths.sessions({ schedule: infantil, turn: afternoon, week: '2026-11-29' }))
  await button('Recuperar Tarde').click()
  await expect.element(turn(2).getByLabelText('Nombre del turno')).toHaveFocus()
  await expect.element(refusal.getByText(/Tarde/)).not.toBeInTheDocument()
  prefer(put, 'code=200')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia infantil')).toBeVisible()
  expect(getSentBodies(calls)[1]).toMatchObject({ turns: [{ id: morning }, { id: afternoon, start_time: 870, end_time: 1130 }] })
})

test('without additions a removed turn with sessions links to this week', async () => {
  const { calls } = await mount(edit, { additions: false, answers: { [put]: 'code=409, example=usedTurn' } })
  await button('Quitar turno 2').click()
  await save()
  await expect
    .element(page.getByRole('link', { name: /^Ver sus sesiones/ }))
    .toHaveAttribute('href', paths.sessions({ schedule: infantil, turn: afternoon }))
  expect(calls.filter(({ call }) => call === 'get /v1/sessions')).toEqual([])
})

test.for([
  ['light', 1280],
  ['dark', 390],
] as const)('changes saved by a colleague are shown beside the typed ones, with formatted turns (%s)', async ([theme, width]) => {
  const { alter, calls, prefer } = await mount(edit, { theme, width, answers: { [put]: 'code=409, example=stale' } })
  await turn(1).getByLabelText('Hasta').fill('14:00')
  alter('get /v1/schedules/{id}', async (answer) => {
    const schedule = await answer.json()
    const [first, second] = schedule.turns
    const turns = [first, { ...second, end_time: 1140 }]
    return Response.json({ ...schedule, name: 'Terapia', turns, updated_at: '2026-11-23T16:01:00.000Z' })
  })
  await save()
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
  const turns = panel.getByRole('group', { name: 'Turnos' })
  await expect.element(turns.getByRole('radio', { name: 'Usted Mañana 08:00 – 14:00 Tarde 14:30 – 18:50' })).toBeChecked()
  await expect.element(scheduleName()).toHaveValue('Terapia')
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await seriousProblems()).toEqual([])
  await turns.getByRole('radio', { name: 'Ahora Mañana 08:00 – 13:55 Tarde 14:30 – 19:00' }).click()
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('19:00')
  prefer(put, 'code=200')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia')).toBeVisible()
  expect(getSentBodies(calls)[1]).toMatchObject({
    updated_at: '2026-11-23T16:01:00.000Z',
    turns: [
      { id: morning, end_time: 835 },
      { id: afternoon, end_time: 1140 },
    ],
  })
})

test('a turn added by a colleague does not take the focus', async () => {
  const { alter } = await mount(edit, { answers: { [put]: 'code=409, example=stale' } })
  await scheduleName().fill('Terapia')
  alter('get /v1/schedules/{id}', async (answer) => {
    const schedule = await answer.json()
    const turns = [...schedule.turns, { ...schedule.turns[0], id: evening, name: 'Noche', start_time: 1200, end_time: 1260 }]
    return Response.json({ ...schedule, turns, updated_at: '2026-11-23T16:01:00.000Z' })
  })
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
