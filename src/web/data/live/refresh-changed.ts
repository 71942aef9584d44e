import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { ChangeEvent, HistoryKind } from '#api/generated/app.ts'
import { api } from '../api.ts'
import { get } from '../query.ts'

const agenda = ['/v1/sessions', '/v1/clients', '/v1/waiting-list']
const people = [...agenda, '/v1/messages', '/v1/workers', '/v1/users']

/** The paths of the queries that show records of each kind. Those of the history show all. */
const pathsByKind: Record<HistoryKind, readonly string[]> = {
  session: agenda,
  reminder: agenda,
  reply: agenda,
  'waiting-entry': agenda,
  message: ['/v1/messages'],
  client: people,
  person: people,
  worker: [...people, '/v1/absences', '/v1/working-hours'],
  feed: ['/v1/workers'],
  'public-link': ['/v1/clients'],
  'working-hours': [...agenda, '/v1/workers', '/v1/working-hours'],
  absence: [...agenda, '/v1/workers', '/v1/absences'],
  schedule: [...agenda, '/v1/schedules'],
  turn: [...agenda, '/v1/schedules'],
  // The user may read more or less than before.
  role: ['/v1/'],
  user: ['/v1/'],
  'sign-in': [],
}

/**
 * Refetches what the changes concern of what the page shows, and the rest when it is shown next. A change with dates concerns only lists of these dates. A page
 * that nobody looks at refetches when someone does.
 */
export async function refreshChanged(queryClient: QueryClient, changes: readonly ChangeEvent[]) {
  if (changes.some(({ kind }) => kind === 'role' || kind === 'user')) await showGivenAccess(queryClient).catch(() => {})
  await queryClient.invalidateQueries({
    predicate: (query) => isOfRecords(query) && changes.some((change) => isConcerned(query, change)),
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  })
}

/**
 * Reads the user's own access again, and shows what was added to it. What was taken away is noticed when a query is refused, because a form would lose what is
 * typed in it if it disappeared before.
 */
async function showGivenAccess(queryClient: QueryClient) {
  const { queryKey } = get('/v1/auth/is_logged_in')
  const shown = queryClient.getQueryData(queryKey)
  const user = await api.get('/v1/auth/is_logged_in')
  const codes = new Set(user.access.map(({ code }) => code))
  if (shown?.access.every(({ code }) => codes.has(code))) queryClient.setQueryData(queryKey, user)
}

/** Refetches everything that the page shows but the settings and the user's own access. */
export const refreshAll = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: isOfRecords,
    refetchType: focusManager.isFocused() ? 'active' : 'none',
  })

/** Refetches what is polled, so that polling begins again. */
export const resumePolling = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ observers }) => observers.some(({ options }) => options.refetchInterval) })

function isConcerned(query: Query, { kind, from, to }: ChangeEvent): boolean {
  const scope = query.meta?.sessionScope
  if (scope && from !== undefined) return scope.from <= (to ?? scope.from) && scope.to >= from
  return [...pathsByKind[kind], '/v1/changes'].some((path) => getPath(query).startsWith(path))
}

/** False for the settings and the user's own access. */
const isOfRecords = (query: Query) => /^\/v1\/(?!settings$|auth\/)/.test(getPath(query))

const getPath = ({ queryKey }: Query) => String(queryKey[0])
