import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { infantil, morning } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'
import { button, fillTurn, scheduleName, turn } from './schedules.ts'

const edit = paths.editSchedule(infantil)

const getSentBodies = (calls: readonly { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => call === `put /v1/schedules/${infantil}`).map(({ body }) => body)
const save = () => button('Guardar').click()

test('a schedule opens with its times and a drawing of its slots', async () => {
  await mount(edit)
  await expect.element(page.getByRole('heading', { name: 'Editar Horario', level: 1 })).toBeVisible()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil')
  await expect.element(turn(1).getByLabelText('Desde')).toHaveValue('08:00')
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('18:50')
  await expect.element(turn(1)).toMatchTextContent('7 sesiones al día')
  await expect.element(page.getByRole('region', { name: 'Cupos del día' })).toMatchTextContent('a escala, sin las sesiones reservadas')
})

test('saving sends kept turns with their ids, new turns without, and no removed turns', async () => {
  const { calls, url } = await mount(edit)
  await turn(1).getByLabelText('Hasta').fill('14:00')
  await button('Quitar turno 2').click()
  await button('Agregar turno').click()
  await fillTurn(2, 'Noche', '19', '2020')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia infantil')).toBeVisible()
  await expect.poll(url).toBe(paths.schedules())
  expect(getSentBodies(calls)).toEqual([
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

test('saving to a server without additions sends no updated_at', async () => {
  const { calls } = await mount(edit, { additions: false })
  await scheduleName().fill('Terapia')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia')).toBeVisible()
  expect(getSentBodies(calls)[0]).not.toHaveProperty('updated_at')
})

test('opening a schedule fetches it again, even right after the list', async () => {
  const { calls, router } = await mount(edit)
  await expect.element(scheduleName()).toBeVisible()
  await router.navigate(paths.schedules())
  await router.navigate(edit)
  await expect.element(scheduleName()).toBeVisible()
  expect(calls.filter(({ call }) => call === `get /v1/schedules/${infantil}`)).toHaveLength(2)
})

test('leaving asks only with unsaved changes', async () => {
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

test('an unknown schedule shows the not-found page', async () => {
  await mount(edit, { answers: { 'get /v1/schedules/{id}': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('a user who may not change schedules sees which access is missing', async () => {
  await mount(edit, { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
})

test.for(['light', 'dark'] as const)('the menu duplicates and deletes the schedule (%s)', async (theme) => {
  const { url } = await mount(edit, { theme })
  await button('Acciones de Terapia infantil').click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil (copia)')
  expect(url()).toBe(paths.createSchedule(infantil))
  expect(await seriousProblems()).toEqual([])
  // An untouched copy has no unsaved changes.
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()

  const { calls } = await mount(edit, { theme })
  await button('Acciones de Terapia infantil').click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await button('Eliminar horario').click()
  await expect.element(page.getByText('Horario eliminado: Terapia infantil')).toBeVisible()
  expect(calls.map(({ call }) => call)).toContain(`delete /v1/schedules/${infantil}`)
})

test('a schedule is created, opened, changed and deleted by keyboard alone', async () => {
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
  // Past the links of its turns to its menu.
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(button('No eliminar')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Horario eliminado: Terapia infantil')).toBeVisible()
})
