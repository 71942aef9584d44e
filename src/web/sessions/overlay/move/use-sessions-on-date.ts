import { useQuery } from '@tanstack/react-query'
import { getWeekStart } from '#domain/weeks.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { sessionsBetweenQuery } from '../../data/find-conflict.ts'
import { weekQuery } from '../../data/queries.ts'

/**
 * Returns the sessions on a date: those of all turns, where `isComplete` is true, or those of one turn when the user may not list the others.
 */
export function useSessionsOnDate(turnId: string, date: string | null) {
  const can = useCan()
  const { additions } = useSettings()
  const isComplete = additions && can('listSessions', {})
  const all = useQuery({ ...sessionsBetweenQuery({ from: date ?? '', to: date ?? '' }), enabled: isComplete && date !== null })
  const week = useQuery({ ...weekQuery(turnId, getWeekStart(date ?? '2000-01-01')), enabled: !isComplete && date !== null })
  return { sessions: (isComplete ? all.data : week.data) ?? [], isComplete }
}
