import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, focusCell, getWeekUrl, keepOnlyAccess, sessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, readSession } from './colleague.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

/** Presses a key. Only microtasks run after it, so no timer can move the focus before the next one. */
async function press(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  for (let microtask = 0; microtask < 20; microtask++) await Promise.resolve()
}

test('keys act on the focused session, and on the only session of a focused slot', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  const countChanges = () => listSentSteps(calls).length
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('c')
  await expect.element(chip(/^Alessia .* con Elena .*, confirmada/)).toBeVisible()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'confirmed' })
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()
  // Attendance cannot be marked before the session has begun.
  await userEvent.keyboard('v')
  await expect.element(page.getByText(/cuando han empezado/)).toBeVisible()
  await userEvent.keyboard('c')
  await expect.element(page.getByText('Ya está confirmada.')).toBeVisible()
  // The slot has two sessions, so the key is ambiguous.
  await focusCell('lunes 23 de noviembre, 08:00')
  await userEvent.keyboard('x')
  await expect.element(page.getByText(/Entre en el cupo con Intro/)).toBeVisible()
  await userEvent.keyboard('{Home}{Alt>}{ArrowUp}{/Alt}')
  await expect.element(page.getByText('No hay sesiones en este cupo.')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(countChanges()).toBe(1)
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(chip(/^Tomás O. con Carmen .*, cancelada/)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/¿Eliminar la sesión de Tomás Ortega/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const card = page.getByRole('dialog', { name: 'Tomás Ortega Ruiz' })
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  // The note and the worker can be edited without opening the card first.
  await userEvent.keyboard('e')
  await expect.element(card.getByRole('textbox', { name: 'Nota' })).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Trabajador/)
})

test('availability loaded for an earlier booking does not prevent a move to a slot that is free by now', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await focusCell('martes 24 de noviembre, 09:40')
  const id = await bookAsColleague({ clientId: clients.ian, workerId: workers.elena, sessionDate: '2026-11-24', time: 580 })
  await userEvent.keyboard('+')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText('con Ian Vargas, 09:40 – 10:25')).toBeVisible()
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
  await userEvent.keyboard('{Escape}{ArrowUp}{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ sessionDate: '2026-11-24', time: 580 })
})

test('the focus follows sessions back when their moves by keys are undone', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  const alessiaAt = (hour: string) => cell(`martes 24 de noviembre, ${hour}`).getByRole('button', { name: /^Alessia .* con Elena/ })
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(alessiaAt('09:40')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(alessiaAt('10:30')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(alessiaAt('09:40')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(alessiaAt('08:50')).toHaveFocus()
})

test('keys mark attendance once the session has begun', async () => {
  setClinicTime('2026-11-24', '08:10')
  await mount(getWeekUrl(), { usesRealServer: true })
  await focusCell('martes 24 de noviembre, 08:00')
  await userEvent.keyboard('n')
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ state: 'confirmed', attended: false })
})

test('each key applies to the result of the previous key, however slowly the server answers', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { calls, hold } = await mount(getWeekUrl(), { usesRealServer: true })
  const release = hold('post /v1/sessions/changes')
  await focusCell('martes 24 de noviembre, 08:50')
  for (const [key, mark] of [
    ['x', 'cancelada'],
    ['c', 'sin marcar'],
    ['v', 'vino'],
    ['n', 'no vino'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(chip(new RegExp(`^Alessia .* con Elena .*, ${mark}`))).toBeVisible()
  }
  release()
  const listSentBodies = () => listSentSteps(calls).map(({ state }) => state)
  await expect
    .poll(listSentBodies)
    .toMatchObject([
      { state: 'canceled' },
      { state: 'confirmed' },
      { state: 'confirmed', attended: true },
      { state: 'confirmed', attended: false },
    ])
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'confirmed', attended: false })
})

test('a change made while another one is being sent shows together with it', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold } = await mount(getWeekUrl(), { usesRealServer: true })
  const release = hold('post /v1/sessions/changes')
  await focusCell('miércoles 25 de noviembre, 08:00')
  await userEvent.keyboard('c')
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada$/)).toBeVisible()
  await userEvent.keyboard('e')
  await page.getByRole('textbox', { name: 'Nota' }).fill('Trae informe')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada, con nota$/)).toBeInTheDocument()
  release()
  await expect.element(page.getByText(/^Nota guardada/)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada, con nota$/)).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ state: 'confirmed', note: 'Trae informe' })
})

