import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, getWeekUrl, morning, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, deleteSessions, listSessionsOf } from './colleague.ts'
import { startDrag } from './drag.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const choice = (name: string) => dialog().getByRole('radio', { name })

/** Ian meets Ana on Tuesdays at 09:40, from 10 November to 15 December. */
const slot = { clientId: clients.ian, workerId: workers.ana, time: 580 }
const dates = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']
const period = { startsOn: '2026-11-10', endsOn: '2026-12-15' }

const bookDated = () =>
  colleague.post('/v1/sessions/bulk', {
    body: { sessions: dates.map((sessionDate) => ({ ...slot, turnId: morning, day: 2, sessionDate })) },
  })
const bookStanding = () => bookAsColleague({ ...slot, ...period })
const standing = ['fija 10 nov – 15 dic 09:40']

/** What the server holds of Ian: "1 dic 09:40 pending", "fija 10 nov – 15 dic 09:40". */
async function listStored() {
  const format = (date: string | null | undefined) =>
    date ? new Date(date).toLocaleDateString('es', { day: 'numeric', month: 'short', timeZone: 'UTC' }) : ''
  return (await listSessionsOf(clients.ian)).map(({ sessionDate, startsOn, endsOn, time, state }) => {
    const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
    return sessionDate ? `${format(sessionDate)} ${clock} ${state}` : `fija ${format(startsOn)} – ${format(endsOn)} ${clock}`
  })
}
const toStored = (stored: readonly string[], time = '09:40') => stored.map((date) => `${date} ${time} pending`)
const dated = toStored(['10 nov', '17 nov', '24 nov', '1 dic', '8 dic', '15 dic'])

/** Opens the card of 1 December. It is 23 November. */
async function openCard(book: () => Promise<unknown>, name: RegExp) {
  setClinicTime('2026-11-23', '10:00')
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await deleteSessions({ workerId: workers.ana })
    await book()
  }
  const mounted = await mount(getWeekUrl({ week: '2026-11-29' }), { usesRealServer: true, prepare })
  await chip(name).click()
  return mounted
}
const openDated = () => openCard(bookDated, /^Ian V. con Ana Torres, pendiente$/)
const openStanding = () => openCard(bookStanding, /^Ian V. con Ana Torres, pendiente, fija/)

/** Undoes with Ctrl+Z, or with the button of the notice. */
async function undo(how: 'keys' | 'button') {
  if (how === 'keys') await userEvent.keyboard('{Control>}z{/Control}')
  else await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho:/)).toBeVisible()
}

const deletions = [
  {
    kind: 'dated',
    scope: 'Solo esta',
    button: 'Eliminar sesión',
    notice: 'Sesión eliminada',
    sentence:
      'La del martes 1 de diciembre a las 09:40 desaparece de la agenda y su cupo queda libre. Si la sesión no se va a realizar, cancélela.',
    left: toStored(['10 nov', '17 nov', '24 nov', '8 dic', '15 dic']),
  },
  {
    kind: 'dated',
    scope: 'Esta y las siguientes',
    button: 'Eliminar 3 sesiones',
    notice: '3 sesiones eliminadas',
    sentence: 'Se eliminan 3 sesiones: 1, 8 y 15 dic; las 3 anteriores quedan.',
    left: toStored(['10 nov', '17 nov', '24 nov']),
  },
  {
    kind: 'dated',
    scope: 'Toda la serie',
    button: 'Eliminar 4 sesiones',
    notice: '4 sesiones eliminadas',
    sentence: 'Se eliminan 4 sesiones: 24 nov, 1, 8 y 15 dic; las 2 ya pasadas quedan.',
    left: toStored(['10 nov', '17 nov']),
  },
  {
    kind: 'standing',
    scope: 'Solo esta',
    button: 'Cancelar esta fecha',
    notice: 'Sesión cancelada',
    sentence: 'La del martes 1 de diciembre a las 09:40 queda cancelada y su cupo queda libre. Las demás no cambian.',
    left: [...standing, '1 dic 09:40 canceled'],
  },
  {
    kind: 'standing',
    scope: 'Esta y las siguientes',
    button: 'Terminar la serie',
    notice: 'Serie terminada',
    sentence: 'La serie termina el 24 nov. Se eliminan 3 sesiones: 1, 8 y 15 dic; las 3 anteriores quedan.',
    left: ['fija 10 nov – 30 nov 09:40'],
  },
  {
    kind: 'standing',
    scope: 'Toda la serie',
    button: 'Terminar la serie',
    notice: 'Serie terminada',
    sentence: 'La serie termina el 17 nov. Se eliminan 4 sesiones: 24 nov, 1, 8 y 15 dic; las 2 ya pasadas quedan.',
    left: ['fija 10 nov – 23 nov 09:40'],
  },
]

