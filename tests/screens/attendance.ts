import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type AttendanceParams, paths } from '#web/navigation/paths.ts'
import { childTherapy, morning, setClinicTime } from './agenda.ts'
import { type MountOptions, mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

/** Returns the URL of the examples' month, in the morning of Terapia infantil. */
export const getMonthUrl = (params: AttendanceParams = {}) =>
  paths.attendance({ schedule: childTherapy, turn: morning, month: '2026-11', ...params })

/** Opens that month on the real server, on its 24th. `listMarks` lists the changes of state and attendance that were sent. */
export async function openMonth(options: MountOptions = {}) {
  setClinicTime('2026-11-24', '10:40')
  const mounted = await mount(getMonthUrl(), { usesRealServer: true, ...options })
  const listMarks = () => listSentSteps(mounted.calls).map(({ state }) => state)
  return { ...mounted, listMarks }
}

/** Returns the cell of a person on a day, by the start of its name: `getDayCell('Vargas Soto, Ian, lunes 23 de noviembre')`. */
export const getDayCell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) })

/** Waits for a cell and gives it the focus. */
export async function focusDay(name: string) {
  await expect.element(getDayCell(name)).toBeVisible()
  getDayCell(name).element().focus()
}

/** Reads the texts of the row of a person, or of the totals, without the days that are empty. */
export const readRow = (name: string) =>
  [...page.getByRole('rowheader', { name }).element().closest('tr')!.cells]
    .slice(1)
    .map((cell) => cell.innerText.trim().replace('\u00a0', ' '))
    .filter(Boolean)
