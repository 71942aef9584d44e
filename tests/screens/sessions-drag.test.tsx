import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, getWeekUrl, keepOnlyAccess, morning, readSlot, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, readSession } from './colleague.ts'
import { pointerText, startDrag } from './drag.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

const valentina = chip(/^Valentina Q. con Ana Torres, confirmada/)

const slotText = pointerText('vie 27 nov, 08:50')

test('a slot where a session cannot move is hatched, says why, and refuses the drop', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  const drag = await startDrag(valentina)
  drag.moveTo(cell('lunes 23 de noviembre, 08:00'))
  const reason = pointerText('Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45.')
  await expect.element(reason).toBeVisible()
  const listBlockedSlots = () => [...document.querySelectorAll<HTMLTableCellElement>('td[data-blocked]')].map(readSlot).sort()
  const busy = ['lunes 23 de noviembre, 08:00', 'jueves 26 de noviembre, 08:00', 'martes 24 de noviembre, 09:40']
  const outsideHours = ['domingo 22 de noviembre', 'sábado 28 de noviembre'].flatMap((day) =>
    ['08:00', '08:50', '09:40', '10:30', '11:20', '12:10', '13:00'].map((time) => `${day}, ${time}`),
  )
  await expect.poll(listBlockedSlots).toEqual([...busy, ...outsideHours].sort())
  // The sessions of the client and of the worker in other turns are requested.
  await expect
    .poll(() => calls.filter(({ call, query }) => call === 'get /v1/sessions' && query.get('from') === '2026-11-22').length)
    .toBe(2)
  drag.moveTo(cell('viernes 27 de noviembre, 08:50'))
  await expect.element(slotText).toBeVisible()
  drag.moveTo(cell('lunes 23 de noviembre, 08:00'))
  drag.drop()
  expect(listBlockedSlots()).toEqual([])
  const notification = page.getByRole('alert').filter({ hasText: 'No se puede mover: Valentina Quiroz, mar 24 nov, 08:00' })
  await expect.element(notification).toMatchTextContent(/Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45\./)
  await expect.element(valentina).toBeVisible()
  expect(calls.some(({ call }) => /^(put|post|patch) /.test(call))).toBe(false)
})

test('the text beside the pointer stays in the window at its right edge', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  const drag = await startDrag(valentina)
  const lastCell = cell('sábado 28 de noviembre, 08:50').element().getBoundingClientRect()
  drag.moveToPoint({ clientX: lastCell.right - 2, clientY: lastCell.top + 12 })
  const text = pointerText('Ana Torres no atiende los sábados.')
  await expect.element(text).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{Escape}')
  drag.drop()
})

test('Escape cancels a drag, and releasing the button afterwards does not open the session', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  const drag = await startDrag(valentina)
  drag.moveTo(cell('viernes 27 de noviembre, 08:50'))
  await expect.element(slotText).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(slotText.query()).toBeNull()
  drag.drop()
  ;(valentina.element() as HTMLElement).click()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(listSentSteps(calls)).toEqual([])
})

test('a session dropped in a free slot moves immediately with the focus, and moves back when it is refused', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await userEvent.dragAndDrop(valentina, cell('viernes 27 de noviembre, 08:50'), { targetPosition: { x: 40, y: 12 } })
  const movedChip = cell('viernes 27 de noviembre, 08:50').getByRole('button', { name: /^Valentina Q. con Ana/ })
  await expect.element(movedChip).toHaveFocus()
  await expect
    .poll(() => readSession(sessions.valentina))
    .toMatchObject({ sessionDate: '2026-11-27', day: 5, time: 530, turnId: morning, state: 'pending' })

  await bookAsColleague({ clientId: clients.gael, workerId: workers.ana, sessionDate: '2026-11-27', time: 580 })
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('Ana Torres ya atiende a Gael Espinoza el viernes 27 de noviembre de 09:40 a 10:25.')).toBeVisible()
  await expect.element(movedChip).toHaveFocus()
  expect(await readSession(sessions.valentina)).toMatchObject({ sessionDate: '2026-11-27', time: 530 })
})

test('holding a dragged session over a week arrow shows that week and continues the drag', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url } = await mount(getWeekUrl(), { usesRealServer: true })
  const drag = await startDrag(valentina)
  drag.moveTo(page.getByRole('link', { name: 'Semana siguiente' }))
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(cell('martes 1 de diciembre, 08:50')).toBeVisible()
  drag.moveTo(cell('martes 1 de diciembre, 08:50'))
  await expect.element(pointerText('mar 1 dic, 08:50')).toBeVisible()
  drag.drop()
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ sessionDate: '2026-12-01', time: 530 })
})

test.for(['a user with read access', 'a therapist, who may only edit notes of their own sessions,'])(
  '%s cannot drag sessions',
  async (user) => {
    const { alter, prefer } = await mount(getWeekUrl())
    if (user === 'a user with read access') alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read'))
    else prefer('get /v1/auth/is_logged_in', 'example=therapist')
    const drag = await startDrag(chip(/^Valentina Q. con Ana Torres/).first())
    drag.moveTo(cell('viernes 27 de noviembre, 08:50'))
    expect(slotText.query()).toBeNull()
    drag.drop()
  },
)
