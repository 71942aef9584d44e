import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, listSessionsOf, readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const occurrence = () => chip(/^Sebastián Ñ. con Ana Torres, pendiente, fija/)

/** The slot of the series of Sebastián with Ana, on Tuesdays. */
const tuesdaySlot = { clientId: clients.sebastian, workerId: workers.ana, day: 2, time: 580 }

/** Books two exceptions of the series. */
async function bookExceptions() {
  for (const sessionDate of ['2026-12-01', '2026-12-08']) await bookAsColleague({ ...tuesdaySlot, sessionDate, state: 'confirmed' })
}

/** Replaces the series by one with other dates. */
async function replaceSeries(dates: { startsOn: string; endsOn?: string }) {
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.sebastian } })
  await bookAsColleague({ ...tuesdaySlot, ...dates })
}

/** Returns date, time and state of what the server holds for Sebastián with Ana: his series, whose date is null, and then his dated sessions. */
const listSessionsWithAna = async () =>
  (await listSessionsOf(clients.sebastian))
    .filter(({ worker }) => worker.id === workers.ana)
    .map(({ sessionDate, time, state }) => [sessionDate, time, state])

async function chooseThursday(hour: string) {
  await dialog().getByLabelText('Día').fill('26/11/2026')
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  await page.getByRole('option', { name: hour }).click()
}

/** Opens the move form of the occurrence and chooses an hour on Thursday. */
async function openMoveToThursday(hour: string) {
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday(hour)
}

test('a new state applies to one occurrence only, and the card names the first date of the series', async () => {
  setClinicTime('2026-11-22', '10:00')
  // The series starts on a Saturday.
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => replaceSeries({ startsOn: '2026-11-21', endsOn: '2026-12-20' }) })
  await occurrence().click()
  await expect.element(dialog()).toMatchTextContent(/Fija cada martes desde el 24 nov 2026 hasta el 15 dic 2026\./)
  await expect.element(dialog()).toMatchTextContent(/El estado vale solo para esta fecha/)
  await dialog().getByRole('button', { name: 'Confirmada' }).click()
  await expect.element(page.getByText(/^Sesión confirmada: Sebastián/)).toBeVisible()
  await expect.element(chip(/^Sebastián Ñ. con Ana Torres, confirmada, fija/)).toBeVisible()
  expect(await listSessionsWithAna()).toEqual([
    [null, 580, 'pending'],
    ['2026-11-24', 580, 'confirmed'],
  ])
})

test('moving one occurrence postpones it and books another slot, and undo deletes both', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await openMoveToThursday('11:20')
  await expect
    .element(dialog().getByRole('radio', { name: 'Solo esta' }))
    .toHaveAccessibleDescription(
      'La del martes 24 de noviembre queda aplazada y se reserva el jueves 26 a las 11:20 con Ana Torres. Las demás no cambian.',
    )
  expect(await findSeriousViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText('Sesión movida: Sebastián Ñahui con Ana Torres, jue 26 nov, 11:20')).toBeVisible()
  expect(await listSessionsWithAna()).toEqual([
    [null, 580, 'pending'],
    ['2026-11-24', 580, 'postponed'],
    ['2026-11-26', 680, 'pending'],
  ])
  await expect.element(chip('Sebastián Ñ. con Ana Torres, pendiente').first()).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(occurrence()).toBeVisible()
  await expect.poll(listSessionsWithAna).toEqual([[null, 580, 'pending']])
})

test('moving a series ends it, starts another and names the deleted exceptions; undo restores everything', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, prepare: bookExceptions })
  await openMoveToThursday('11:20')
  const fromThisWeek = dialog().getByRole('radio', { name: 'Esta y las siguientes' })
  await expect
    .element(fromThisWeek)
    .toHaveAccessibleDescription(
      'La serie termina el 17 nov. Las 2 ya pasadas quedan. Desde el 26 nov, cada jueves a las 11:20 con Ana Torres, sin fin. Se eliminan 2 fechas cambiadas aparte: 1 y 8 dic.',
    )
  await fromThisWeek.click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/^Serie movida: Sebastián Ñahui/)).toBeVisible()
  expect(await readSession(sessions.sebastian)).toMatchObject({ endsOn: '2026-11-23' })
  expect(await listSessionsOf(clients.sebastian)).toContainEqual(
    expect.objectContaining({ day: 4, time: 680, sessionDate: null, startsOn: '2026-11-26', endsOn: null }),
  )
  // The button of the notice is gone after four seconds.
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: «Serie movida/)).toBeVisible()
  expect(await listSessionsWithAna()).toEqual([
    [null, 580, 'pending'],
    ['2026-12-01', 580, 'confirmed'],
    ['2026-12-08', 580, 'confirmed'],
  ])
  expect(await readSession(sessions.sebastian)).toMatchObject({ startsOn: '2026-11-10', endsOn: null })
})

