import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, getWeekUrl, sessions, setClinicTime } from './agenda.ts'
import { colleague, moveAsColleague, readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const zoeWithBruno = () => chip(/^Zoe C. con Bruno/)

test('letters typed in the note are no shortcuts, and leaving asks before the note is discarded', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard('cx trae informe')
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Nota guardada: Zoe Campos, mié 25 nov, 08:00')).toBeVisible()
  await expect.element(dialog()).toMatchTextContent(/cx trae informe/)
  await expect.element(dialog().getByRole('button', { name: 'Editar nota' })).toHaveFocus()
  expect(await readSession(sessions.zoe)).toMatchObject({ note: 'cx trae informe', state: 'pending' })
})

test('Escape in the note asks before it discards what was typed', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await zoeWithBruno().click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard('Trae informe{Escape}')
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Trae informe')
  await dialog().getByLabelText('Nota').click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Añadir nota' })).toBeVisible()
})

test('whatever closes or replaces the card asks before it discards a typed note', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { calls } = await mount(getWeekUrl())
  const alessia = chip(/^Alessia M. con Elena/)
  await alessia.click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard(' Trae informe')
  const expectQuestion = async () => {
    await page.getByRole('button', { name: 'Seguir aquí' }).click()
    await expect.element(page.getByRole('button', { name: 'Seguir aquí' })).not.toBeInTheDocument()
    await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Primera sesión. Trae informe')
  }
  const openForm = dialog().getByRole('button', { name: 'Mover a…' })
  for (const name of ['Confirmada', 'No vino', 'Mover a…', 'Cambiar trabajador', 'Eliminar']) {
    await dialog().getByRole('button', { name }).click()
    await expectQuestion()
  }
  for (const key of ['c', 'v', 'm', 't', '{Delete}', '{Control>}z{/Control}']) {
    openForm.element().focus()
    await userEvent.keyboard(key)
    await expectQuestion()
  }
  // The grid beside the card opens other sessions and moves them.
  for (const key of ['{Enter}', 'e', 'm', '+', '{Delete}', '{Alt>}{ArrowDown}{/Alt}']) {
    chip(/^Sebastián Ñ. con Ana/)
      .element()
      .focus()
    await userEvent.keyboard(key)
    await expectQuestion()
  }
  expect(calls.filter(({ call }) => !/^get|auth/.test(call))).toEqual([])
  await openForm.click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Mover sesión' })).toBeVisible()
})

test('typing in an existing note continues at its end', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await chip(/^Tomás O. con Jorge Bravo, aplazada/).click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard(' Avisado.')
  await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Pasa al viernes a la misma hora. Avisado.')
})

test('a note that is being typed stays when a colleague moves the session to another slot, and can be saved', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard('Trae informe')
  const listDrafts = () => Object.keys(sessionStorage).filter((key) => key.includes(' draft '))
  await expect.poll(listDrafts).toHaveLength(1)
  await moveAsColleague(sessions.zoe, '2026-11-26')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(dialog()).toMatchTextContent(/Jueves 26 de noviembre/)
  await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Trae informe')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(dialog()).toMatchTextContent(/Trae informe/)
  await expect.element(dialog().getByRole('button', { name: 'Editar nota' })).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ note: 'Trae informe', sessionDate: '2026-11-26' })
  expect(listDrafts()).toEqual([])
})

test('a note that is being typed is discarded only after a question when a colleague moves the session to another week', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard('Trae informe')
  await moveAsColleague(sessions.zoe, '2026-12-02')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Otra persona movió esta sesión')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Trae informe')
  await expect.element(dialog()).toMatchTextContent(/Miércoles 2 de diciembre/)
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Nota guardada: Zoe Campos/)).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ note: 'Trae informe', sessionDate: '2026-12-02' })
})

test('a note that is being typed is discarded only after a question when a colleague deletes the session', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard('Trae informe')
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.zoe } })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Otra persona eliminó esta sesión')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Otra persona la eliminó mientras tanto.')
  await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Trae informe')
  await dialog().getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})
