import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'

/** Ids of the contract's examples, which the mock returns. */
export const childTherapy = '01998a00-0000-7000-8000-080000000001'
export const evaluations = '01998a00-0000-7000-8000-080000000002'
export const morning = '01998a00-0000-7000-8000-090000000001'
export const afternoon = '01998a00-0000-7000-8000-090000000002'
export const saturday = '01998a00-0000-7000-8000-090000000003'

export const createId = (end: string) => `01998a00-0000-7000-8000-${end}`
export const clients = {
  ian: createId('020000000001'),
  tomas: createId('020000000002'),
  valentina: createId('020000000003'),
  benjamin: createId('020000000004'),
  gael: createId('020000000005'),
  sebastian: createId('020000000007'),
  zoe: createId('020000000008'),
}
export const workers = {
  ana: createId('030000000001'),
  jorge: createId('030000000002'),
  carmen: createId('030000000003'),
  elena: createId('030000000005'),
  bruno: createId('030000000006'),
}
/** Sessions of the examples' week, by the client. Those of Sebastián and, on Wednesday, of Ian are series. */
export const sessions = {
  ian: createId('0a0000000001'),
  tomas: createId('0a0000000002'),
  benjamin: createId('0a0000000003'),
  gael: createId('0a0000000004'),
  valentina: createId('0a0000000005'),
  alessia: createId('0a0000000006'),
  sebastian: createId('0a0000000007'),
  zoe: createId('0a0000000008'),
  ianOnWednesday: createId('0a0000000009'),
  tomasOnWednesday: createId('0a000000000a'),
  tomasOnFriday: createId('0a000000000e'),
}

/** Returns the URL of the examples' week, in the morning of Terapia infantil. */
export const getWeekUrl = (params: AgendaParams = {}) =>
  paths.sessions({ schedule: childTherapy, turn: morning, week: '2026-11-22', ...params })

/** Sets the date and time of the clinic (UTC−5), until the end of the test, instead of the Tuesday that `mount` sets. Timers are not affected. */
export function setClinicTime(date: string, clock: string) {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date(`${date}T${clock}:00-05:00`) })
  onTestFinished(() => void vi.useRealTimers())
}

/** Stops the clock of the clinic, with what polls by it, until the end of the test. Returns the function that lets so many milliseconds pass. */
export function stopClinicTime(date: string, clock: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(`${date}T${clock}:00-05:00`) })
  onTestFinished(() => void vi.useRealTimers())
  return (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
}

/** The cell of a slot: `cell('martes 24 de noviembre, 08:00')`. */
export const cell = (slot: string) => page.getByRole('gridcell', { name: new RegExp(`^${slot}`) })

/** Waits for the cell of a slot and gives it the focus. */
export async function focusCell(slot: string) {
  await expect.element(cell(slot)).toBeVisible()
  cell(slot).element().focus()
}

/** Reads the slot of a cell from the heads of its column and row: "lunes 23 de noviembre, 08:00". */
export function readSlot(cell: HTMLTableCellElement) {
  const [head, row] = [cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex], cell.parentElement]
  return `${head?.querySelector('time')?.textContent}, ${row?.querySelector('th span')?.textContent}`
}

/** Records changes of the grid's elements. Returns a function that stops the recording and lists the slots whose cells have changed. */
export function recordChangedSlots() {
  const changedSlots = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const changedCell = (target instanceof Element ? target : target.parentElement)?.closest('td')
      changedSlots.add(changedCell ? readSlot(changedCell) : 'outside the cells')
    }
  })
  observer.observe(page.getByRole('grid').element(), { subtree: true, childList: true, attributes: true, characterData: true })
  return () => {
    observer.disconnect()
    return [...changedSlots].sort()
  }
}

/** The chip of a session, by the start of its name: "Valentina Q. con Ana Torres". */
export const chip = (name: string | RegExp) => page.getByRole('button', { name })

/** Makes the mock return a signed-in user who has only these access codes. */
export const keepOnlyAccess =
  (...codes: string[]) =>
  async (answer: Response) => {
    const user = await answer.json()
    const access = user.access.filter(({ code }: { code: string }) => codes.includes(code))
    return Response.json({ ...user, access }, { status: answer.status, headers: answer.headers })
  }

/** Makes the sessions of an answer an hour long, as if they were booked before the schedule's pace changed. */
export const lengthenSessions = async (answer: Response) => {
  const sessions: object[] = await answer.json()
  return Response.json(sessions.map((session) => ({ ...session, duration: 60 })))
}
