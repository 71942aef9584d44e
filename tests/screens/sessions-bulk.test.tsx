import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const bar = () => page.getByRole('group', { name: 'Sesiones elegidas' })

async function select(...names: RegExp[]) {
  for (const name of names) await chip(name).click({ modifiers: ['Control'] })
}

test('selected sessions are deleted by one call, and undoing books them again by one call', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { isReal: true })
  const listChanges = () => calls.filter(({ call }) => /^(post|put|patch|delete) /.test(call))
  await select(/^Zoe C. con Bruno/, /^Alessia M. con Elena/, /^Zoe C. con Elena/)
  await bar().getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar 3 sesiones' }).click()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
  expect(listChanges()).toMatchObject([{ call: 'delete /v1/sessions/bulk', body: { ids: expect.any(Array) } }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  expect(listChanges().slice(1)).toMatchObject([{ call: 'post /v1/sessions/bulk', body: { sessions: [{}, {}, {}] } }])
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
})

test('the states of selected sessions are sent six at a time', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls, hold } = await mount(getWeekUrl(), { isReal: true })
  const countMarks = () => calls.filter(({ call }) => call.startsWith('patch')).length
  const release = hold('patch /v1/sessions/{id}/state')
  await expect.element(cell('domingo 22 de noviembre, 08:00')).toBeVisible()
  cell('domingo 22 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Control>}a{/Control}x')
  await expect.poll(countMarks).toBe(6)
  await expect.element(chip(/^Zoe C. con Bruno Salazar, cancelada/)).toBeVisible()
  release()
  await expect.element(page.getByText(/^\d+ sesiones canceladas$/)).toBeVisible()
  expect(countMarks()).toBeGreaterThan(6)
})
