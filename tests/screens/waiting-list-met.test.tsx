import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { bookingForm, chooseClient, openThursdayForm } from './booking-form.ts'
import { colleague } from './colleague.ts'
import { mount } from './mount.tsx'
import { addWaitingEntry, listWaitingNames, mountList } from './waiting-entries.ts'

const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const mornings = { days: [4], toTime: 780, workerIds: [workers.ana] }

/** Opens the week of 22 November, while Tomás waits for these wishes, and books him with Ana on Thursday at 08:50. */
async function bookTomas(wishes: Partial<Parameters<typeof addWaitingEntry>[0]>) {
  setClinicTime('2026-11-22', '10:00')
  const prepare = () => addWaitingEntry({ clientId: clients.tomas, ...wishes })
  await mount(getWeekUrl(), { usesRealServer: true, prepare })
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega con Ana Torres/)).toBeVisible()
}

test('whoever is booked in the week where they waited leaves the list, and undo puts them back', async () => {
  await bookTomas(mornings)
  await expect.element(page.getByText(/Sale de la lista de espera/)).toBeVisible()
  await expect.poll(listWaitingNames).toEqual([])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(listWaitingNames).toEqual(['Tomás'])
})

test('whoever gets only a part of the wish stays, until one press in the notice', async () => {
  await bookTomas({ ...mornings, days: [2] })
  const button = page.getByRole('button', { name: 'Quitar de la lista de espera' })
  await expect.element(button).toBeVisible()
  expect(await listWaitingNames()).toEqual(['Tomás'])
  await button.click()
  await expect.element(page.getByText(/^Fuera de la lista de espera: Tomás Ortega/)).toBeVisible()
  expect(await listWaitingNames()).toEqual([])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(listWaitingNames).toEqual(['Tomás'])
})

test('whoever gets nothing of the wish stays, and nobody is asked', async () => {
  await bookTomas({ days: [2], fromTime: 840, workerIds: [workers.jorge] })
  await expect.poll(() => colleague.get('/v1/sessions', { query: { clientId: clients.tomas } })).not.toEqual([])
  expect(page.getByRole('button', { name: 'Quitar de la lista de espera' }).query()).toBeNull()
  expect(await listWaitingNames()).toEqual(['Tomás'])
})

test('an entry for a deleted schedule says so, offers no slots, and asks for another when it is changed', async () => {
  await mountList(paths.waitingList(), async () => {
    const schedule = { name: 'Talleres', sessionDuration: 45, breakDuration: 5, turns: [{ name: 'Tarde', startTime: 900, endTime: 1100 }] }
    const { id } = await colleague.post('/v1/schedules', { body: schedule })
    await addWaitingEntry({ clientId: clients.tomas, scheduleId: id })
    await colleague.delete('/v1/schedules/{id}', { path: { id } })
  })
  await expect.element(row('Tomás Ortega')).toMatchTextContent(/Su horario ya no existe: así no le conviene ningún cupo\./)
  expect(page.getByRole('button', { name: /^Ver cupos libres/ }).query()).toBeNull()
  // Saving something else does not make the client wait for any schedule.
  await row('Tomás Ortega')
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const drawer = page.getByRole('dialog', { name: /lista de espera/ })
  await drawer.getByRole('textbox', { name: 'Nota (opcional)' }).fill('Llamar')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(drawer.getByText('Su horario ya no existe: elija otro, o cualquiera.')).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Horario' }).click()
  await page.getByRole('option', { name: 'Cualquiera' }).click()
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(row('Tomás Ortega')).not.toMatchTextContent(/ya no existe/)
})

test('what was not understood stays in the sentence when a field is changed', async () => {
  await mountList(paths.waitingList({ record: 'new' }))
  const drawer = page.getByRole('dialog', { name: /lista de espera/ })
  await drawer.getByRole('textbox', { name: 'Qué le conviene' }).fill('lunes a las 5')
  await drawer.getByRole('button', { name: 'martes' }).click()
  await expect.element(drawer.getByRole('textbox', { name: 'Qué le conviene' })).toHaveValue('Cualquier lunes o martes, 5')
  await expect.element(drawer).toMatchTextContent(/No se entendió: 5\./)
})
