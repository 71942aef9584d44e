import type { QueryClient } from '@tanstack/react-query'
import { schedulesQuery } from '#web/schedules/queries.ts'
import type { Schedule } from '#web/session-data/queries.ts'

/** Lists the turns of schedules by name: "Mañana", or "Terapia infantil, Mañana" when there are several schedules. */
export const listTurnNames = (schedules: readonly Schedule[]): { turnId: string; name: string }[] =>
  schedules.flatMap((schedule) =>
    schedule.turns.map(({ id, name }) => ({ turnId: id, name: schedules.length > 1 ? `${schedule.name}, ${name}` : name })),
  )

/** Finds the name of a turn, by the schedules that are in the cache. */
export const findTurnName = (queryClient: QueryClient, id: string) =>
  listTurnNames(queryClient.getQueryData(schedulesQuery().queryKey) ?? []).find(({ turnId }) => turnId === id)?.name
