import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths, type Week } from '#web/navigation/paths.ts'
import type { mount } from './mount.tsx'

/** The clinic of the contract's examples. */
export const infantil = '01998a00-0000-7000-8000-080000000001'
export const evaluations = '01998a00-0000-7000-8000-080000000002'
export const morning = '01998a00-0000-7000-8000-090000000001'
export const afternoon = '01998a00-0000-7000-8000-090000000002'
export const saturday = '01998a00-0000-7000-8000-090000000003'
export const ana = '01998a00-0000-7000-8000-030000000001'
export const ian = '01998a00-0000-7000-8000-020000000001'
export const valentina = '01998a00-0000-7000-8000-020000000003'

/** The week of the examples, in the morning of Terapia infantil. */
export const week = (other: Week = {}) => paths.sessions({ schedule: infantil, turn: morning, week: '2026-11-22', ...other })

/** Puts the clinic's clock (UTC−5) where a test needs it; only dates are told, timers go on. */
export const atClinic = (date: string, clock: string) =>
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date(`${date}T${clock}:00-05:00`) })

afterEach(() => {
  vi.useRealTimers()
})

/** A slot: `cell('martes 24 de noviembre, 08:00')`. */
export const cell = (slot: string) => page.getByRole('gridcell', { name: new RegExp(`^${slot}`) })

/** The slot of a cell, by the heads of its column and row: "lunes 23 de noviembre, 08:00". */
export function slotOf(cell: HTMLTableCellElement) {
  const [head, row] = [cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex], cell.parentElement]
  return `${head?.querySelector('time')?.textContent}, ${row?.querySelector('th span')?.textContent}`
}

/** A session in the grid by its beginning: "Valentina Q. con Ana Torres". */
export const chip = (name: string | RegExp) => page.getByRole('button', { name })

/** The signed-in user as he would be with these accesses alone. */
export const holding =
  (...codes: string[]) =>
  async (answer: Response) => {
    const user = await answer.json()
    const access = user.access.filter((one: { code: string }) => codes.includes(one.code))
    return Response.json({ ...user, access }, { status: answer.status, headers: answer.headers })
  }

/** Lets the mock answer changes of sessions with what was sent, and keep those of dated ones, as a server does: its own answers are examples. */
export function keepChanges({ alter }: Awaited<ReturnType<typeof mount>>) {
  const known = new Map<string, { id: string; standing?: boolean }>()
  const changed = new Map<string, object>()
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const sessions: { id: string; standing?: boolean }[] = await answer.json()
    for (const session of sessions) known.set(session.id, session)
    const told = sessions.map((session) => ({ ...session, ...changed.get(session.id) }))
    return Response.json(told, { headers: answer.headers })
  })
  for (const change of ['patch /v1/sessions/{id}/state', 'put /v1/sessions/{id}'])
    alter(change, (answer, { call, body }) => {
      const session = known.get(call.split('/')[3] ?? '')
      if (!answer.ok || !session) return answer
      const now = { ...session, ...changed.get(session.id), ...(body as object) }
      if (!session.standing) changed.set(session.id, now)
      return Response.json(now, { headers: answer.headers })
    })
}
