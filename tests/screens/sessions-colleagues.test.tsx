import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findScrollParent } from '#web/ui/page/scroll-parent.ts'
import { cell, chip, getWeekUrl, slotOf } from './agenda.ts'
import { mount } from './mount.tsx'

type Wire = Record<string, unknown> & { id: string }

/** The agenda on a clock that the test moves: intervals stand still until then. */
async function open() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-24T10:40:00-05:00') })
  const mounted = await mount(getWeekUrl())
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  const { calls, alter } = mounted
  const listRequestedDays = () => calls.filter(({ call }) => call.endsWith('/by-turn-and-week')).map(({ query }) => query.get('day'))
  await expect.poll(listRequestedDays).toEqual(['22', '15', '29'])
  return {
    ...mounted,
    listRequestedDays,
    /** Sets the sessions that the server returns from now on. */
    changeAsColleagues: (change: (sessions: Wire[]) => Wire[]) =>
      alter('get /v1/sessions/by-turn-and-week', async (answer) => Response.json(change(await answer.json()))),
    passHalfAMinute: () => vi.advanceTimersByTimeAsync(30_000),
  }
}

/** Gives the focus back to the window, as after another program. */
const focusWindow = () => window.dispatchEvent(new Event('focus'))

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

/** More sessions like the first, on another date and at another time. */
const booked = (sessions: Wire[], count: number, place: object) =>
  Array.from({ length: count }, (_, index) => {
    const { client, ...session } = sessions[0] as Wire & { client: Wire }
    const id = (part: string) => `01998a00-0000-7000-8000-${part}${String(index).padStart(10, '0')}`
    return { ...session, id: id('fa'), client: { ...client, id: id('fb') }, attended: null, ...place }
  })

test('changes of colleagues arrive twice a minute and render only their cells; a hidden page requests nothing', async () => {
  const { listRequestedDays, changeAsColleagues, passHalfAMinute, queryClient } = await open()
  const drawn = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const drawnCell = (target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement)?.closest('td')
      drawn.add(drawnCell ? slotOf(drawnCell) : 'outside the cells')
    }
  })
  observer.observe(page.getByRole('grid').element(), { subtree: true, childList: true, attributes: true, characterData: true })
  changeAsColleagues((sessions) => [
    ...booked(sessions, 1, { day: 3, session_date: '2026-11-25', time: 480 }),
    ...sessions.filter(({ state }) => state !== 'postponed'),
  ])
  await passHalfAMinute()
  await expect.element(cell('miércoles 25 de noviembre, 08:00, 2 sesiones. ')).toBeVisible()
  await expect.element(chip(/^Tomás O. con Jorge Bravo, aplazada/)).not.toBeInTheDocument()
  expect(listRequestedDays().slice(3)).toEqual(['22'])
  observer.disconnect()
  // at 8:00 and at 9:40
  expect([...drawn].sort()).toEqual(['miércoles 25 de noviembre, 08:00', 'miércoles 25 de noviembre, 09:40'])

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
  const { changeAsColleagues } = await open()
  await page.viewport(1280, 480)
  const slot = cell('jueves 26 de noviembre, 11:20')
  // below its session
  await slot.click({ position: { x: 40, y: 45 } })
  const words = page.getByRole('dialog').getByRole('textbox', { name: /^Nota/ })
  await words.fill('Trae el in')
  // in what scrolls: while a form higher than the window is placed, all of the page may give way to it
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN
  const top = () => Math.round(topOf(slot.element()) - topOf(findScrollParent(slot.element())))
  const before = top()
  changeAsColleagues((sessions) => [...booked(sessions, 9, { day: 4, session_date: '2026-11-26', time: 480 }), ...sessions])
  focusWindow()
  await expect.element(cell('jueves 26 de noviembre, 08:00, 10 sesiones. ')).toBeInTheDocument()
  expect(top()).toBe(before)
  await userEvent.keyboard('forme')
  await expect.element(words).toHaveValue('Trae el informe')
})

test('the focus stays on its session, and moves to the cell when a colleague removes the session', async () => {
  const { changeAsColleagues } = await open()
  const own = chip(/^Ian V. con Diego Paredes/)
  own.element().focus()
  changeAsColleagues((sessions) => [...booked(sessions, 3, { day: 3, session_date: '2026-11-25', time: 530 }), ...sessions])
  focusWindow()
  await expect.element(cell('miércoles 25 de noviembre, 08:50, 4 sesiones. ')).toBeVisible()
  await expect.element(own).toHaveFocus()
  changeAsColleagues((sessions) => sessions.filter(({ id }) => !id.endsWith('0a0000000009')))
  focusWindow()
  await expect.element(cell('miércoles 25 de noviembre, 08:50, sin sesiones')).toHaveFocus()
})

test('a response from before a change does not revert a change that is being sent', async () => {
  const { hold, listRequestedDays } = await open()
  const answer = hold('patch /v1/sessions/{id}/state')
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmada' }).click()
  const confirmed = chip(/^Zoe C. con Bruno Salazar, confirmada/)
  await expect.element(confirmed).toBeVisible()
  focusWindow()
  await expect.poll(() => listRequestedDays().length).toBe(4)
  await expect.element(confirmed).toBeVisible()
  answer()
  await expect.element(page.getByText(/^Sesión confirmada/)).toBeVisible()
})

test('without a network the week stays and a line says since when, until the network is back', async () => {
  const { prefer, passHalfAMinute } = await open()
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  await passHalfAMinute()
  const line = page.getByText('Sin conexión desde las 10:40; se reintenta')
  await expect.element(line).toBeVisible()
  await passHalfAMinute()
  await expect.element(line).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno/)).toBeVisible()
  expect(page.getByText('No se pudo').query()).toBeNull()
  prefer('get /v1/sessions/by-turn-and-week', '')
  await passHalfAMinute()
  await expect.element(line).not.toBeInTheDocument()
})

const [noted, confirmed] = ['2026-11-24T15:39:00.000Z', '2026-11-24T15:40:00.000Z']
const zoe = '0a0000000008'

test('saving a form does not overwrite what a colleague has changed since it was opened', async () => {
  const { changeAsColleagues, calls, prefer } = await open()
  prefer('put /v1/sessions/{id}', 'code=409')
  const form = page.getByRole('dialog')
  const sent = () => calls.filter(({ call }) => call.startsWith('put')).map(({ body }) => body)
  const change = (fields: object) =>
    changeAsColleagues((sessions) => sessions.map((session) => (session.id.endsWith(zoe) ? { ...session, ...fields } : session)))
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await form.getByRole('button', { name: 'Añadir nota' }).click()
  await form.getByRole('textbox', { name: 'Nota' }).fill('Trae informe')
  change({ note: 'Llamar antes', updated_at: noted })
  focusWindow()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente, con nota/)).toBeInTheDocument()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(sent).toMatchObject([{ note: 'Trae informe', updated_at: expect.not.stringMatching(noted) }])
  await expect.element(form.getByRole('textbox', { name: 'Nota' })).toHaveValue('Trae informe')

  await form.getByRole('button', { name: 'Cancelar' }).click()
  await form.getByRole('button', { name: 'Mover a…' }).click()
  await form.getByLabelText('Día').fill('27/11/2026')
  change({ state: 'confirmed', updated_at: confirmed })
  focusWindow()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada/)).toBeInTheDocument()
  await form.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.poll(sent).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ session_date: '2026-11-27', updated_at: noted })
})
