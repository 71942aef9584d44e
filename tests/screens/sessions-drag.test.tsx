import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cell, chip, getWeekUrl, keepChanges, keepOnlyAccess, morning, setClinicTime, slotOf } from './agenda.ts'
import { mount } from './mount.tsx'

const valentina = chip(/^Valentina Q. con Ana Torres, confirmada/)

/** Takes a session with the pointer; nothing is let go before the test says so. */
async function take(session: Locator) {
  await expect.element(session).toBeVisible()
  const send = (type: string, point: object, buttons: number, target: EventTarget) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', button: 0, buttons, ...point }))
  const from = middleOf(session)
  let at = from
  send('pointerdown', from, 1, session.element())
  return {
    over: (place: Locator) => {
      at = middleOf(place)
      send('pointermove', at, 1, document.body)
    },
    drop: () => send('pointerup', at, 0, document.body),
  }
}

function middleOf(place: Locator) {
  const { left, top, width } = place.element().getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + 12 }
}

/** The text beside the pointer during a drag. */
const getPointerText = () => document.querySelector('body > [aria-hidden="true"] > p:not([hidden])')?.textContent

test('a slot where a session cannot move is hatched, says why, and refuses the drop', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  const hand = await take(valentina)
  hand.over(cell('lunes 23 de noviembre, 08:00'))
  expect(getPointerText()).toBe('Ana Torres ya atiende a Ian Vargas de 08:00 a 08:45.')
  const hatched = () => [...document.querySelectorAll<HTMLTableCellElement>('td[data-blocked]')].map(slotOf)
  expect(hatched()).toEqual(['lunes 23 de noviembre, 08:00', 'jueves 26 de noviembre, 08:00', 'martes 24 de noviembre, 09:40'])
  // over its sessions, too
  expect(getComputedStyle(cell('lunes 23 de noviembre, 08:00').element(), '::before').zIndex).toBe('1')
  // what her two people have in other turns is asked for
  await expect
    .poll(() => calls.filter(({ call, query }) => call === 'get /v1/sessions' && query.get('from') === '2026-11-22').length)
    .toBe(2)
  hand.over(cell('viernes 27 de noviembre, 08:50'))
  expect(getPointerText()).toBe('vie 27 Nov, 08:50')
  hand.over(cell('lunes 23 de noviembre, 08:00'))
  hand.drop()
  expect(hatched()).toEqual([])
  expect(getPointerText()).toBeUndefined()
  await expect.element(valentina).toBeVisible()
  expect(calls.some(({ call }) => /^(put|post|patch) /.test(call))).toBe(false)
})

test('Escape cancels a drag, and releasing the button afterwards does not open the session', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  const hand = await take(valentina)
  hand.over(cell('viernes 27 de noviembre, 08:50'))
  await userEvent.keyboard('{Escape}')
  expect(getPointerText()).toBeUndefined()
  hand.drop()
  ;(valentina.element() as HTMLElement).click()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(calls.some(({ call }) => call.startsWith('put'))).toBe(false)
})

test('a session dropped in a free slot moves at once with the focus, and moves back when it is refused', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  await userEvent.dragAndDrop(valentina, cell('viernes 27 de noviembre, 08:50'), { targetPosition: { x: 40, y: 12 } })
  const there = cell('viernes 27 de noviembre, 08:50').getByRole('button', { name: /^Valentina Q. con Ana/ })
  await expect.element(there).toHaveFocus()
  await expect
    .poll(() => mounted.calls.find(({ call }) => call.startsWith('put'))?.body)
    .toMatchObject({ session_date: '2026-11-27', day: 5, time: 530, turn_id: morning, state: 'confirmed' })

  mounted.prefer('put /v1/sessions/{id}', 'code=409')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('Ana Torres ya atiende a Valentina Quiroz el martes 24 de noviembre de 08:00 a 08:45.')).toBeVisible()
  await expect.element(there).toHaveFocus()
})

test('holding a dragged session over a week arrow shows that week and continues the drag', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { url, calls } = await mount(getWeekUrl())
  const hand = await take(valentina)
  hand.over(page.getByRole('link', { name: 'Semana siguiente' }))
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.element(cell('martes 1 de diciembre, 08:50')).toBeVisible()
  hand.over(cell('martes 1 de diciembre, 08:50'))
  await expect.poll(getPointerText).toBe('mar 1 Dic, 08:50')
  hand.drop()
  await expect.poll(() => calls.find(({ call }) => call.startsWith('put'))?.body).toMatchObject({ session_date: '2026-12-01', time: 530 })
})

test.for(['a reader', 'a therapist, who may edit notes of own sessions only'])('%s cannot drag sessions', async (who) => {
  const { alter, prefer } = await mount(getWeekUrl())
  if (who === 'a reader') alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read'))
  else prefer('get /v1/auth/is_logged_in', 'example=therapist')
  const hand = await take(chip(/^Valentina Q. con Ana Torres/).first())
  hand.over(cell('viernes 27 de noviembre, 08:50'))
  expect(getPointerText()).toBeUndefined()
  hand.drop()
})
