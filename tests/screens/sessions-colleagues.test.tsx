import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, clients, getWeekUrl, morning, recordChangedSlots, sessions, workers } from './agenda.ts'
import { bookAsColleague, colleague, readSession, writeNoteAsColleague } from './colleague.ts'
import { mount } from './mount.tsx'

/** Opens the agenda with a clock that the test advances. Until then no interval fires. */
async function openAgenda({ usesRealServer = true } = {}) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-24T10:40:00-05:00') })
  onTestFinished(() => void vi.useRealTimers())
  const mounted = await mount(getWeekUrl(), { usesRealServer })
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  const { calls } = mounted
  const listRequestedDays = () => calls.filter(({ call }) => call.endsWith('/by-turn-and-week')).map(({ query }) => query.get('day'))
  await expect.poll(listRequestedDays).toEqual(['22', '15', '29'])
  await expect.poll(() => mounted.queryClient.isFetching()).toBe(0)
  return { ...mounted, listRequestedDays, passHalfAMinute: () => vi.advanceTimersByTimeAsync(30_000) }
}

/** Fires the focus event of the window, on which the page requests the week again. */
const focusWindow = () => window.dispatchEvent(new Event('focus'))

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

/** Books canceled sessions of several clients with Elena in one slot, as a colleague does. They conflict with nothing. */
async function fillSlot(clientIds: string[], slot: { day: number; sessionDate: string; time: number }) {
  const booking = { workerId: workers.elena, turnId: morning, state: 'canceled' as const, ...slot }
  await colleague.post('/v1/sessions/bulk', { body: { sessions: clientIds.map((clientId) => ({ clientId, ...booking })) } })
}

test('changes of colleagues arrive twice a minute and render only their cells; a hidden page requests nothing', async () => {
  const { listRequestedDays, passHalfAMinute, queryClient } = await openAgenda()
  const listChangedSlots = recordChangedSlots()
  await bookAsColleague({ clientId: clients.ian, workerId: workers.elena, sessionDate: '2026-11-25', time: 480 })
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.tomasOnWednesday } })
  await passHalfAMinute()
  await expect.element(cell('miércoles 25 de noviembre, 08:00, 2 sesiones. ')).toBeVisible()
  await expect.element(chip(/^Tomás O. con Jorge Bravo, aplazada/)).not.toBeInTheDocument()
  expect(listRequestedDays().slice(3)).toEqual(['22'])
  // The header of the day counts one session more.
  expect(listChangedSlots().sort()).toEqual(['miércoles 25 de noviembre, 08:00', 'miércoles 25 de noviembre, 09:40', 'outside the cells'])

  setVisibility('hidden')
  for (const _ of Array(5)) await passHalfAMinute()
  expect(listRequestedDays().length).toBe(4)
  setVisibility('visible')
  focusWindow()
  await expect.poll(() => listRequestedDays().length).toBe(5)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await passHalfAMinute()
  await expect.poll(() => listRequestedDays().length).toBe(6)
})

test('a page that nobody has used for half an hour requests nothing until the next input', async () => {
  const { listRequestedDays, passHalfAMinute, queryClient } = await openAgenda()
  vi.setSystemTime(Date.now() + 29 * 60_000)
  await passHalfAMinute()
  await expect.poll(() => listRequestedDays().length).toBe(4)
  await expect.poll(() => queryClient.isFetching()).toBe(0)

  vi.setSystemTime(Date.now() + 60_000)
  setVisibility('hidden')
  setVisibility('visible')
  focusWindow()
  for (const _ of Array(5)) await passHalfAMinute()
  expect(listRequestedDays().length).toBe(4)
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => listRequestedDays().length).toBe(5)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await passHalfAMinute()
  await expect.poll(() => listRequestedDays().length).toBe(6)
})