test.each(deletions)('deleting a $kind session, "$scope", says which dates go, and undo brings them back', async (deletion) => {
  const { kind, scope, sentence, button, notice, left } = deletion
  await (kind === 'dated' ? openDated() : openStanding())
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(choice(scope)).toHaveAccessibleDescription(sentence)
  await choice(scope).click()
  expect(await findSeriousViolations()).toEqual([])
  await dialog().getByRole('button', { name: button }).click()
  await expect.element(page.getByText(`${notice}: Ian Vargas con Ana Torres, mar 1 dic, 09:40`)).toBeVisible()
  expect(await listStored()).toEqual(left)
  await undo(scope === 'Toda la serie' ? 'keys' : 'button')
  await expect.poll(listStored).toEqual(kind === 'dated' ? dated : standing)
})

const moves = [
  {
    kind: 'dated',
    scope: 'Solo esta',
    notice: 'Sesión movida',
    sentence: 'La sesión del martes 1 de diciembre a las 09:40 pasa al jueves 3 a las 11:20 con Ana Torres.',
    stored: [...toStored(['10 nov', '17 nov', '24 nov']), ...toStored(['3 dic'], '11:20'), ...toStored(['8 dic', '15 dic'])],
  },
  {
    kind: 'dated',
    scope: 'Esta y las siguientes',
    notice: '3 sesiones movidas',
    sentence: 'Cambian 3 sesiones: 1, 8 y 15 dic; las 3 anteriores quedan. Pasan a los jueves a las 11:20 con Ana Torres: 3, 10 y 17 dic.',
    stored: [...toStored(['10 nov', '17 nov', '24 nov']), ...toStored(['3 dic', '10 dic', '17 dic'], '11:20')],
  },
  {
    kind: 'dated',
    scope: 'Toda la serie',
    notice: '4 sesiones movidas',
    sentence:
      'Cambian 4 sesiones: 24 nov, 1, 8 y 15 dic; las 2 ya pasadas quedan. Pasan a los jueves a las 11:20 con Ana Torres: 26 nov, 3, 10 y 17 dic.',
    stored: [...toStored(['10 nov', '17 nov']), ...toStored(['26 nov', '3 dic', '10 dic', '17 dic'], '11:20')],
  },
  {
    kind: 'standing',
    scope: 'Solo esta',
    notice: 'Sesión movida',
    sentence: 'La del martes 1 de diciembre queda aplazada y se reserva el jueves 3 a las 11:20 con Ana Torres. Las demás no cambian.',
    stored: [...standing, '1 dic 09:40 postponed', '3 dic 11:20 pending'],
  },
  {
    kind: 'standing',
    scope: 'Esta y las siguientes',
    notice: 'Serie movida',
    sentence:
      'La serie termina el 24 nov. Cambian 3 sesiones: 1, 8 y 15 dic; las 3 anteriores quedan. Desde el 3 dic, cada jueves a las 11:20 con Ana Torres, hasta el 10 dic (2 sesiones en vez de 3).',
    stored: ['fija 10 nov – 30 nov 09:40', 'fija 3 dic – 15 dic 11:20'],
  },
  {
    kind: 'standing',
    scope: 'Toda la serie',
    notice: 'Serie movida',
    sentence:
      'La serie termina el 17 nov. Cambian 4 sesiones: 24 nov, 1, 8 y 15 dic; las 2 ya pasadas quedan. Desde el 26 nov, cada jueves a las 11:20 con Ana Torres, hasta el 10 dic (3 sesiones en vez de 4).',
    stored: ['fija 10 nov – 23 nov 09:40', 'fija 26 nov – 15 dic 11:20'],
  },
]

