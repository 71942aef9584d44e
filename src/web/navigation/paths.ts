/**
 * The query parameters of the agenda: ids, and a date of the week, which on a phone is the day. The filters `worker` and `client` (ids)
 * and `state` (marks) are separated by commas.
 */
export type AgendaParams = { schedule?: string; turn?: string; week?: string; worker?: string; client?: string; state?: string }

/** The query parameters of a list. `columns` are ids separated by commas; `record` is the id of the row in the drawer, or 'new'. */
export type ListParams = { search?: string; sort?: string; page?: string; rows?: string; columns?: string; record?: string }

/** The query parameters of a person's page. `record` is the person's id while the drawer is open, `since` the earliest month. */
export type PersonPageParams = { record?: string; since?: string }

const toQueryString = (values: Record<string, string | undefined>) => {
  const present = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return present.length > 0 ? `?${new URLSearchParams(present)}` : ''
}

/** Returns the absolute URL of a client's public page, which is shared with the client. */
export const getPublicPageUrl = (publicLink: string) => new URL(`/public-link/${publicLink}`, window.location.origin).href

/** Every URL of the application; no other file contains one. */
export const paths = {
  /** Redirects to the first screen that the user can open. */
  home: () => '/',
  /** `from` is the URL to return to after signing in. */
  login: (from?: string) => `/login${toQueryString({ from })}`,
  admin: () => '/admin/',
  clients: (list: ListParams = {}) => `/admin/clients/${toQueryString(list)}`,
  client: (id: string, detail: PersonPageParams = {}) => `/admin/clients/${id}${toQueryString(detail)}`,
  importClients: () => '/admin/clients/import',
  workers: (list: ListParams = {}) => `/admin/workers/${toQueryString(list)}`,
  worker: (id: string, detail: PersonPageParams = {}) => `/admin/workers/${id}${toQueryString(detail)}`,
  schedules: (list: ListParams = {}) => `/admin/schedules/${toQueryString(list)}`,
  /** `from` is the id of the schedule to copy. */
  createSchedule: (from?: string) => `/admin/schedules/create${toQueryString({ from })}`,
  editSchedule: (id: string) => `/admin/schedules/edit/${id}`,
  sessions: (week: AgendaParams = {}) => `/admin/sessions/${toQueryString(week)}`,
}