test('a note that is being typed keeps its text, its focus and its position when sessions arrive above it', async () => {
  await openAgenda()
  await page.viewport(1280, 480)
  const slot = cell('jueves 26 de noviembre, 11:20')
  // The click is below the session of the slot.
  await slot.click({ position: { x: 40, y: 45 } })
  const noteField = page.getByRole('dialog').getByRole('textbox', { name: /^Nota/ })
  await noteField.fill('Trae el in')
  await expect.element(slot).toBeInViewport()
  const clientIds = Object.values(clients)
  await fillSlot(clientIds, { day: 4, sessionDate: '2026-11-26', time: 480 })
  focusWindow()
  await expect.element(cell(`jueves 26 de noviembre, 08:00, ${clientIds.length + 1} sesiones. `)).toBeInTheDocument()
  await expect.element(slot).toBeInViewport()
  await userEvent.keyboard('forme')
  await expect.element(noteField).toHaveValue('Trae el informe')
})

test('the focus stays on its session, and moves to the cell when a colleague removes the session', async () => {
  await openAgenda()
  const focusedChip = chip(/^Ian V. con Diego Paredes/)
  focusedChip.element().focus()
  await fillSlot([clients.gael, clients.tomas, clients.zoe], { day: 3, sessionDate: '2026-11-25', time: 530 })
  focusWindow()
  await expect.element(cell('miércoles 25 de noviembre, 08:50, 4 sesiones. ')).toBeVisible()
  await expect.element(focusedChip).toHaveFocus()
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.ianOnWednesday } })
  focusWindow()
  await expect.element(cell('miércoles 25 de noviembre, 08:50, 3 sesiones. ')).toHaveFocus()
})

test('the week is requested again after a change that is being sent, so that no older response reverts it', async () => {
  const { hold, listRequestedDays } = await openAgenda()
  const release = hold('post /v1/sessions/changes')
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmada' }).click()
  const confirmed = chip(/^Zoe C. con Bruno Salazar, confirmada/)
  await expect.element(confirmed).toBeVisible()
  focusWindow()
  await expect.element(confirmed).toBeVisible()
  expect(listRequestedDays().length).toBe(3)
  release()
  await expect.element(page.getByText(/^Sesión confirmada/)).toBeVisible()
  await expect.poll(() => listRequestedDays().length).toBe(4)
  await expect.element(confirmed).toBeVisible()
})

test('without a network the week stays and a text says since when, until the network is back', async () => {
  const { prefer, passHalfAMinute } = await openAgenda({ usesRealServer: false })
  const polled = ['get /v1/sessions/by-turn-and-week', 'get /v1/absences', 'get /v1/working-hours', 'get /v1/settings']
  for (const call of polled) prefer(call, 'no answer')
  await passHalfAMinute()
  const offlineText = page.getByText('Sin conexión desde las 10:40; se reintenta.')
  await expect.element(offlineText).toBeVisible()
  await passHalfAMinute()
  await expect.element(offlineText).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(page.getByText('No se pudo').query()).toBeNull()
  for (const call of polled) prefer(call, '')
  await passHalfAMinute()
  await expect.element(offlineText).not.toBeInTheDocument()
})

test('saving a form does not overwrite what a colleague has changed since it was opened', async () => {
  await openAgenda()
  const form = page.getByRole('dialog')
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await form.getByRole('button', { name: 'Añadir nota' }).click()
  await form.getByRole('textbox', { name: 'Nota' }).fill('Trae informe')
  await writeNoteAsColleague(sessions.zoe, 'Llamar antes')
  focusWindow()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente, con nota/)).toBeInTheDocument()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(form).toMatchTextContent(/Otra persona escribió «Llamar antes» mientras tanto\./)
  await expect.element(form.getByRole('textbox', { name: 'Nota' })).toHaveValue('Trae informe')
  expect(await readSession(sessions.zoe)).toMatchObject({ note: 'Llamar antes' })

  await form.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await form.getByRole('button', { name: 'Mover a…' }).click()
  await form.getByLabelText('Día').fill('27/11/2026')
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.zoe }, body: { state: 'confirmed' } })
  focusWindow()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada/)).toBeInTheDocument()
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(/Otra persona la cambió mientras tanto\./)
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-11-25', state: 'confirmed' })
})
