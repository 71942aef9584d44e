import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { keepAgenda, type WireSession } from './keep-agenda.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const sebastian = '01998a00-0000-7000-8000-0a0000000007'
const occurrence = () => chip(/^Sebastián Ñ. con Ana Torres, pendiente, fija/)

/** The series as a record, with two exceptions. */
const seriesWithExceptions = (sessions: readonly WireSession[]) => {
  const series = { ...sessions.find(({ id }) => id === sebastian)!, session_date: null }
  const dated = (date: string) => ({
    ...series,
    id: crypto.randomUUID(),
    session_date: date,
    standing: false,
    starts_on: null,
    ends_on: null,
  })
  return [series, dated('2026-12-01'), dated('2026-12-08')]
}

async function chooseThursday(hour: string) {
  await dialog().getByLabelText('Día').fill('26/11/2026')
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  await page.getByRole('option', { name: hour }).click()
}

const changes = (calls: readonly { call: string; body: unknown }[]) => calls.filter(({ call }) => !/^get|auth/.test(call))

test('a new state applies to one occurrence only, and the card names the first date of the series', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  // The series starts on a Saturday.
  keepAgenda(mounted, {
    week: (sessions) => sessions.map((one) => (one.id === sebastian ? { ...one, starts_on: '2026-11-21', ends_on: '2026-12-20' } : one)),
  })
  await occurrence().click()
  await expect.element(dialog()).toMatchTextContent(/Fija cada martes desde el 24 Nov 2026 hasta el 15 Dic 2026\./)
  await expect.element(dialog()).toMatchTextContent(/El estado vale solo para esta fecha/)
  await dialog().getByRole('button', { name: 'Confirmada' }).click()
  await expect
    .poll(() => mounted.calls.find(({ call }) => call.startsWith('patch')))
    .toMatchObject({
      call: `patch /v1/sessions/${sebastian}/state`,
      body: { state: 'confirmed', session_date: '2026-11-24' },
    })
  await expect.element(page.getByText(/^Sesión confirmada: Sebastián/)).toBeVisible()
})

test('moving one occurrence postpones it and books another slot, and undo deletes both', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted)
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday('11:20')
  await expect
    .element(dialog().getByRole('radio', { name: 'Solo esta semana' }))
    .toHaveAccessibleDescription(
      'La del martes 24 de noviembre queda aplazada y se reserva el jueves 26 a las 11:20 con Ana Torres. Las demás no cambian.',
    )
  expect(await seriousProblems()).toEqual([])
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText('Sesión movida: Sebastián Ñahui, jue 26 Nov, 11:20')).toBeVisible()
  expect(changes(mounted.calls)).toMatchObject([
    {
      call: 'post /v1/sessions/bulk',
      body: {
        sessions: [
          { day: 2, time: 580, session_date: '2026-11-24', state: 'postponed' },
          { day: 4, time: 680, session_date: '2026-11-26', state: 'pending' },
        ],
      },
    },
  ])
  await expect.element(chip('Sebastián Ñ. con Ana Torres, pendiente').first()).toHaveFocus()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(occurrence()).toBeVisible()
  expect(changes(mounted.calls).at(-1)?.call).toBe('delete /v1/sessions/bulk')
})

test('moving a series ends it, starts another and names the deleted exceptions; undo restores everything', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted, { records: seriesWithExceptions })
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday('11:20')
  const onwards = dialog().getByRole('radio', { name: 'Desde esta semana' })
  await expect
    .element(onwards)
    .toHaveAccessibleDescription(
      'La serie termina el 17 Nov. Desde el 26 Nov, cada jueves a las 11:20 con Ana Torres, sin fin. Se eliminan 2 fechas cambiadas aparte: 1 Dic, 8 Dic.',
    )
  await onwards.click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/^Serie movida: Sebastián Ñahui/)).toBeVisible()
  expect(changes(mounted.calls)).toMatchObject([
    { call: 'delete /v1/sessions/duplicated', body: { day: 2, time: 580, from_date: '2026-11-24' } },
    { call: 'post /v1/sessions', body: { day: 4, time: 680, session_date: null, starts_on: '2026-11-26' } },
  ])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho: «Serie movida/)).toBeVisible()
  expect(changes(mounted.calls).slice(2)).toMatchObject([
    { call: expect.stringMatching(/^delete \/v1\/sessions\/[^/]+$/) },
    { call: 'post /v1/sessions/bulk', body: { sessions: [{ session_date: '2026-12-01' }, { session_date: '2026-12-08' }] } },
    { call: `put /v1/sessions/${sebastian}`, body: { session_date: null, starts_on: '2026-11-10' } },
  ])
  // Ending the series changed its version. The request must not be refused for that.
  expect(changes(mounted.calls).at(-1)?.body).not.toHaveProperty('updated_at')
})

