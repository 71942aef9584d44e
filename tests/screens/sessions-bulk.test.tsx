import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

const bar = () => page.getByRole('group', { name: 'Sesiones elegidas' })

async function select(...names: RegExp[]) {
  for (const name of names) await chip(name).click({ modifiers: ['Control'] })
}

async function deleteThree() {
  await select(/^Zoe C. con Bruno/, /^Alessia M. con Elena/, /^Zoe C. con Elena/)
  await bar().getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar 3 sesiones' }).click()
}

test('selected sessions are deleted by one call, and restored by one call', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true })
  const listChanges = () => calls.filter(({ call }) => /^(post|put|patch|delete) /.test(call))
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
  expect(listChanges()).toMatchObject([
    { call: 'post /v1/sessions/changes', body: { steps: [{ delete: {} }, { delete: {} }, { delete: {} }] } },
  ])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  expect(listChanges().slice(1)).toMatchObject([{ call: expect.stringMatching(/^post \/v1\/changes\/[\w-]+\/undo$/) }])
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
})

test('undoing a deletion restores all or none, and says what is in the way', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  const id = await bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-11-25', time: 480 })
  await userEvent.keyboard('{Control>}z{/Control}')
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo deshacer «3 sesiones eliminadas»' })
  await expect.element(failure).toMatchTextContent(/Bruno Salazar ya atiende a Gael/)
  for (const name of [/^Alessia M. con Elena/, /^Zoe C. con Elena/, /^Zoe C. con Bruno/]) expect(chip(name).query()).toBeNull()
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
  await failure.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText('Deshecho: «3 sesiones eliminadas»')).toBeVisible()
  for (const name of [/^Alessia M. con Elena/, /^Zoe C. con Elena/, /^Zoe C. con Bruno/]) await expect.element(chip(name)).toBeVisible()
})

test('when a colleague has deleted one of the selected sessions none is deleted, and the others are deleted by one press', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.zoe } })
  await deleteThree()
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron eliminar estas sesiones' })
  await expect.element(failure).toMatchTextContent(/Zoe Campos, mié 25 nov, 08:00: .+Las demás siguen igual: van todas o ninguna\./)
  await expect.element(chip(/^Alessia M. con Elena/)).toBeVisible()
  await failure.getByRole('button', { name: 'Cambiar las otras 2' }).click()
  await expect.element(page.getByText('2 sesiones eliminadas')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: /)).toBeVisible()
  await expect.element(chip(/^Alessia M. con Elena/)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Elena/)).toBeVisible()
  expect(chip(/^Zoe C. con Bruno/).query()).toBeNull()
})

test('an undone change is made again by Ctrl+Y, until another change is made', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Deshecho: «3 sesiones eliminadas»')).toBeVisible()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(page.getByText('Rehecho: «3 sesiones eliminadas»')).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmada' }).click()
  await expect.element(page.getByText(/^Sesión confirmada/)).toBeVisible()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(page.getByText('No hay nada que rehacer.')).toBeVisible()
})

test('a change can be undone after a reload of the page', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await deleteThree()
  await expect.element(page.getByText('3 sesiones eliminadas')).toBeVisible()
  await mount(getWeekUrl(), { usesRealServer: true, keepsDrafts: true })
  await expect.element(chip(/^Ian V. con Ana Torres/)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('Deshecho: «3 sesiones eliminadas»')).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
})

test('the states of selected sessions are sent by one call, and show before it is answered', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls, hold } = await mount(getWeekUrl(), { usesRealServer: true })
  const release = hold('post /v1/sessions/changes')
  await expect.element(cell('domingo 22 de noviembre, 08:00')).toBeVisible()
  cell('domingo 22 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Control>}a{/Control}x')
  await expect.element(chip(/^Zoe C. con Bruno Salazar, cancelada/)).toBeVisible()
  release()
  await expect.element(page.getByText(/^\d+ sesiones canceladas$/)).toBeVisible()
  expect(listSentSteps(calls).length).toBeGreaterThan(6)
  expect(calls.filter(({ call }) => call.startsWith('post')).length).toBe(1)
})
