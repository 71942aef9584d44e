import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { focusDay, getDayCell, getMonthUrl, openMonth } from './attendance.ts'
import { bookAsColleague, colleague, listSessionsOf, readSession } from './colleague.ts'
import { mount } from './mount.tsx'
import { createUserOf, signInPage } from './own-sign-in.ts'

/** Lists the dates and the attendance of a client's past dated sessions. */
const listExceptions = async (client: string) =>
  (await listSessionsOf(client))
    .filter(({ sessionDate }) => sessionDate !== null && sessionDate <= '2026-11-24')
    .map(({ sessionDate, attended }) => [sessionDate, attended])

const unmarkedCount = (count: number) => page.getByText(`${count} sin marcar`, { exact: true })
const alessia = 'Mendoza Tello, Alessia, martes 24 de noviembre'
const sebastian = 'Ñahui Flores, Sebastián, martes'

test('a month is marked by keyboard alone, and the agenda shows the same', async () => {
  const { listMarks, router } = await openMonth()
  await expect.element(unmarkedCount(14)).toBeVisible()
  while (document.activeElement?.role !== 'gridcell') await userEvent.tab()
  await userEvent.keyboard('s')
  const first = getDayCell('Espinoza Ríos, Gael, viernes 13 de noviembre')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(first).toHaveAccessibleName(/: no vino$/)
  for (let remaining = 13; remaining > 0; remaining--) {
    await expect.element(unmarkedCount(remaining)).toBeVisible()
    await userEvent.keyboard('sv')
  }
  await expect.element(page.getByText(/sin marcar$/)).not.toBeInTheDocument()
  // The changes are sent one after the other.
  await expect.poll(() => listMarks().length).toBe(14)
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'pending', attended: true })
  expect(await readSession(sessions.valentina)).toMatchObject({ state: 'confirmed', attended: true })
  // Each past date of a series has its own mark; the series goes on.
  expect(await listExceptions(clients.sebastian)).toEqual([
    ['2026-11-10', true],
    ['2026-11-17', true],
    ['2026-11-24', true],
  ])

  await router.navigate(getWeekUrl())
  await expect.element(chip(/^Alessia M. con Elena Quispe, vino/)).toBeVisible()
  await expect.element(chip(/^Sebastián Ñ. con Ana Torres, vino/)).toBeVisible()
  await expect.element(chip(/^Valentina Q. con Ana Torres, vino/)).toBeVisible()
})

test('what is marked in the agenda shows in the month, where Ctrl+Z undoes it', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { router } = await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(chip(/^Sebastián Ñ. con Ana Torres/)).toBeVisible()
  ;(chip(/^Sebastián Ñ. con Ana Torres/).element() as HTMLElement).focus()
  await userEvent.keyboard('n')
  await expect.element(chip(/^Sebastián Ñ. con Ana Torres, no vino/)).toBeVisible()
  await router.navigate(getMonthUrl())
  await expect.element(getDayCell(`${sebastian} 24`)).toHaveAccessibleName(/: no vino$/)
  await focusDay(`${sebastian} 24`)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(getDayCell(`${sebastian} 24`)).toHaveAccessibleName(/: sin marcar$/)
  await expect.element(getDayCell(`${sebastian} 24`)).toHaveFocus()
  await expect.poll(() => listExceptions(clients.sebastian)).toEqual([])
})

test('all sessions without a mark in the selected rows and days are marked together, and one undo reverts them', async () => {
  const { listMarks } = await openMonth()
  await focusDay(`${sebastian} 10`)
  await userEvent.keyboard(' ')
  const bar = page.getByRole('group', { name: 'Elegido' })
  await expect.element(bar).toMatchTextContent(/1 fila.*3 sin marcar/)
  await page.getByRole('button', { name: 'Elegir el martes 24 de noviembre' }).click()
  await expect.element(bar).toMatchTextContent(/1 fila y 1 día.*5 sin marcar/)
  await expect.element(page.getByRole('checkbox', { name: 'Elegir a Ñahui Flores, Sebastián' })).toBeChecked()
  await bar.getByRole('button', { name: 'Todas: vino' }).click()
  await expect.element(page.getByText('Vino: 5 sesiones')).toBeVisible()
  await expect.element(unmarkedCount(9)).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  expect(listMarks().length).toBe(5)
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ attended: true })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(unmarkedCount(14)).toBeVisible()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ attended: null })
  await expect.poll(() => listExceptions(clients.sebastian)).toEqual([])
})