test.each(moves)('moving a $kind session, "$scope", says which dates go where, and undo brings them back', async (move) => {
  const { kind, scope, sentence, notice, stored } = move
  await (kind === 'dated' ? openDated() : openStanding())
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await dialog().getByLabelText('Día').fill('03/12/2026')
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  await page.getByRole('option', { name: '11:20' }).click()
  await expect.element(choice(scope)).toHaveAccessibleDescription(sentence)
  await choice(scope).click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(new RegExp(`^${notice}: Ian Vargas con Ana Torres, jue 3 dic, 11:20`))).toBeVisible()
  expect((await listStored()).sort()).toEqual([...stored].sort())
  await undo(scope === 'Toda la serie' ? 'keys' : 'button')
  await expect.poll(listStored).toEqual(kind === 'dated' ? dated : standing)
})

test('the canceled and postponed dates of a series move along as they are, and undo brings them back', async () => {
  await openCard(async () => {
    const id = await bookStanding()
    for (const [sessionDate, state] of [
      ['2026-12-08', 'canceled'],
      ['2026-12-15', 'postponed'],
    ] as const)
      await colleague.patch('/v1/sessions/{id}/state', { path: { id }, body: { state, sessionDate } })
  }, /^Ian V. con Ana Torres, pendiente, fija/)
  const before = await listStored()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await dialog().getByLabelText('Día').fill('30/11/2026')
  await expect
    .element(choice('Esta y las siguientes'))
    .toHaveAccessibleDescription(
      'La serie termina el 24 nov. Cambia 1 sesión: 1 dic; las 3 anteriores quedan. Desde el 30 nov, cada lunes a las 09:40 con Ana Torres, hasta el 14 dic. Siguen canceladas o aplazadas: 8 y 15 dic.',
    )
  await choice('Esta y las siguientes').click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/^Serie movida: Ian Vargas con Ana Torres, lun 30 nov, 09:40$/)).toBeVisible()
  const moved = ['fija 10 nov – 30 nov 09:40', 'fija 30 nov – 15 dic 09:40', '7 dic 09:40 canceled', '14 dic 09:40 postponed']
  expect((await listStored()).sort()).toEqual(moved.sort())
  await undo('keys')
  await expect.poll(listStored).toEqual(before)
})

/** Chooses the next week for the session and those that follow. */
async function chooseNextWeek() {
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  await dialog().getByLabelText('Día').fill('08/12/2026')
  await choice('Esta y las siguientes').click()
}

test('dated sessions of a series move by a week, each to the date of the next one', async () => {
  await openDated()
  await chooseNextWeek()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/^3 sesiones movidas/)).toBeVisible()
  expect(await listStored()).toEqual(toStored(['10 nov', '17 nov', '24 nov', '8 dic', '15 dic', '22 dic']))
  await undo('keys')
  await expect.poll(listStored).toEqual(dated)
})

test('a date that is taken is named before dated sessions move, and then none of them moves', async () => {
  await openDated()
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-22', time: 580 })
  await chooseNextWeek()
  await expect
    .element(dialog())
    .toMatchTextContent(/Ana Torres ya atiende a Zoe Campos el martes 22 de diciembre de 09:40 a 10:25\. Elija otra hora/)
  await expect.element(dialog().getByRole('button', { name: 'Mover', exact: true })).toBeDisabled()
})

