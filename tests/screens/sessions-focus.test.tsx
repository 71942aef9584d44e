import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, focusCell, getWeekUrl, recordChangedSlots, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const getAnnouncement = () => page.getByRole('grid').element().nextElementSibling?.textContent

test('after a change of week the focus stays at the same weekday and time, and the slot is announced', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('{PageDown}')
  await expect.element(cell('martes 1 de diciembre, 08:50')).toHaveFocus()
  expect(url()).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.poll(getAnnouncement).toMatch(/^Semana 29 nov – 5 dic 2026\. martes 1 de diciembre, 08:50/)
  await userEvent.keyboard('{ArrowDown}{PageUp}')
  await expect.element(cell('martes 24 de noviembre, 09:40')).toHaveFocus()
  // When a session has the focus, it passes to the slot, because the session is not in the other week.
  await userEvent.keyboard('{Enter}')
  await expect.element(chip(/^Sebastián Ñ. con Ana/)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(cell('martes 17 de noviembre, 09:40')).toHaveFocus()
  expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]').length).toBe(1)
})

test('the focused slot is not covered by the column of hours', async () => {
  setClinicTime('2026-11-28', '10:40')
  await mount(getWeekUrl(), { width: 800 })
  await focusCell('sábado 28 de noviembre, 08:50')
  for (const date of ['viernes 27', 'jueves 26', 'miércoles 25', 'martes 24', 'lunes 23']) {
    await userEvent.keyboard('{ArrowLeft}')
    const slot = cell(`${date} de noviembre, 08:50`)
    await expect.element(slot).toHaveFocus()
    // An element in front of another one hides it without a trace in the accessibility tree.
    const { left, top, height } = slot.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 1, top + height / 2)?.closest('td')).toBe(slot.element())
  }
})

test('each press of Page Up or Page Down continues from the week requested last, however fast the presses follow', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  // The keys are dispatched at once, so that no week is rendered in between.
  const press = (key: string, times: number) => {
    for (let presses = 0; presses < times; presses++)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
  press('PageDown', 3)
  await expect.element(cell('martes 15 de diciembre, 08:50')).toHaveFocus()
  press('PageUp', 3)
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()
  expect(url()).toBe(getWeekUrl())
  await userEvent.keyboard('{PageDown}')
  await expect.element(cell('martes 1 de diciembre, 08:50')).toHaveFocus()
})

test('moving the focus from slot to slot changes no other slot', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  // Who is absent comes after the sessions.
  await expect.element(page.getByText(/^Ausentes?: /).first()).toBeVisible()
  await focusCell('martes 24 de noviembre, 08:00')
  const listChangedSlots = recordChangedSlots()
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{End}{Home}')
  await expect.element(cell('domingo 22 de noviembre, 08:50')).toHaveFocus()
  expect(listChangedSlots()).toEqual([
    'domingo 22 de noviembre, 08:50',
    'lunes 23 de noviembre, 08:00',
    'lunes 23 de noviembre, 08:50',
    'martes 24 de noviembre, 08:00',
    'sábado 28 de noviembre, 08:50',
  ])
})