test('a conflict on a later date is shown before a series moves; its own dates are no conflicts', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted, {
    busy: (sessions) => {
      const series = sessions.find(({ id }) => id === sebastian)!
      const other = sessions.find(({ client }) => client.id !== series.client.id)!
      const taken = { ...other, worker: series.worker, session_date: '2026-12-10', day: 4, time: 680, state: 'confirmed' }
      return [...['2026-12-01', '2026-12-08'].map((session_date) => ({ ...series, session_date })), taken]
    },
  })
  await occurrence().click()
  await userEvent.keyboard('m')
  await chooseThursday('11:20')
  const move = dialog().getByRole('button', { name: 'Mover', exact: true })
  await expect.element(move).toBeEnabled()
  await dialog().getByRole('radio', { name: 'Desde esta semana' }).click()
  await expect
    .element(dialog())
    .toMatchTextContent(
      /Así no se puede mover: el 10 Dic 2026 Ana Torres ya atiende a .* de 11:20 a 12:05\. Elija otra hora, otro trabajador o/,
    )
  await expect.element(move).toBeDisabled()
  await dialog().getByRole('radio', { name: 'Solo esta semana' }).click()
  await expect.element(move).toBeEnabled()
})

test('when the new series is refused, the old one continues and the form explains the conflict', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl(), { answers: { 'post /v1/sessions': 'code=409' } })
  keepAgenda(mounted)
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday('11:20')
  await dialog().getByText('Desde esta semana').click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Ana Torres ya atiende a Valentina Quiroz/)
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Elija otra hora, otro trabajador o solo esta semana\./)
  expect(changes(mounted.calls).at(-1)?.call).toBe(`put /v1/sessions/${sebastian}`)
  // Ending the series changed its version. The request must not be refused for that.
  expect(changes(mounted.calls).at(-1)?.body).not.toHaveProperty('updated_at')
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(occurrence()).toBeVisible()
})

test('a change that fails halfway and cannot be reverted says so, and Ctrl+Z tries again', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl(), {
    answers: { 'post /v1/sessions': 'code=409', [`put /v1/sessions/${sebastian}`]: 'no answer' },
  })
  keepAgenda(mounted)
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday('11:20')
  await dialog().getByText('Desde esta semana').click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  const panel = dialog().getByRole('alert')
  await expect.element(panel).toMatchTextContent(/El cambio quedó a medias.*Ctrl\+Z.*Ana Torres ya atiende a Valentina Quiroz/)
  expect(panel.getByText(/^Ana Torres ya atiende a Valentina Quiroz/).elements().length).toBe(1)
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  mounted.prefer(`put /v1/sessions/${sebastian}`, 'code=200')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: .*Cambio a medias/)).toBeVisible()
  expect(changes(mounted.calls).at(-1)?.call).toBe(`put /v1/sessions/${sebastian}`)
})

test('deleting an occurrence offers one date or the series, and says what is deleted', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted, { records: seriesWithExceptions })
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Eliminar la sesión fija de Sebastián Ñahui Flores\?/)
  await expect
    .element(dialog().getByRole('radio', { name: 'Solo esta semana' }))
    .toHaveAccessibleDescription('La del martes 24 de noviembre a las 09:40 queda cancelada y su cupo queda libre. Las demás no cambian.')
  const onwards = dialog().getByRole('radio', { name: 'Desde esta semana' })
  await expect
    .element(onwards)
    .toHaveAccessibleDescription(
      'La serie termina el 17 Nov. Del martes 24 de noviembre en adelante no queda ninguna. Se eliminan 2 fechas cambiadas aparte: 1 Dic, 8 Dic.',
    )
  await onwards.click()
  await dialog().getByRole('button', { name: 'Terminar la serie' }).click()
  await expect.element(page.getByText(/^Serie terminada: Sebastián Ñahui/)).toBeVisible()
  expect(changes(mounted.calls)).toMatchObject([{ call: 'delete /v1/sessions/duplicated', body: { from_date: '2026-11-24' } }])
})

test('deleting from the first date deletes the whole series, as button and notification say', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted, { week: (sessions) => sessions.map((one) => (one.id === sebastian ? { ...one, starts_on: '2026-11-24' } : one)) })
  await occurrence().click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog().getByRole('radio', { name: 'Desde esta semana' }).click()
  await expect.element(dialog()).toMatchTextContent(/Se elimina la serie entera\./)
  await dialog().getByRole('button', { name: 'Eliminar la serie' }).click()
  await expect.element(page.getByText(/^Serie eliminada: Sebastián Ñahui/)).toBeVisible()
})

test('a past occurrence can only move alone', async () => {
  setClinicTime('2026-11-27', '10:00')
  keepAgenda(await mount(getWeekUrl()))
  await chip(/^Sebastián Ñ. con Ana Torres, sin marcar, fija/).click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await chooseThursday('11:20')
  await expect.element(dialog().getByRole('radio', { name: 'Solo esta semana' })).toBeChecked()
  expect(dialog().getByRole('radio', { name: 'Desde esta semana' }).query()).toBeNull()
})
