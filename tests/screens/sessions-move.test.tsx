import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, clients, getWeekUrl, saturday, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, readSession, registerWorkers } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const zoeWithBruno = () => chip(/^Zoe C. con Bruno/)

test('moving describes the result and names conflicts, and the focus follows', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () =>
      bookAsColleague({ clientId: clients.ian, workerId: workers.bruno, turnId: saturday, sessionDate: '2026-11-26', time: 540 }),
  })
  await zoeWithBruno().click()
  await userEvent.keyboard('m')
  await expect.element(dialog().getByRole('button', { name: 'Mover' })).toBeDisabled()
  await dialog().getByLabelText('Día').fill('26/11/2026')
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  const blockedOption = page.getByRole('option', { name: /^09:40/ })
  await expect.element(blockedOption).toMatchTextContent(/Bruno Salazar ya atiende a Ian Vargas de 09:00 a 10:00/)
  await expect.element(blockedOption).toHaveAttribute('data-combobox-disabled')
  await page.getByRole('option', { name: '12:10' }).click()
  await expect
    .element(dialog())
    .toMatchTextContent(/La sesión del miércoles 25 de noviembre a las 08:00 pasa al jueves 26 a las 12:10 con Bruno Salazar\./)
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expect.element(page.getByText('Sesión movida: Zoe Campos con Bruno Salazar, jue 26 nov, 12:10')).toBeVisible()
  await expect.element(zoeWithBruno()).toHaveFocus()
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-11-26', day: 4, time: 730 })
})

const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')
const undoFailure = (change: string) => page.getByRole('alert').filter({ hasText: `No se pudo deshacer «${change}: Zoe Campos` })
const bookFormerSlotOfZoe = () => bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-11-25', time: 480 })

test('an undo that is refused for a conflict can be retried when the slot is free again', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('Sesión movida: Zoe Campos con Bruno Salazar, mié 25 nov, 08:50')).toBeVisible()
  const id = await bookFormerSlotOfZoe()
  await pressUndo()
  await expect.element(undoFailure('Sesión movida')).toMatchTextContent(/ya atiende a Gael Espinoza/)
  await expect.element(page.getByRole('group').filter({ hasText: 'Sesión movida' })).not.toBeInTheDocument()
  expect(await readSession(sessions.zoe)).toMatchObject({ time: 530 })
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
  await undoFailure('Sesión movida').getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText(/^Deshecho: «Sesión movida/)).toBeVisible()
  await expect.element(undoFailure('Sesión movida')).not.toBeInTheDocument()
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-11-25', time: 480 })
})

test('an undo that is refused does not stand before older changes', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await userEvent.keyboard('x')
  await expect.element(page.getByText(/^Sesión cancelada: Zoe Campos/)).toBeVisible()
  await bookFormerSlotOfZoe()
  await pressUndo()
  await expect.element(undoFailure('Sesión cancelada')).toMatchTextContent(/ya atiende a Gael Espinoza/)
  await pressUndo()
  await expect.element(page.getByText('No hay nada que deshacer.')).toBeVisible()
})

test('going to another week asks before it discards a changed move, and closes an unchanged one', async () => {
  const { url } = await mount(getWeekUrl())
  await zoeWithBruno().click()
  await userEvent.keyboard('m')
  await dialog().getByLabelText('Día').fill('27/11/2026')
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(dialog().getByLabelText('Día')).toHaveValue('27/11/2026')
  expect(url()).toBe(getWeekUrl())
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  await zoeWithBruno().click()
  await userEvent.keyboard('m')
  await expect.element(dialog().getByLabelText('Día')).toHaveFocus()
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await expect.poll(url).toBe(getWeekUrl({ week: '2026-11-29' }))
})

test('the move button is disabled while the date is incomplete', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await zoeWithBruno().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  const day = dialog().getByLabelText('Día')
  await day.fill('2')
  await expect.element(dialog().getByRole('button', { name: 'Mover', exact: true })).toBeDisabled()
  await day.fill('27/11/2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByRole('button', { name: 'Mover', exact: true })).toBeEnabled()
})

test('a session can move to a free worker, and the other workers are listed with the reason', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: () => bookAsColleague({ clientId: clients.ian, workerId: workers.ana, sessionDate: '2026-11-25', time: 480 }),
  })
  await zoeWithBruno().click()
  await userEvent.keyboard('t')
  await expect.element(dialog().getByRole('radio', { name: 'Bruno Salazar actual' })).toHaveFocus()
  await expect.element(dialog().getByRole('radio', { name: 'Ana Torres con Ian Vargas, 08:00 – 08:45' })).toBeDisabled()
  // The chip shows that the form belongs to it.
  await expect.element(zoeWithBruno()).toHaveAttribute('aria-expanded', 'true')
  await dialog().getByText('Elena Quispe').click()
  await expect.element(dialog()).toMatchTextContent(/La sesión del miércoles 25 de noviembre a las 08:00 pasa a Elena Quispe\./)
  await dialog().getByRole('button', { name: 'Cambiar' }).click()
  await expect.element(page.getByText('Trabajador cambiado: Zoe Campos con Elena Quispe, mié 25 nov, 08:00')).toBeVisible()
  await expect.element(chip('Zoe C. con Elena Quispe, pendiente').first()).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ worker: { id: workers.elena }, sessionDate: '2026-11-25', time: 480 })
})

test('the move form says so when no other worker is free', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/workers', async (answer) =>
    Response.json(
      (await answer.json()).filter(({ id }: { id: string }) => id === workers.bruno),
      { headers: answer.headers },
    ),
  )
  await zoeWithBruno().click()
  await userEvent.keyboard('t')
  await expect.element(dialog().getByRole('group', { name: 'Trabajador · nadie más está libre' })).toBeVisible()
})

test('a long list of workers in the move form is searched by name', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => registerWorkers(6) })
  await zoeWithBruno().click()
  await userEvent.keyboard('t')
  await expect.element(dialog().getByRole('textbox', { name: 'Buscar trabajador' })).toHaveFocus()
  await userEvent.keyboard('mori{Enter}')
  await expect.element(dialog().getByRole('radio', { name: 'Ana Torres' })).not.toBeInTheDocument()
  await expect.element(dialog()).toMatchTextContent(/pasa a Carmen Mori\./)
})