test('when a colleague takes a date meanwhile, none of the dated sessions moves', async () => {
  const { queryClient } = await openDated()
  await chooseNextWeek()
  // What the form finds later it names before the move.
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const moveButton = dialog().getByRole('button', { name: 'Mover', exact: true })
  await expect.element(moveButton).toBeEnabled()
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.ana, sessionDate: '2026-12-22', time: 580 })
  await moveButton.click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Ana Torres ya atiende a Zoe Campos/)
  expect(await listStored()).toEqual(dated)
})

test('the first upcoming session of a dated series offers two scopes, and the hours of today that are over stay', async () => {
  setClinicTime('2026-11-24', '12:00')
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await deleteSessions({ workerId: workers.ana })
    await bookDated()
  }
  await mount(getWeekUrl({ week: '2026-11-29' }), { usesRealServer: true, prepare })
  await chip(/^Ian V. con Ana Torres, pendiente$/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect
    .element(choice('Esta y las siguientes'))
    .toHaveAccessibleDescription('Se eliminan 3 sesiones: 1, 8 y 15 dic; las 3 ya pasadas quedan.')
  expect(choice('Toda la serie').query()).toBeNull()
})

test('a single session has no scope, also where others of the series are over or canceled', async () => {
  setClinicTime('2026-11-30', '12:00')
  const prepare = async () => {
    await deleteSessions({ clientId: clients.ian })
    await deleteSessions({ workerId: workers.ana })
    for (const sessionDate of ['2026-11-24', '2026-12-01']) await bookAsColleague({ ...slot, sessionDate })
    await bookAsColleague({ ...slot, sessionDate: '2026-12-08', state: 'canceled' })
  }
  await mount(getWeekUrl({ week: '2026-11-29' }), { usesRealServer: true, prepare })
  await chip(/^Ian V. con Ana Torres, pendiente$/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/La del martes 1 de diciembre a las 09:40 desaparece de la agenda/)
  expect(dialog().getByRole('radio').query()).toBeNull()
})

test('a series that is stored as a dated and a standing session is one: its whole rest moves together', async () => {
  const book = async () => {
    await bookAsColleague({ ...slot, sessionDate: '2026-12-01' })
    await bookAsColleague({ ...slot, startsOn: '2026-12-15', endsOn: '2026-12-29' })
  }
  await openCard(book, /^Ian V. con Ana Torres, pendiente$/)
  const before = await listStored()
  await dialog().getByRole('button', { name: 'Cambiar trabajador' }).click()
  await dialog().getByText('Bruno Salazar', { exact: true }).click()
  await expect
    .element(choice('Esta y las siguientes'))
    .toHaveAccessibleDescription(
      'La serie entera pasa a cada martes a las 09:40 con Bruno Salazar, desde el 1 dic, hasta el 29 dic. Cambian 4 sesiones: 1, 15, 22 y 29 dic.',
    )
  await choice('Esta y las siguientes').click()
  await dialog().getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect.element(page.getByText(/^Trabajador de la serie cambiado/)).toBeVisible()
  const { length } = await colleague.get('/v1/sessions', { query: { clientId: clients.ian, workerId: workers.bruno } })
  expect(length).toBe(2)
  await undo('keys')
  await expect.poll(listStored).toEqual(before)
})

test('dropping one of a dated series opens the form with its scopes', async () => {
  await openDated()
  await expect.element(dialog()).toMatchTextContent(/Hay más sesiones de los dos los martes a esta hora\./)
  await userEvent.keyboard('{Escape}')
  const drag = await startDrag(chip(/^Ian V. con Ana Torres, pendiente$/))
  drag.moveTo(cell('jueves 3 de diciembre, 11:20'))
  await expect.element(page.getByText('jue 3 dic, 11:20', { exact: true })).toBeVisible()
  drag.drop()
  await choice('Toda la serie').click()
  await dialog().getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(page.getByText(/^4 sesiones movidas/)).toBeVisible()
})
