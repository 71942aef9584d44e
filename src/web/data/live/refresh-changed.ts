import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { ChangeEvent, HistoryKind } from '#api/generated/app.ts'

const agenda = ['/v1/sessions', '/v1/clients', '/v1/waiting-list']
const people = [...agenda, '/v1/workers', '/v1/users']

/**
 * The paths of the queries that show records of each kind. Those of the history show all. The user's own access is read again when a call is refused, because a
 * form would lose what is typed in it if it disappeared before.
 */
const pathsByKind: Record<HistoryKind, readonly string[]> = {
  session: agenda,
  reminder: agenda,
  reply: agenda,
  'waiting-entry': agenda,
  client: people,
  person: people,
  worker: [...people, '/v1/absences', '/v1/working-hours'],
  feed: ['/v1/workers'],
  'public-link': ['/v1/clients'],
  'working-hours': [...agenda, '/v1/workers', '/v1/working-hours'],
  absence: [...agenda, '/v1/workers', '/v1/absences'],
  schedule: [...agenda, '/v1/schedules'],
  turn: [...agenda, '/v1/schedules'],
  role: ['/v1/roles', '/v1/users', '/v1/permissions'],
  user: ['/v1/users', '/v1/clients', '/v1/workers'],
  'sign-in': [],
}

/**
 * Refetches what the changes concern of what the page shows, and the rest when it is shown next. A change with dates concerns only lists of these dates. A page
 * that nobody looks at refetches when somebody does.
 */
export const refreshChanged = (queryClient: QueryClient, changes: readonly ChangeEvent[]) =>
  queryClient.invalidateQueries({
    predicate: (query) => changes.some((change) => isConcerned(query, change)),
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  })

/** Refetches everything that the page shows but the settings and the user's own access. */
export const refreshAll = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: (query) => /^\/v1\/(?!settings$|auth\/)/.test(getPath(query)),
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  })

/** Refetches what is polled, so that polling begins again. */
export const resumePolling = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ observers }) => observers.some(({ options }) => options.refetchInterval) })

function isConcerned(query: Query, { kind, from, to }: ChangeEvent): boolean {
  const scope = query.meta?.sessionScope
  if (scope && from !== undefined) return scope.from <= (to ?? scope.from) && scope.to >= from
  return [...pathsByKind[kind], '/v1/history'].some((path) => getPath(query).startsWith(path))
}

const getPath = ({ queryKey }: Query) => String(queryKey[0])
