/**
 * What the week grid shows: ids, and a date of the week, which on a phone is the day. `worker` and `client` are ids and `state`
 * marks, with commas between them: what is shown alone.
 */
export type Week = { schedule?: string; turn?: string; week?: string; worker?: string; client?: string; state?: string }

/** What a list shows: `columns` are ids with commas between them, `record` is what its drawer holds, the id of a row or 'new'. */
export type List = { search?: string; sort?: string; page?: string; rows?: string; columns?: string; record?: string }

/** What the page of a person shows: `record` is the person's own id while the drawer edits it, `since` the earliest month. */
export type Detail = { record?: string; since?: string }

const toQueryString = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The page that a client opens by the public link, whole, as it is given away. */
export const getPublicPageUrl = (url: string) => new URL(`/public-link/${url}`, window.location.origin).href

/** Every URL of the web; nothing else spells one. */
export const paths = {
  /** Leads on to the first screen the user may open. */
  home: () => '/',
  /** `from`: where to go on afterwards. */
  login: (from?: string) => `/login${toQueryString({ from })}`,
  admin: () => '/admin/',
  clients: (list: List = {}) => `/admin/clients/${toQueryString(list)}`,
  client: (id: string, detail: Detail = {}) => `/admin/clients/${id}${toQueryString(detail)}`,
  importClients: () => '/admin/clients/import',
  workers: (list: List = {}) => `/admin/workers/${toQueryString(list)}`,
  worker: (id: string, detail: Detail = {}) => `/admin/workers/${id}${toQueryString(detail)}`,
  schedules: (list: List = {}) => `/admin/schedules/${toQueryString(list)}`,
  /** `from`: the schedule of which it becomes a copy. */
  createSchedule: (from?: string) => `/admin/schedules/create${toQueryString({ from })}`,
  editSchedule: (id: string) => `/admin/schedules/edit/${id}`,
  sessions: (week: Week = {}) => `/admin/sessions/${toQueryString(week)}`,
}
