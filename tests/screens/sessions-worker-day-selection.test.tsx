import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { sessions, setClinicTime } from './agenda.ts'
import { readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const openDay = ({ usesRealServer = true } = {}) => {
  setClinicTime('2026-11-22', '10:00')
  return mount(paths.workerDay({ week: '2026-11-25' }), { usesRealServer })
}

const session = (worker: string, name: RegExp) => page.getByRole('list', { name: worker, exact: true }).getByRole('button', { name })
const zoe = session('Bruno Salazar', /^Zoe C/)
const ian = session('Diego Paredes', /^Ian V/)
const tomas = session('Jorge Bravo', /^Tomás O/)
const bar = page.getByRole('group', { name: 'Sesiones elegidas' })

test('a key marks all sessions that were selected with Ctrl and a click, and Ctrl+Z puts them back together', async () => {
  await openDay()
  await zoe.click({ modifiers: ['Control'] })
  await tomas.click({ modifiers: ['Control'] })
  await expect.element(bar).toMatchTextContent(/2 sesiones elegidas/)
  await expect.element(zoe).toHaveAccessibleName(/elegida$/)
  expect(page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('x')
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ state: 'canceled' })
  await expect.poll(() => readSession(sessions.tomasOnWednesday)).toMatchObject({ state: 'canceled' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ state: 'pending' })
  await expect.poll(() => readSession(sessions.tomasOnWednesday)).toMatchObject({ state: 'postponed' })
})

test('Shift and Space select from one session to another by worker, Supr asks about all, and Escape ends the selection', async () => {
  await openDay({ usesRealServer: false })
  await expect.element(zoe).toBeVisible()
  zoe.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(bar).toMatchTextContent(/1 sesión elegida/)
  tomas.element().focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(bar).toMatchTextContent(/3 sesiones elegidas/)
  await expect.element(ian).toHaveAccessibleName(/elegida$/)
  await userEvent.keyboard('{Delete}')
  const question = page.getByRole('dialog', { name: '¿Eliminar las 3 sesiones elegidas?' })
  await expect.element(question).toMatchTextContent(/1 es de una serie fija/)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  tomas.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
})

test('keys move the selection and mark who came, also in a narrow window, where the bar shows what is selected', async () => {
  setClinicTime('2026-11-25', '20:00')
  await mount(paths.workerDay({ week: '2026-11-25' }), { usesRealServer: true, width: 390 })
  await page.getByRole('combobox', { name: 'Trabajador' }).click()
  await page.getByRole('option', { name: /^Bruno Salazar/ }).click()
  await zoe.click({ modifiers: ['Control'] })
  await expect.element(bar).toMatchTextContent(/1 sesión elegida/)
  await userEvent.keyboard('v')
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ attended: true })
  await userEvent.keyboard('m')
  await expect.element(page.getByRole('dialog', { name: 'Mover…' })).toMatchTextContent(/1 sesión pasa a la semana/)
})

test('Ctrl+A selects the sessions of a worker, and again those of the day', async () => {
  await openDay({ usesRealServer: false })
  await expect.element(zoe).toBeVisible()
  zoe.element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar).toMatchTextContent(/1 sesión elegida/)
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar).toMatchTextContent(/3 sesiones elegidas/)
})
