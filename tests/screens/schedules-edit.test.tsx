import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { afternoon, childTherapy, evaluations, morning } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { deleteSessions, listScheduleNames, readSchedule } from './colleague.ts'
import { mount } from './mount.tsx'
import { button, fillTurn, scheduleName, turn } from './schedule-form.ts'

const editUrl = paths.editSchedule(childTherapy)

const save = () => button('Guardar').click()

test('a schedule opens with its times and a drawing of its slots', async () => {
  await mount(editUrl)
  await expect.element(page.getByRole('heading', { name: 'Editar Horario', level: 1 })).toBeVisible()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil')
  await expect.element(turn(1).getByLabelText('Desde')).toHaveValue('08:00')
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('18:50')
  await expect.element(turn(1)).toMatchTextContent('7 sesiones al día')
  await expect.element(page.getByRole('region', { name: 'Cupos del día' })).toMatchTextContent('a escala, sin las sesiones reservadas')
})

test('saving keeps the turns that stay, adds new turns and removes the others', async () => {
  const { calls, url } = await mount(editUrl, { usesRealServer: true, prepare: () => deleteSessions({ turnId: afternoon }) })
  await turn(1).getByLabelText('Hasta').fill('14:00')
  await button('Quitar turno 2').click()
  await button('Añadir turno').click()
  await fillTurn(2, 'Noche', '19', '2020')
  await save()
  await expect.element(page.getByText('Horario guardado: Terapia infantil')).toBeVisible()
  await expect.poll(url).toBe(paths.schedules())
  expect(await readSchedule(childTherapy)).toEqual({
    name: 'Terapia infantil',
    sessionDuration: 45,
    breakDuration: 5,
    turns: [
      { id: morning, name: 'Mañana', startTime: 480, endTime: 840 },
      { id: expect.any(String), name: 'Noche', startTime: 1140, endTime: 1220 },
    ],
  })
  expect(calls.at(-1)?.call).toBe('get /v1/schedules')
})

test('opening a schedule fetches it again, even right after the list', async () => {
  const { calls, router } = await mount(editUrl)
  await expect.element(scheduleName()).toBeVisible()
  await router.navigate(paths.schedules())
  await router.navigate(editUrl)
  await expect.element(scheduleName()).toBeVisible()
  expect(calls.filter(({ call }) => call === `get /v1/schedules/${childTherapy}`)).toHaveLength(2)
})

test('leaving a schedule asks only if it has unsaved changes', async () => {
  await mount(editUrl)
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()
  const { url } = await mount(editUrl)
  await turn(2).getByLabelText('Hasta').fill('19:00')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await button('Seguir aquí').click()
  expect(url()).toBe(editUrl)
  await expect.element(turn(2).getByLabelText('Hasta')).toHaveValue('19:00')
})

test('an unknown schedule shows the not-found page', async () => {
  await mount(editUrl, { answers: { 'get /v1/schedules/{id}': 'code=404' } })
  await expect.element(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
})

test('a user who may not change schedules sees which access is missing', async () => {
  await mount(editUrl, { answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(page.getByText(/Le falta el acceso/)).toBeVisible()
})

test.for(['light', 'dark'] as const)('the menu duplicates and deletes the schedule (%s)', async (theme) => {
  const { url } = await mount(editUrl, { theme })
  await button('Acciones de Terapia infantil').click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect.element(scheduleName()).toHaveValue('Terapia infantil (copia)')
  expect(url()).toBe(paths.createSchedule(childTherapy))
  expect(await findSeriousViolations()).toEqual([])
  // An untouched copy has no unsaved changes.
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Horarios', level: 1 })).toBeVisible()

  await mount(paths.editSchedule(evaluations), { theme, usesRealServer: true })
  await button('Acciones de Valoraciones').click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await button('Eliminar horario').click()
  await expect.element(page.getByText('Horario eliminado: Valoraciones')).toBeVisible()
  expect(await listScheduleNames()).toEqual(['Terapia infantil'])
})

test('a schedule is created, opened, changed and deleted by keyboard alone', async () => {
  const { url } = await mount(paths.createSchedule(), { usesRealServer: true })
  await expect.element(scheduleName()).toHaveFocus()
  await userEvent.keyboard('Terapia{Tab}{Control>}a{/Control}40{Tab}10{Tab}Mañana{Tab}8{Tab}1230{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Horario creado: Terapia')).toBeVisible()

  const link = page.getByRole('link', { name: 'Terapia', exact: true })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(scheduleName()).toHaveValue('Terapia')
  await expect.element(turn(1).getByLabelText('Hasta')).toHaveValue('12:30')
  scheduleName().element().focus()
  await userEvent.keyboard('{End} 2{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Horario guardado: Terapia 2')).toBeVisible()
  await expect.poll(url).toBe(paths.schedules())
  expect(await listScheduleNames()).toContain('Terapia 2')

  const changedLink = page.getByRole('link', { name: 'Terapia 2', exact: true })
  await expect.element(changedLink).toBeVisible()
  changedLink.element().focus()
  // Tab passes the link of the turn and reaches the menu.
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(button('No eliminar')).toHaveFocus()
  // Mantine focuses the first button twice while the dialog opens, so one Tab may be undone.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Tab}')
      return document.activeElement?.textContent
    })
    .toBe('Eliminar horario')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Horario eliminado: Terapia 2')).toBeVisible()
  expect(await listScheduleNames()).not.toContain('Terapia 2')
})
