import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, focusCell, getWeekUrl, sessions, setClinicTime } from './agenda.ts'
import { readSession } from './colleague.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

const palette = () => page.getByRole('dialog', { name: 'Buscar' })
const field = () => palette().getByRole('combobox', { name: 'Buscar' })
const card = () => page.getByRole('dialog', { name: 'Alessia Mendoza Tello' })

/** Waits longer than a letter waits for another one. */
const letPass = () => new Promise((resolve) => setTimeout(resolve, 600))

async function openCard() {
  await chip(/^Alessia M. con Elena/).click()
  await expect.element(card()).toBeVisible()
}

test('a name typed over the card of a session is searched and changes nothing', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  for (const name of ['Valentina', 'xavier', 'ccana', 'fiore']) {
    await openCard()
    await userEvent.keyboard(name)
    await expect.element(field()).toHaveValue(name)
    await letPass()
    await userEvent.keyboard('{Escape}')
    await expect.element(palette()).not.toBeInTheDocument()
    await expect.element(card()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card()).not.toBeInTheDocument()
  }
  expect(listSentSteps(calls)).toEqual([])
})

test('a name typed over a session of the week is searched and changes nothing', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  await focusCell('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('Carmen')
  await expect.element(field()).toHaveValue('Carmen')
  await letPass()
  expect(listSentSteps(calls)).toEqual([])
})

test('a letter alone shows what it will do, and does it after a moment or before the next key', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  await openCard()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('X: Cancelada…')).toBeVisible()
  expect(listSentSteps(calls)).toEqual([])
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'canceled' })
  await expect.element(page.getByText('X: Cancelada…')).not.toBeInTheDocument()
  await expect.element(chip(/^Alessia M. con Elena .*, cancelada/)).toHaveFocus()
  await userEvent.keyboard('c{ArrowUp}')
  await expect.poll(() => listSentSteps(calls)).toHaveLength(2)
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'confirmed' })
})

test('Escape and Ctrl+Z take back a letter that has not acted yet', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl())
  await openCard()
  await userEvent.keyboard('x{Escape}')
  await expect.element(card()).not.toBeInTheDocument()
  await userEvent.keyboard('x{Control>}z{/Control}')
  await letPass()
  expect(listSentSteps(calls)).toEqual([])
})