test('a letter typed right after the key that opens an overlay goes to the overlay, not to the grid', async () => {
  setClinicTime('2026-11-24', '10:40')
  const mounted = await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  const slot = document.activeElement
  const close = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(document.activeElement).toBe(slot)
  }
  /** Presses a letter that acts before the arrow, and then `x`. */
  const pressBeforeArrow = async (letter: string) => {
    await press(letter)
    await press('ArrowDown')
    await press('x')
  }
  await pressBeforeArrow('m')
  expect(page.getByRole('dialog', { name: 'Mover sesión' }).element()).toContainElement(document.activeElement as HTMLElement)
  await close()
  await press('+')
  expect(document.activeElement).toBe(page.getByRole('combobox', { name: 'Cliente' }).element())
  await press('x')
  await close()
  await pressBeforeArrow('e')
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Nota' }).element())
  await userEvent.keyboard('{Escape}')
  await close()
  await press('Delete')
  await press('x')
  await expect.element(page.getByRole('button', { name: 'No eliminar' })).toHaveFocus()
  await close()
  await expect.element(chip(/^Alessia .* con Elena .*, sin marcar/)).toBeInTheDocument()
  expect(listSentSteps(mounted.calls)).toEqual([])
})

test('a letter typed right after the key that moves the selection does not change the selected sessions', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard(' ')
  const slot = document.activeElement
  // The form is loaded the first time, and there immediately the second time.
  for (let round = 0; round < 2; round++) {
    await press('m')
    await press('ArrowDown')
    await press('x')
    await expect.element(page.getByRole('dialog', { name: 'Mover…' }).getByRole('radio', { name: 'Después' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(slot)
  }
  expect(listSentSteps(calls)).toEqual([])
})

test('a key of the card works right after the key that opens it', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(chip(/^Alessia .* con Elena/)).toBeVisible()
  const session = chip(/^Alessia .* con Elena/).element() as HTMLElement
  session.focus()
  await userEvent.keyboard('{Enter}x')
  await expect.element(chip(/^Alessia .* con Elena .*, cancelada/)).toBeVisible()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'canceled' })
})

test('the keys of the grid work while a form stays open', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await focusCell('jueves 26 de noviembre, 09:40')
  await userEvent.keyboard('{+}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await focusCell('viernes 27 de noviembre, 08:50')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell('viernes 27 de noviembre, 09:40')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(chip(/^Tomás O. con Jorge .*, cancelada/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(cell('viernes 27 de noviembre, 09:40, 1 sesión. Tomás O. con Jorge .*, cancelada')).toBeInTheDocument()
})

test('the key ? and a button show every key that the user may use', async () => {
  await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Teclado' })
  for (const action of ['Confirmada, Pendiente, Aplazada, Cancelada', 'Reservar', 'Mover a…', 'Eliminar', 'Deshacer lo último'])
    await expect.element(help.getByText(action, { exact: true })).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()

  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read'))
  await page.getByRole('button', { name: 'Teclado' }).click()
  await expect.element(help.getByText('Abrir la ficha')).toBeVisible()
  for (const action of ['Reservar', 'Mover a…', 'Eliminar']) expect(help.getByText(action, { exact: true }).query()).toBeNull()
  expect(help.getByText(/para todas las elegidas/).query()).toBeNull()
})

test('a therapist has keys to mark and note their own sessions, and none for changes that the server would refuse', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { prefer, calls } = await mount(getWeekUrl())
  prefer('get /v1/auth/is_logged_in', 'example=therapist')
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('m{Delete}t{Delete}{Alt>}{ArrowDown}{/Alt}{ArrowDown}{ArrowLeft}+{Enter}')
  await expect.element(page.getByText('No hay sesiones en este cupo.')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(calls.some(({ call }) => /^(put|post|patch|delete) /.test(call))).toBe(false)
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Teclado' })
  await expect.element(help.getByText('Escribir su nota')).toBeVisible()
  await expect.element(help.getByText('Valen entonces para todas las elegidas: los estados, vino y no vino.')).toBeVisible()
  for (const action of [/reservar/i, /mover/i, 'Cambiar trabajador', 'Eliminar']) expect(help.getByText(action).query()).toBeNull()
})