test('the keys of attendance apply to the selection, and Escape clears it', async () => {
  const { listMarks } = await openMonth()
  await focusDay(`${sebastian} 24`)
  await userEvent.keyboard('{Control>} {/Control}')
  await expect.element(page.getByRole('columnheader', { name: 'martes 24 de noviembre' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('n')
  await expect.element(page.getByText('No vino: 3 sesiones')).toBeVisible()
  await expect.poll(() => listMarks().length).toBe(3)
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(page.getByRole('checkbox', { name: 'Elegir todas las filas' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('checkbox', { name: 'Elegir todas las filas' })).not.toBeChecked()
  await userEvent.keyboard('v')
  await expect.element(getDayCell(`${sebastian} 24`)).toHaveAccessibleName(/: vino$/)
  await expect.poll(() => listMarks().length).toBe(4)
})

test('several sessions of a day open as a list in which keys mark each', async () => {
  const ian = 'Vargas Soto, Ian, lunes 23 de noviembre'
  let second = ''
  const prepare = async () => {
    second = await bookAsColleague({ clientId: clients.ian, workerId: workers.elena, sessionDate: '2026-11-23', time: 580 })
  }
  const { listMarks } = await openMonth({ prepare })
  await focusDay(ian)
  await expect.element(getDayCell(ian)).toHaveAccessibleName(/: 2 sesiones: 1 vino, 1 sin marcar$/)
  await userEvent.keyboard('n')
  await expect.element(page.getByText('Ese día tiene 2 sesiones. Ábralas con Intro.')).toBeVisible()
  expect(listMarks()).toEqual([])
  await userEvent.keyboard('{Enter}')
  const card = page.getByRole('dialog', { name: 'Ian Vargas Soto' })
  const items = card.getByRole('listitem')
  // The session without a mark has the focus.
  await expect.element(items.nth(1).getByRole('button', { name: 'Vino', exact: true })).toHaveFocus()
  await userEvent.keyboard('n{ArrowUp}')
  await expect.element(items.nth(1).getByRole('button', { name: 'No vino' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(items.nth(0).getByRole('button', { name: 'Vino', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(getDayCell(ian)).toHaveFocus()
  await expect.element(getDayCell(ian)).toHaveAccessibleName(/: 2 sesiones: 1 vino, 1 no vino$/)
  await expect.poll(() => readSession(second)).toMatchObject({ attended: false })
})

test('a click on a day opens its session, and marking it closes it', async () => {
  await openMonth()
  await getDayCell(alessia).click()
  const card = page.getByRole('dialog', { name: 'Alessia Mendoza Tello' })
  await expect.element(card).toMatchTextContent(/08:50 – 09:35.*Elena Quispe.*Sin marcar/)
  await card.getByRole('button', { name: 'Vino', exact: true }).click()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(getDayCell(alessia)).toHaveFocus()
  await expect.element(getDayCell(alessia)).toHaveAccessibleName(/: vino$/)
})

test('a mark is refused when a colleague has changed the session, and the month shows the session as it is now', async () => {
  await openMonth()
  await focusDay(alessia)
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.alessia }, body: { state: 'canceled' } })
  await userEvent.keyboard('v')
  await expect.element(page.getByText(/Otra persona la cambió mientras tanto. Ahora está cancelada/)).toBeVisible()
  await expect.element(getDayCell(alessia)).toHaveAccessibleName(/: cancelada$/)
})

test('sessions that have not begun cannot be marked, and states can', async () => {
  await openMonth()
  const zoe = 'Campos Núñez, Zoe, miércoles 25 de noviembre'
  await focusDay(zoe)
  await userEvent.keyboard('v')
  await expect.element(page.getByText(/cuando han empezado/)).toBeVisible()
  await userEvent.keyboard('c')
  await expect.element(getDayCell(zoe)).toHaveAccessibleName(/: confirmada$/)
})

test('past sessions go on showing a deleted client', async () => {
  setClinicTime('2026-11-28', '20:00')
  const prepare = async () => {
    const { client } = await readSession(sessions.alessia)
    await colleague.delete('/v1/clients/{id}', { path: { id: client.id } })
  }
  await mount(getMonthUrl(), { usesRealServer: true, prepare })
  await expect.element(getDayCell(alessia)).toHaveAccessibleName(/: sin marcar$/)
})

test('what a therapist marks in the month shows the same in the agenda and in Mis Sesiones', async () => {
  const prepare = async () => signInPage(await createUserOf({ workerId: workers.ana }, 'Administrador'))
  const { router } = await openMonth({ prepare })
  await focusDay('Quiroz Peña, Valentina, martes 24 de noviembre')
  await userEvent.keyboard('n')
  await expect.element(getDayCell('Quiroz Peña, Valentina, martes 24 de noviembre')).toHaveAccessibleName(/: no vino$/)
  await router.navigate(getWeekUrl())
  await expect.element(chip(/^Valentina Q. con Ana Torres, no vino/)).toBeVisible()
  await router.navigate(paths.mySessions())
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Valentina Quiroz' })).toMatchTextContent(/No vino/)
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ attended: false })
})
