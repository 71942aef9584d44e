import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import type { mount } from './mount.tsx'

/** Ids of the contract's examples, which the mock answers with. */
export const infantil = '01998a00-0000-7000-8000-080000000001'
export const evaluations = '01998a00-0000-7000-8000-080000000002'
export const morning = '01998a00-0000-7000-8000-090000000001'
export const afternoon = '01998a00-0000-7000-8000-090000000002'
export const saturday = '01998a00-0000-7000-8000-090000000003'
export const ana = '01998a00-0000-7000-8000-030000000001'
export const ian = '01998a00-0000-7000-8000-020000000001'
export const valentina = '01998a00-0000-7000-8000-020000000003'

/** The URL of the examples' week, in the morning of Terapia infantil. */
export const getWeekUrl = (params: AgendaParams = {}) =>
  paths.sessions({ schedule: infantil, turn: morning, week: '2026-11-22', ...params })

/** Sets the date and time of the clinic (UTC−5). Timers are not affected. */
export const setClinicTime = (date: string, clock: string) =>
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date(`${date}T${clock}:00-05:00`) })

afterEach(() => {
  vi.useRealTimers()
})

/** The cell of a slot: `cell('martes 24 de noviembre, 08:00')`. */
export const cell = (slot: string) => page.getByRole('gridcell', { name: new RegExp(`^${slot}`) })

/** Reads the slot of a cell from the heads of its column and row: "lunes 23 de noviembre, 08:00". */
export function slotOf(cell: HTMLTableCellElement) {
  const [head, row] = [cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex], cell.parentElement]
  return `${head?.querySelector('time')?.textContent}, ${row?.querySelector('th span')?.textContent}`
}

/** The chip of a session, by the start of its name: "Valentina Q. con Ana Torres". */
export const chip = (name: string | RegExp) => page.getByRole('button', { name })

/** Makes the mock answer a signed-in user who has only these accesses. */
export const keepOnlyAccess =
  (...codes: string[]) =>
  async (answer: Response) => {
    const user = await answer.json()
    const access = user.access.filter(({ code }: { code: string }) => codes.includes(code))
    return Response.json({ ...user, access }, { status: answer.status, headers: answer.headers })
  }

/** Makes the mock answer a changed session as it was sent, and store the changes of dated sessions. By itself it only answers with examples. */
export function keepChanges({ alter }: Awaited<ReturnType<typeof mount>>) {
  const sessionsById = new Map<string, { id: string; standing?: boolean }>()
  const storedChanges = new Map<string, object>()
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const sessions: { id: string; standing?: boolean }[] = await answer.json()
    for (const session of sessions) sessionsById.set(session.id, session)
    const changedSessions = sessions.map((session) => ({ ...session, ...storedChanges.get(session.id) }))
    return Response.json(changedSessions, { headers: answer.headers })
  })
  for (const operation of ['patch /v1/sessions/{id}/state', 'put /v1/sessions/{id}'])
    alter(operation, (answer, { call, body }) => {
      const session = sessionsById.get(call.split('/')[3] ?? '')
      if (!answer.ok || !session) return answer
      const changedSession = { ...session, ...storedChanges.get(session.id), ...(body as object) }
      if (!session.standing) storedChanges.set(session.id, changedSession)
      return Response.json(changedSession, { headers: answer.headers })
    })
}
