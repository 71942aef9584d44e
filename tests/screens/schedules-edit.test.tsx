import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { infantil, morning } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'
import { button, fillTurn, scheduleName, turn } from './schedules.ts'

const edit = paths.editSchedule(infantil)

const sent = (calls: readonly { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => call === `put /v1/schedules/${infantil}`).map(({ body }) => body)
const save = () => button('Guardar').click()

test('a schedule is opened with its hours, and the slots that come of it beside them', async () => {
  await mount(edit)
  await expect.element(page.getByRole('heading', { name: 'Editar Horario', level: 1 })).toBeVisible()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil')
  await expect.element(turn(1).getByLabelText('Desde')).toHaveValue('08:00')
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('18:50')
  await expect.element(turn(1)).toMatchTextContent('7 sesiones al día')
  await expect.element(page.getByRole('region', { name: 'Cupos del día' })).toMatchTextContent('a escala, sin las sesiones reservadas')
})

test('turns that stay keep their ids, one that is added has none, one that is left out is gone', async () => {
  const { calls, url } = await mount(edit)
  await turn(1).getByLabelText('Hasta').fill('14:00')
  await button('Quitar turno 2').click()
  await button('Agregar turno').click()
  await fillTurn(2, 'Noche', '19', '2020')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia infantil')).toBeVisible()
  await expect.poll(url).toBe(paths.schedules())
  expect(sent(calls)).toEqual([
    {
      name: 'Terapia infantil',
      session_duration: 45,
      break_duration: 5,
      turns: [
        { id: morning, name: 'Mañana', start_time: 480, end_time: 840 },
        { name: 'Noche', start_time: 1140, end_time: 1220 },
      ],
      updated_at: '2026-09-01T14:21:00.000Z',
    },
  ])
  expect(calls.at(-1)?.call).toBe('get /v1/schedules')
})

test('a server without additions is sent none', async () => {
  const { calls } = await mount(edit, { additions: false })
  await scheduleName().fill('Terapia')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia')).toBeVisible()
  expect(sent(calls)[0]).not.toHaveProperty('updated_at')
})

test('it is read anew, however lately the list was read', async () => {
  const { calls, router } = await mount(edit)
  await expect.element(scheduleName()).toBeVisible()
  await router.navigate(paths.schedules())
  await router.navigate(edit)
  await expect.element(scheduleName()).toBeVisible()
  expect(calls.filter(({ call }) => call === `get /v1/schedules/${infantil}`)).toHaveLength(2)
})

test('leaving asks before it loses what was typed, and not when nothing was', async () => {
  await mount(edit)
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()
  const { url } = await mount(edit)
  await turn(2).getByLabelText('Hasta').fill('19:00')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await button('Seguir aquí').click()
  expect(url()).toBe(edit)
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('19:00')
})

test('a schedule that is not there is not found', async () => {
  await mount(edit, { answers: { 'get /v1/schedules/{id}': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('who may not change schedules is told which access is missing', async () => {
  await mount(edit, { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
})

test.for(['light', 'dark'] as const)('its menu duplicates it as it is, and deletes it (%s)', async (theme) => {
  const { url } = await mount(edit, { theme })
  await button('Acciones de Terapia infantil').click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil (copia)')
  expect(url()).toBe(paths.createSchedule(infantil))
  expect(await seriousProblems()).toEqual([])
  // nothing was typed that could be lost
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()

  const { calls } = await mount(edit, { theme })
  await button('Acciones de Terapia infantil').click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await button('Eliminar horario').click()
  await expect.element(page.getByText('Horario eliminado: Terapia infantil')).toBeVisible()
  expect(calls.map(({ call }) => call)).toContain(`delete /v1/schedules/${infantil}`)
})

test('by keyboard alone a schedule is created, opened, changed and deleted', async () => {
  const { calls, url } = await mount(paths.createSchedule())
  await expect.element(scheduleName()).toHaveFocus()
  await userEvent.keyboard('Evaluación{Tab}{Control>}a{/Control}40{Tab}10{Tab}Mañana{Tab}8{Tab}1230{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Horario creado: Evaluación')).toBeVisible()
  expect(calls.find(({ call }) => call === 'post /v1/schedules')?.body).toEqual({
    name: 'Evaluación',
    session_duration: 40,
    break_duration: 10,
    turns: [{ name: 'Mañana', start_time: 480, end_time: 750 }],
  })

  const link = page.getByRole('link', { name: 'Terapia infantil' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(scheduleName()).toBeVisible()
  scheduleName().element().focus()
  await userEvent.keyboard('{End} 2{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Horario guardado: Terapia infantil 2')).toBeVisible()
  await expect.poll(url).toBe(paths.schedules())

  await expect.element(link).toBeVisible()
  link.element().focus()
  // past its turns to its menu
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(button('No eliminar')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Horario eliminado: Terapia infantil')).toBeVisible()
})
