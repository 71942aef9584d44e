import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { mount } from './mount.tsx'
import { button, fillTurn, scheduleName, turn } from './schedule-form.ts'

const create = () => button('Crear horario').click()

test('a turn shows its resulting sessions while it is typed', async () => {
  await mount(paths.createSchedule())
  await fillTurn(1, 'Mañana', '8', '1355')
  await userEvent.tab()
  await expect.element(turn(1).getByLabelText('Desde')).toHaveValue('08:00')
  await expect.element(turn(1)).toMatchTextContent('7 sesiones al día, la última de 13:00 a 13:45 · sobran 10 min')
  await expect.element(page.getByText('10 min sin usar')).toBeVisible()
  await page.getByLabelText('Duración de la sesión').fill('60')
  await expect.element(turn(1)).toMatchTextContent('5 sesiones al día')
})

test.for(['light', 'dark'] as const)(
  'an overlap is reported at the later of the two turns, before anything is sent (%s)',
  async (theme) => {
    const { calls } = await mount(paths.createSchedule(), { theme })
    await scheduleName().fill('Tardes')
    await fillTurn(1, 'Tarde', '14:30', '18:50')
    await page.getByRole('button', { name: 'Añadir turno' }).click()
    await expect.element(turn(2).getByLabelText('Nombre del turno')).toHaveFocus()
    await fillTurn(2, 'Noche', '18:40', '20:20')
    await expect.element(turn(2).getByLabelText('Desde')).toHaveAccessibleDescription(/Se cruza con el turno «Tarde»/)
    await expect.element(page.getByText('Se cruzan 10 min')).toBeVisible()
    expect(await findSeriousViolations()).toEqual([])
    await create()
    await expect.element(turn(2).getByLabelText('Desde')).toHaveFocus()
    await turn(1).getByLabelText('Hasta').fill('18:40')
    await expect.element(turn(2)).toMatchTextContent('2 sesiones al día')
    expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
  },
)

test('a name that another turn has is an error beside it, and one that another schedule has when the server refuses it', async () => {
  await mount(paths.createSchedule(), { usesRealServer: true })
  await scheduleName().fill('terapia INFÁNTIL')
  await fillTurn(1, 'Mañana', '08:00', '12:00')
  await page.getByRole('button', { name: 'Añadir turno' }).click()
  await fillTurn(2, 'MAÑANA', '14:00', '18:00')
  await create()
  await expect.element(turn(2).getByLabelText('Nombre del turno')).toHaveAccessibleDescription(/Otro turno de este horario ya tiene/)
  await turn(2).getByLabelText('Nombre del turno').fill('Manana')
  await create()
  await expect.element(scheduleName()).toHaveAccessibleDescription(/Ya hay un horario con este nombre/)
})

test('creating a schedule sends the times in minutes and refetches the list', async () => {
  const { calls, url } = await mount(paths.createSchedule(), { usesRealServer: true })
  await scheduleName().fill('Evaluación')
  await fillTurn(1, 'Mañana', '08:00', '12:00')
  await page.getByRole('button', { name: 'Añadir turno' }).click()
  await fillTurn(2, 'Sobra', '13:00', '14:00')
  await page.getByRole('button', { name: 'Quitar turno 2' }).click()
  await create()
  await expect.element(page.getByText('Horario creado: Evaluación')).toBeVisible()
  await expect.poll(url).toBe(paths.schedules())
  expect(calls.find(({ call }) => call === 'post /v1/schedules')?.body).toEqual({
    name: 'Evaluación',
    session_duration: 45,
    break_duration: 5,
    turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
  })
  expect(calls.at(-1)?.call).toBe('get /v1/schedules')
})

test('removing one of twelve turns, the maximum, focuses the button that adds a turn', async () => {
  await mount(paths.createSchedule())
  const addButton = page.getByRole('button', { name: 'Añadir turno' })
  for (let turns = 1; turns < 12; turns++) await addButton.click()
  await expect.element(turn(12).getByLabelText('Nombre del turno')).toHaveFocus()
  await expect.element(addButton).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Quitar turno 5' }).click()
  await expect.element(addButton).toHaveFocus()
})

test('missing and invalid values are reported at each field', async () => {
  await mount(paths.createSchedule())
  await page.getByLabelText('Duración de la sesión').fill('3')
  await turn(1).getByLabelText('Desde').fill('ocho')
  await create()
  await expect.element(scheduleName()).toHaveAccessibleDescription('Complete este dato')
  await expect.element(page.getByLabelText('Duración de la sesión')).toHaveAccessibleDescription('Lo mínimo es 5')
  await expect.element(turn(1).getByLabelText('Desde')).toHaveAccessibleDescription(/Escriba una hora, como 08:00/)
})

test('an error that the server reports for a turn is shown at that turn', async () => {
  const { alter } = await mount(paths.createSchedule(), { answers: { 'post /v1/schedules': 'code=400' } })
  alter('post /v1/schedules', () => Response.json(refusal, { status: 400 }))
  await scheduleName().fill('Evaluación')
  await fillTurn(1, 'Mañana', '08:00', '12:00')
  await create()
  await expect.element(turn(1).getByLabelText('Hasta')).toHaveAccessibleDescription('Termina cuando ya no se atiende')
})

test('leaving with unsaved changes asks for confirmation', async () => {
  const { url } = await mount(paths.createSchedule())
  await scheduleName().fill('Evaluación')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  expect(url()).toBe(paths.createSchedule())
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()
})

test('the form opens with the focus on the name, and an arrow key changes a time by five minutes', async () => {
  await mount(paths.createSchedule())
  await expect.element(scheduleName()).toHaveFocus()
  await fillTurn(1, 'Mañana', '8', '13:52')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(turn(1).getByLabelText('Hasta')).toHaveValue('13:55')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(turn(1).getByLabelText('Hasta')).toHaveValue('13:45')
  await expect.element(turn(1)).toMatchTextContent('7 sesiones al día, la última de 13:00 a 13:45')
})

test('a turn too short for a session is reported while it is typed', async () => {
  await mount(paths.createSchedule())
  await fillTurn(1, 'Corto', '08:00', '08:40')
  await expect.element(turn(1).getByLabelText('Hasta')).toHaveAccessibleDescription('Dura 40 minutos: no cabe una sesión de 45')
  await expect.element(page.getByText('No cabe una sesión', { exact: true })).toBeVisible()
})

test('an invalid time is reported when its field loses focus', async () => {
  await mount(paths.createSchedule())
  await turn(1).getByLabelText('Hasta').fill('25:00')
  await turn(1).getByLabelText('Desde').click()
  await expect.element(turn(1)).toMatchTextContent(/Escriba una hora, como 08:00/)
  await turn(1).getByLabelText('Hasta').fill('13:00')
  await expect.element(turn(1)).not.toMatchTextContent(/Escriba una hora/)
})

const refusal = {
  error: {
    message: 'Revise los datos marcados.',
    details: [{ path: 'turns.0.end_time', message: 'Termina cuando ya no se atiende' }],
    code: 3,
  },
  correlationId: '0f8c2f8e-6a5d-4c57-9a53-5f1b8a3f9f10',
}
