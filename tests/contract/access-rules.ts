const types = { get: 'read', post: 'register', put: 'update', patch: 'update', delete: 'delete' }
const modules = ['clients', 'workers', 'schedules', 'sessions', 'users', 'roles']

/** Most operations of a module need the access that their method stands for. */
const usualRules = modules.flatMap((module) =>
  Object.entries(types).map(([method, type]) => [`${method} /v1/${module}*`, `${module}.${type}`] as const),
)

/** The operations that need something else. `*` stands for any text, and a later rule overrides an earlier one. */
const exceptions = [
  ['get /v1/clients/{id}', 'clients.read, own client:id'],
  ['get /v1/clients/{id}/export', 'clients.read'],
  ['post /v1/clients/{id}/erase', 'clients.delete'],
  ['get /v1/workers/{id}', 'workers.read, own worker:id'],
  ['get /v1/users/{id}', 'users.read, own user:id'],
  ['get /v1/schedules*', 'schedules.read sessions.read assists.read, own client:any worker:any'],

  ['get /v1/sessions', 'sessions.read, own client:narrowed worker:narrowed'],
  ['get /v1/sessions/counts', 'sessions.read, own client:narrowed worker:narrowed'],
  ['get /v1/sessions/{id}', 'sessions.read, own client:record worker:record'],
  ['get /v1/sessions/by-client-and-turn', 'sessions.read, own client:client_id'],
  ['get /v1/sessions/by-worker-and-turn', 'sessions.read, own worker:worker_id'],
  ['get /v1/sessions/by-turn-and-week', 'sessions.read assists.read, own client:narrowed worker:narrowed'],
  ['get /v1/sessions/by-client-and-turn-by-month', 'sessions.read assists.read, own client:client_id'],
  ['get /v1/sessions/by-worker-and-turn-by-month', 'sessions.read assists.read, own worker:worker_id'],
  ['get /v1/sessions/client/{id}/month', 'sessions.read assists.read, own client:id'],
  ['get /v1/clients/{id}/usual-workers', 'sessions.read, own client:id'],
  ['get /v1/sessions/worker/{id}/month', 'sessions.read assists.read, own worker:id'],
  ['get /v1/sessions/available-people', 'sessions.register sessions.update'],
  ['put /v1/sessions/{id}', 'sessions.update, own worker:record, with my_sessions.update'],
  ['post /v1/sessions/changes', 'sessions.register sessions.update sessions.delete, own worker:record, with my_sessions.update'],
  ['post /v1/sessions/{id}/reminded', 'sessions.update'],
  ['patch /v1/sessions/{id}/state', 'sessions.update, own worker:record, with my_sessions.update'],

  ['* /v1/workers/{id}/feed', 'workers.update, own worker:id'],
  ['get /v1/workers/{id}/working-hours', 'workers.read sessions.read, own worker:id'],
  ['get /v1/working-hours', 'sessions.read workers.read'],
  ['get /v1/absences', 'sessions.read workers.read, own worker:narrowed'],
  ['post /v1/absences*', 'workers.update sessions.update schedules.update'],
  ['put /v1/absences/{id}', 'workers.update sessions.update schedules.update'],
  ['delete /v1/absences/{id}', 'workers.update sessions.update schedules.update'],
  ['get /v1/holidays', 'schedules.read'],
  ['get /v1/history', 'access.read sessions.read clients.read workers.read schedules.read roles.read users.read public_links.read'],

  ['get /v1/changes', 'access.read sessions.read clients.read workers.read schedules.read roles.read users.read public_links.read'],
  ['post /v1/changes/{id}/undo', 'signed in'],

  ['get /v1/messages', 'sessions.read'],
  ['post /v1/messages/*', 'sessions.update'],
  ['get /v1/waiting-list*', 'sessions.read'],
  ['post /v1/waiting-list', 'sessions.register'],
  ['put /v1/waiting-list/{id}', 'sessions.update'],
  ['delete /v1/waiting-list/{id}', 'sessions.delete'],

  ['get /v1/clients/public-link/generate', 'public_links.register public_links.update'],
  ['post /v1/clients/public-link', 'public_links.register'],
  ['put /v1/clients/public-link', 'public_links.update'],
  ['get /v1/clients/public-link/{url}', 'public'],
  ['post /v1/clients/public-link/{url}/sessions/{id}/reply', 'public'],
  ['get /v1/clients/public-link/get-by-url/{id}', 'public_links.read'],
  ['delete /v1/clients/{id}/public-link', 'public_links.delete'],

  ['get /v1/person*', 'clients.read workers.read'],
  ['post /v1/person', 'clients.register clients.update clients.delete workers.register workers.update workers.delete'],

  ['get /v1/permissions', 'access.read roles.read'],
  ['get /v1/roles/{id}/access', 'access.read roles.read'],
  ['post /v1/roles/{id}/access*', 'access.update'],
  ['get /v1/users/{id}/roles', 'access.read users.read, own user:id'],
  ['get /v1/users/{id}/access*', 'access.read users.read, own user:id'],
  ['post /v1/users/{id}/roles', 'access.update'],
  ['delete /v1/users/{id}/roles', 'access.update'],
  ['post /v1/users/{id}/access', 'access.update'],
  ['delete /v1/users/{id}/access', 'access.update'],
  ['post /v1/users/{id}/password', 'users.update'],
  ['delete /v1/users/{id}/second-factor', 'users.update'],

  ['* /v1/auth/*', 'signed in'],
  ['post /v1/auth/log*', 'public'],
  ['get /v1/settings', 'public'],
  ['get /v1/settings/backups', 'access.update'],
] as const

/**
 * Returns the rule for an operation: its pattern and its access. That is 'public', 'signed in' or a list of codes of which any one is
 * enough; then, after "own", the people who need no code for their own data, each with how ownership is decided; then, after "with", the
 * code that they need nevertheless.
 */
export const findAccessRule = (method: string, path: string) =>
  [...usualRules, ...exceptions].findLast(([pattern]) => matches(pattern, `${method} ${path}`))

/** Returns the exceptions that apply to none of these operations. */
export function findUnusedExceptions(operations: { method: string; path: string }[]) {
  const used = new Set<unknown>(operations.map(({ method, path }) => findAccessRule(method, path)))
  return exceptions.filter((rule) => !used.has(rule))
}

const matches = (pattern: string, call: string) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`).test(call)
