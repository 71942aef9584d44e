import { useQueryClient } from '@tanstack/react-query'
import { shortName } from '#domain/names.ts'
import { addDays } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { toName } from '../../../people/name.ts'
import { schedulesQuery } from '../../../schedules/queries.ts'
import { getSessionKey } from '../../data/changes/change.ts'
import { conflictStaleTime, findConflict, mapTurnDurations, sessionsBetweenQuery } from '../../data/find-conflict.ts'
import type { Session } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'

/** The slots among which a session may be moved. */
export interface MoveTargets {
  turnId: string
  dates: readonly string[]
  rows: readonly number[]
  slots: readonly number[]
  /** What is known of the week without asking. */
  sessions: readonly Session[]
}

/** Asks why a session cannot be where else, slot by slot, at first by what the week shows, then by what its two people have in other turns. */
export function useMoveConflicts() {
  const client = useQueryClient()
  const can = useCan()
  const { additions } = useSettings()

  /** What its two people have in a week, in all turns; asked once for a while. */
  const elsewhere = async ({ worker, client: person }: Session, week: string): Promise<Session[]> => {
    if (!additions || !can('listSessions', {})) return []
    const period = { from: week, to: addDays(week, 6) }
    const asked = [{ workerId: worker.id }, { clientId: person.id }]
    const answers = await Promise.all(
      asked.map((whose) => client.fetchQuery({ ...sessionsBetweenQuery(period, whose), staleTime: conflictStaleTime })),
    )
    return answers.flat()
  }

  /** Why not, by the keys of the cells; those where it may go are not in it, nor is its own. */
  const within = (session: Session, { turnId, dates, rows, slots, sessions }: MoveTargets, others: readonly Session[] = []) => {
    const durations = mapTurnDurations(client.getQueryData(schedulesQuery().queryKey) ?? [])
    // of the turn itself the week shows more: what is on its way
    const concerned = [...sessions, ...others.filter((other) => other.turnId !== turnId)].filter(
      ({ worker, client: person }) => worker.id === session.worker.id || person.id === session.client.id,
    )
    const reasons = new Map<string, string>()
    for (const date of dates)
      for (const time of rows) {
        if (session.sessionDate === date && session.time === time) continue
        const reason = slots.includes(time)
          ? (findConflict(session, { turnId, date, time }, concerned, durations, session) ??
            findRecordConflict(session, date, time, concerned))
          : 'No es un cupo del turno'
        if (reason) reasons.set(cellKey(date, time), reason)
      }
    return reasons
  }
  return { elsewhere, within }
}

/** Two people have one record at most in a slot, also when it has been called off. */
function findRecordConflict(session: Session, date: string, time: number, sessions: readonly Session[]) {
  const place = getSessionKey({ ...session, sessionDate: date, time })
  const there = sessions.find((other) => other.turnId === session.turnId && getSessionKey(other) === place)
  return (
    there &&
    `${shortName(toName(there.client.person))} ya tiene ahí una sesión con ${shortName(toName(there.worker.person))}, que se canceló o se aplazó`
  )
}