test('a conflict on a later date is shown before a series moves; its own dates are no conflicts', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      await bookExceptions()
      await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-10', time: 680 })
    },
  })
  await occurrence().click()
  await userEvent.keyboard('m')
  await chooseThursday('11:20')
  const moveButton = dialog().getByRole('button', { name: 'Mover', exact: true })
  await expect.element(moveButton).toBeEnabled()
  await dialog().getByRole('radio', { name: 'Esta y las siguientes' }).click()
  await expect
    .element(dialog())
    .toMatchTextContent(
      /Ana Torres ya atiende a Zoe Campos el jueves 10 de diciembre de 11:20 a 12:05\. Elija otra hora, otro trabajador o/,
    )
  await expect.element(moveButton).toBeDisabled()
  await dialog().getByRole('radio', { name: 'Solo esta' }).click()
  await expect.element(moveButton).toBeEnabled()
})

test('a series that loses a date by its move says how many sessions are left, before and after', async () => {
  setClinicTime('2026-11-22', '10:00')
  // Its last day, a Tuesday, stays. The last Thursday is earlier.
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => replaceSeries({ startsOn: '2026-11-24', endsOn: '2026-12-15' }) })
  await openMoveToThursday('11:20')
  const fromThisWeek = dialog().getByRole('radio', { name: 'Esta y las siguientes' })
  await expect
    .element(fromThisWeek)
    .toHaveAccessibleDescription(
      'La serie entera pasa a cada jueves a las 11:20 con Ana Torres, desde el 26 nov, hasta el 10 dic (3 sesiones en vez de 4). Cambian 4 sesiones: 24 nov, 1, 8 y 15 dic.',
    )
  await fromThisWeek.click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect
    .element(page.getByText('Serie movida: Sebastián Ñahui con Ana Torres, jue 26 nov, 11:20 (3 sesiones en vez de 4)'))
    .toBeVisible()
  expect(await listSessionsOf(clients.sebastian)).toContainEqual(
    expect.objectContaining({ day: 4, time: 680, sessionDate: null, startsOn: '2026-11-26', endsOn: '2026-12-15' }),
  )
})

/** Moves the series on the form. Meanwhile a colleague books another client for Ana at the new time. */
async function moveSeriesIntoConflict() {
  await openMoveToThursday('11:20')
  await dialog().getByText('Esta y las siguientes').click()
  const moveButton = dialog().getByRole('button', { name: 'Mover', exact: true })
  await expect.element(moveButton).toBeEnabled()
  await bookAsColleague({ clientId: clients.gael, workerId: workers.ana, sessionDate: '2026-11-26', time: 680 })
  await moveButton.click()
}

test('when the new series is refused, the old one continues and the form explains the conflict', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await moveSeriesIntoConflict()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Ana Torres ya atiende a Gael Espinoza/)
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Elija otra hora, otro trabajador o solo esta\./)
  expect(await listSessionsWithAna()).toEqual([[null, 580, 'pending']])
  expect(await readSession(sessions.sebastian)).toMatchObject({ startsOn: '2026-11-10', endsOn: null })
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(occurrence()).toBeVisible()
})

test('deleting an occurrence offers one date or the series, and says what is deleted', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, prepare: bookExceptions })
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Eliminar la sesión fija de Sebastián Ñahui Flores\?/)
  await expect
    .element(dialog().getByRole('radio', { name: 'Solo esta' }))
    .toHaveAccessibleDescription('La del martes 24 de noviembre a las 09:40 queda cancelada y su cupo queda libre. Las demás no cambian.')
  const fromThisWeek = dialog().getByRole('radio', { name: 'Esta y las siguientes' })
  await expect
    .element(fromThisWeek)
    .toHaveAccessibleDescription(
      'La serie termina el 17 nov. Se eliminan las sesiones desde el 24 nov, sin fin; las 2 ya pasadas quedan. También las cambiadas aparte: 1 y 8 dic.',
    )
  await fromThisWeek.click()
  await dialog().getByRole('button', { name: 'Terminar la serie' }).click()
  await expect.element(page.getByText(/^Serie terminada: Sebastián Ñahui/)).toBeVisible()
  expect(await listSessionsWithAna()).toEqual([[null, 580, 'pending']])
  expect(await readSession(sessions.sebastian)).toMatchObject({ endsOn: '2026-11-23' })
})

test('deleting from the first date deletes the whole series, as button and notification say', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true, prepare: () => replaceSeries({ startsOn: '2026-11-24' }) })
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog().getByRole('radio', { name: 'Esta y las siguientes' }).click()
  await expect.element(dialog()).toMatchTextContent(/Se elimina la serie entera\./)
  await dialog().getByRole('button', { name: 'Eliminar la serie' }).click()
  await expect.element(page.getByText(/^Serie eliminada: Sebastián Ñahui/)).toBeVisible()
  expect(await listSessionsWithAna()).toEqual([])
})

test('a past occurrence can move only alone, without its series', async () => {
  setClinicTime('2026-11-27', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Sebastián Ñ. con Ana Torres, sin marcar, fija/).click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday('11:20')
  await expect.element(dialog().getByRole('radio', { name: 'Solo esta' })).toBeChecked()
  expect(dialog().getByRole('radio', { name: 'Esta y las siguientes' }).query()).toBeNull()
})
