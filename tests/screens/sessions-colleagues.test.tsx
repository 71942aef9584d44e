import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findScrollParent } from '#web/ui/page/scroll-parent.ts'
import { cell, chip, getWeekUrl, recordChangedSlots } from './agenda.ts'
import { mount } from './mount.tsx'

type WireSession = Record<string, unknown> & { id: string }

/** Opens the agenda with a clock that the test advances. Until then no interval fires. */
async function openAgenda() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-24T10:40:00-05:00') })
  onTestFinished(() => void vi.useRealTimers())
  const mounted = await mount(getWeekUrl())
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  const { calls, alter } = mounted
  const listRequestedDays = () => calls.filter(({ call }) => call.endsWith('/by-turn-and-week')).map(({ query }) => query.get('day'))
  await expect.poll(listRequestedDays).toEqual(['22', '15', '29'])
  return {
    ...mounted,
    listRequestedDays,
    /** Sets the sessions that the server returns from now on. */
    changeAsColleagues: (change: (sessions: WireSession[]) => WireSession[]) =>
      alter('get /v1/sessions/by-turn-and-week', async (answer) => Response.json(change(await answer.json()))),
    passHalfAMinute: () => vi.advanceTimersByTimeAsync(30_000),
  }
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

/** Copies the first session for other clients, with another date and time. */
const copyFirstSession = (sessions: WireSession[], count: number, slot: object) =>
  Array.from({ length: count }, (_, index) => {
    const { client, ...session } = sessions[0] as WireSession & { client: WireSession }
    const createId = (part: string) => `01998a00-0000-7000-8000-${part}${String(index).padStart(10, '0')}`
    return { ...session, id: createId('fa'), client: { ...client, id: createId('fb') }, attended: null, ...slot }
  })

test('changes of colleagues arrive twice a minute and render only their cells; a hidden page requests nothing', async () => {
  const { listRequestedDays, changeAsColleagues, passHalfAMinute, queryClient } = await openAgenda()
  const listChangedSlots = recordChangedSlots()
  changeAsColleagues((sessions) => [
    ...copyFirstSession(sessions, 1, { day: 3, session_date: '2026-11-25', time: 480 }),
    ...sessions.filter(({ state }) => state !== 'postponed'),
  ])
  await passHalfAMinute()
  await expect.element(cell('miércoles 25 de noviembre, 08:00, 2 sesiones. ')).toBeVisible()
  await expect.element(chip(/^Tomás O. con Jorge Bravo, aplazada/)).not.toBeInTheDocument()
  expect(listRequestedDays().slice(3)).toEqual(['22'])
  expect(listChangedSlots()).toEqual(['miércoles 25 de noviembre, 08:00', 'miércoles 25 de noviembre, 09:40'])

  setVisibility('hidden')
  for (const _ of Array(5)) await passHalfAMinute()
  expect(listRequestedDays().length).toBe(4)
  setVisibility('visible')
  focusWindow()
  await expect.poll(() => listRequestedDays().length).toBe(5)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await passHalfAMinute()
  expect(listRequestedDays().length).toBe(6)
})

test('a note that is being typed keeps its text, its focus and its position when sessions arrive above it', async () => {
  const { changeAsColleagues } = await openAgenda()
  await page.viewport(1280, 480)
  const slot = cell('jueves 26 de noviembre, 11:20')
  // The click is below the session of the slot.
  await slot.click({ position: { x: 40, y: 45 } })
  const noteField = page.getByRole('dialog').getByRole('textbox', { name: /^Nota/ })
  await noteField.fill('Trae el in')
  // The position is measured in the scrolling element, because a form higher than the window may move the whole page.
  const getTop = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN
  const measureSlotTop = () => Math.round(getTop(slot.element()) - getTop(findScrollParent(slot.element())))
  const topBefore = measureSlotTop()
  changeAsColleagues((sessions) => [...copyFirstSession(sessions, 9, { day: 4, session_date: '2026-11-26', time: 480 }), ...sessions])
  focusWindow()
  await expect.element(cell('jueves 26 de noviembre, 08:00, 10 sesiones. ')).toBeInTheDocument()
  expect(measureSlotTop()).toBe(topBefore)
  await userEvent.keyboard('forme')
  await expect.element(noteField).toHaveValue('Trae el informe')
})

test('the focus stays on its session, and moves to the cell when a colleague removes the session', async () => {
  const { changeAsColleagues } = await openAgenda()
  const focusedChip = chip(/^Ian V. con Diego Paredes/)
  focusedChip.element().focus()
  changeAsColleagues((sessions) => [...copyFirstSession(sessions, 3, { day: 3, session_date: '2026-11-25', time: 530 }), ...sessions])
  focusWindow()
  await expect.element(cell('miércoles 25 de noviembre, 08:50, 4 sesiones. ')).toBeVisible()
  await expect.element(focusedChip).toHaveFocus()
  changeAsColleagues((sessions) => sessions.filter(({ id }) => !id.endsWith('0a0000000009')))
  focusWindow()
  await expect.element(cell('miércoles 25 de noviembre, 08:50, sin sesiones')).toHaveFocus()
})

test('the week is requested again after a change that is being sent, so that no older response reverts it', async () => {
  const { hold, listRequestedDays } = await openAgenda()
  const release = hold('patch /v1/sessions/{id}/state')
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
})

test('without a network the week stays and a text says since when, until the network is back', async () => {
  const { prefer, passHalfAMinute } = await openAgenda()
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  await passHalfAMinute()
  const offlineText = page.getByText('Sin conexión desde las 10:40; se reintenta')
  await expect.element(offlineText).toBeVisible()
  await passHalfAMinute()
  await expect.element(offlineText).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(page.getByText('No se pudo').query()).toBeNull()
  prefer('get /v1/sessions/by-turn-and-week', '')
  await passHalfAMinute()
  await expect.element(offlineText).not.toBeInTheDocument()
})

const [notedAt, confirmedAt] = ['2026-11-24T15:39:00.000Z', '2026-11-24T15:40:00.000Z']
/** The end of the id of Zoe's session. */
const sessionOfZoe = '0a0000000008'

test('saving a form does not overwrite what a colleague has changed since it was opened', async () => {
  const { changeAsColleagues, calls, prefer } = await openAgenda()
  prefer('put /v1/sessions/{id}', 'code=409')
  const form = page.getByRole('dialog')
  const listSentBodies = () => calls.filter(({ call }) => call.startsWith('put')).map(({ body }) => body)
  const changeZoe = (fields: object) =>
    changeAsColleagues((sessions) => sessions.map((session) => (session.id.endsWith(sessionOfZoe) ? { ...session, ...fields } : session)))
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await form.getByRole('button', { name: 'Añadir nota' }).click()
  await form.getByRole('textbox', { name: 'Nota' }).fill('Trae informe')
  changeZoe({ note: 'Llamar antes', updated_at: notedAt })
  focusWindow()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente, con nota/)).toBeInTheDocument()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(listSentBodies).toMatchObject([{ note: 'Trae informe', updated_at: expect.not.stringMatching(notedAt) }])
  await expect.element(form.getByRole('textbox', { name: 'Nota' })).toHaveValue('Trae informe')

  await form.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await form.getByRole('button', { name: 'Mover a…' }).click()
  await form.getByLabelText('Día').fill('27/11/2026')
  changeZoe({ state: 'confirmed', updated_at: confirmedAt })
  focusWindow()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada/)).toBeInTheDocument()
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.poll(listSentBodies).toHaveLength(2)
  expect(listSentBodies()[1]).toMatchObject({ session_date: '2026-11-27', updated_at: notedAt })
})
