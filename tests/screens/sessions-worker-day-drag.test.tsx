import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { keepOnlyAccess, sessions, setClinicTime, workers } from './agenda.ts'
import { readSession } from './colleague.ts'
import { pointerText, startDrag } from './drag.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

const openDay = ({ usesRealServer = true } = {}) => {
  setClinicTime('2026-11-22', '10:00')
  return mount(paths.workerDay({ week: '2026-11-25' }), { usesRealServer })
}

const column = (name: string) => page.getByRole('list', { name, exact: true })
const session = (worker: string, name: RegExp) => column(worker).getByRole('button', { name })
const freeTime = (worker: string, time: string) => column(worker).getByRole('button', { name: new RegExp(`^${time} – .*, libre`) })
const zoe = session('Bruno Salazar', /^Zoe C/)

test('a session dropped at another time of another worker moves there with the focus, and Ctrl+Z puts it back', async () => {
  await openDay()
  const drag = await startDrag(zoe)
  drag.moveTo(freeTime('Jorge Bravo', '10:30'))
  await expect.element(pointerText('10:30, Jorge Bravo')).toBeVisible()
  drag.drop()
  await expect.element(session('Jorge Bravo', /^Zoe C/)).toHaveFocus()
  await expect.element(session('Jorge Bravo', /^Zoe C/)).toHaveAccessibleName(/10:30 – 11:15/)
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ time: 630, worker: { id: workers.jorge } })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(zoe).toBeVisible()
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ time: 480, worker: { id: workers.bruno } })
})

test('the pointer moves a session by the mouse, and the click that ends the drag opens nothing', async () => {
  await openDay()
  await userEvent.dragAndDrop(zoe, freeTime('Bruno Salazar', '09:40'))
  await expect.element(zoe).toHaveAccessibleName(/09:40 – 10:25/)
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ time: 580, worker: { id: workers.bruno } })
})

test('a place where a session cannot move says why, and refuses the drop', async () => {
  const { calls } = await openDay({ usesRealServer: false })
  const drag = await startDrag(zoe)
  drag.moveTo(session('Diego Paredes', /^Ian V/))
  await expect.element(pointerText('Diego Paredes ya atiende a Ian Vargas de 08:50 a 09:35.')).toBeVisible()
  drag.drop()
  const notification = page.getByRole('alert').filter({ hasText: 'No se puede mover: Zoe Campos, mié 25 nov, 08:00' })
  await expect.element(notification).toMatchTextContent(/Diego Paredes ya atiende a Ian Vargas de 08:50 a 09:35\./)
  expect(calls.some(({ call }) => /^(put|post|patch) /.test(call))).toBe(false)
})

test('Escape cancels a drag, and releasing the button afterwards neither moves nor opens the session', async () => {
  const { calls } = await openDay({ usesRealServer: false })
  const drag = await startDrag(zoe)
  drag.moveTo(freeTime('Bruno Salazar', '09:40'))
  await expect.element(pointerText('09:40, Bruno Salazar')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(pointerText('09:40, Bruno Salazar').query()).toBeNull()
  drag.drop()
  ;(zoe.element() as HTMLElement).click()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(listSentSteps(calls)).toEqual([])
})

test('a dropped date of a series asks whether only this date moves', async () => {
  await openDay({ usesRealServer: false })
  const drag = await startDrag(session('Diego Paredes', /^Ian V/))
  drag.moveTo(freeTime('Jorge Bravo', '10:30'))
  drag.drop()
  const form = page.getByRole('dialog')
  await expect.element(form.getByRole('radio', { name: /^Solo/ })).toBeVisible()
  await expect.element(form).toMatchTextContent(/10:30/)
})

test('holding a dragged session over a step to another day shows that day and continues the drag', async () => {
  const { url } = await openDay()
  const drag = await startDrag(zoe)
  drag.moveTo(page.getByRole('link', { name: 'Día siguiente' }))
  await expect.poll(url).toBe(paths.workerDay({ week: '2026-11-26' }))
  await expect.element(page.getByRole('region', { name: 'Jueves 26 de noviembre' })).toBeVisible()
  drag.moveTo(freeTime('Bruno Salazar', '09:40'))
  await expect.element(pointerText('jue 26 nov, 09:40, Bruno Salazar')).toBeVisible()
  drag.drop()
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-11-26', time: 580 })
})

test('a user with read access cannot drag sessions', async () => {
  const { alter } = await openDay({ usesRealServer: false })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read', 'workers.read'))
  const drag = await startDrag(zoe)
  drag.moveTo(column('Jorge Bravo'))
  expect(page.getByText(/^\d\d:\d\d, Jorge Bravo/).query()).toBeNull()
  drag.drop()
})
