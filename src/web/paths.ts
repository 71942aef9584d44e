/** What the week grid shows: ids, and a date of the week. */
export type Week = { schedule?: string; turn?: string; week?: string }

/** What a list shows: `record` is what its drawer holds, the id of a row or 'new'. */
export type List = { search?: string; sort?: string; page?: string; rows?: string; record?: string }

const search = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Every URL of the web; nothing else spells one. */
export const paths = {
  /** Leads on to the first screen the user may open. */
  home: () => '/',
  /** `from`: where to go on afterwards. */
  login: (from?: string) => `/login${search({ from })}`,
  admin: () => '/admin/',
  clients: (list: List = {}) => `/admin/clients/${search(list)}`,
  workers: (list: List = {}) => `/admin/workers/${search(list)}`,
  schedules: () => '/admin/schedules/',
  createSchedule: () => '/admin/schedules/create',
  sessions: (week: Week = {}) => `/admin/sessions/${search(week)}`,
}
