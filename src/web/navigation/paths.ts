/** The ids of a schedule and of a turn. */
export type TurnParams = { schedule?: string | undefined; turn?: string | undefined }

/** The query parameters of the attendance of a turn: a month `YYYY-MM`, whose attendance the rows show, and a search for them. */
export type AttendanceParams = TurnParams & { month?: string; people?: 'workers' | undefined; search?: string }

/**
 * The query parameters of the agenda: ids, and a date of the week, which on a phone is the day. The filters `worker` and `client` (ids)
 * and `state` (marks) are separated by commas, and `absent` is 'true' for the sessions whose worker is not available. `waiting` is the
 * entry of the waiting list whose suitable slots are highlighted. `book` opens the booking form for the next free slot.
 * `bookFor` is the client whom the booking form has chosen at first. `session` opens the card of the session with this id on the date of `week`.
 */
export type AgendaParams = TurnParams & {
  week?: string
  worker?: string
  client?: string
  state?: string
  absent?: string
  waiting?: string | undefined
  bookFor?: string | undefined
  book?: 'next' | undefined
  session?: string | undefined
}

/**
 * The query parameters of the plan of a series: the ids of its people, its first slot with the time in minutes since midnight, and the entry of the waiting
 * list that it takes off the list.
 */
export type PlanParams = {
  client?: string | undefined
  worker?: string | undefined
  turn?: string | undefined
  date?: string | undefined
  time?: string | undefined
  waiting?: string | undefined
  /** The id of a session of the series that is replaced from `date` on. */
  series?: string | undefined
}

/** The query parameters of copying sessions to another week: the period they are in, a week without its last date, and their turn. */
export type CopyParams = { from?: string | undefined; to?: string | undefined; turn?: string | undefined }

/** The query parameters of "Mis Sesiones". `as` is the role of a user who is both worker and client; without it the worker. */
export type MySessionsParams = { date?: string; view?: 'month' | undefined; as?: 'client' | undefined }

/**
 * The query parameters of the first screen: the mark of the sessions of today that are shown, the list that is shown whole, and the number whose turns
 * are listed.
 */
export type HomeParams = {
  state?: 'pending' | 'unmarked' | undefined
  all?: 'workers' | 'incomplete' | undefined
  turns?: string | undefined
}

/**
 * The filters of lists: the id of a role; 'false' for clients without upcoming sessions, or 'rebook' for those of them whose last one was canceled or
 * postponed; 'true' for those with a link; 'true' for those without a document.
 */
export type ListFilters = {
  role?: string | undefined
  upcoming?: string | undefined
  linked?: string | undefined
  incomplete?: string | undefined
  phone?: string | undefined
}

/**
 * The query parameters of a list. `columns` are ids separated by commas; `record` is the id of the row in the drawer, or 'new', and `then` are the first
 * steps to which its form leads on.
 */
export type ListParams = {
  search?: string
  sort?: string
  page?: string
  rows?: string
  columns?: string
  record?: string
  then?: string | undefined
} & ListFilters

/**
 * The query parameters of the waiting list: the ids of a worker and of a schedule to which it is limited, and the id of the entry in the drawer, or 'new'.
 */
export type WaitingListParams = { worker?: string | undefined; schedule?: string | undefined; record?: string | undefined }

/** The query parameters of those who wait for free slots. `formatFreeSlots` writes the slots. */
export type WaitingMatchesParams = { slots?: string }

/** The query parameters of the reminders: the date or 'today', where it is not tomorrow, and whether only those that are not sent are shown. */
export type ReminderParams = { day?: string | undefined; show?: 'unsent' | undefined }

/**
 * The query parameters of the absences: the first date that is shown, and the id of the absence in the drawer, 'new' or 'holidays'. A new one starts with
 * the worker and the day.
 */
export type AbsencesParams = { from?: string | undefined; record?: string | undefined; worker?: string; day?: string }

/** The query parameters of the list of unsettled sessions: a period, today and later without one, and the id of a worker. */
export type UnsettledParams = { from?: string | undefined; to?: string | undefined; worker?: string | undefined }

/**
 * The query parameters of the history: the kind of record, the ids of a user, a worker and a client, and a date to which it is limited, and the id of the
 * entry after which the page begins.
 */
export type ActivityParams = {
  kind?: string | undefined
  user?: string | undefined
  worker?: string | undefined
  client?: string | undefined
  day?: string | undefined
  before?: string | undefined
}

/**
 * The query parameters of a person's page. `record` is the person's id, or the name of another form, while the drawer is open, `since` the earliest month
 * of the sessions, `view` the shown tab.
 */
export type PersonPageParams = { record?: string; since?: string; view?: 'attendance' | undefined }

/** The query parameters of a worker's sessions: a period, the next seven days without one. */
export type WorkerSessionsParams = { from?: string; to?: string }

/** The query parameters of a user's page. `record` is 'roles' while the drawer is open. */
export type UserPageParams = { record?: 'roles' }
/** The query parameters of the access screen: the id of the role or of the user. */
export type AccessParams = { role?: string; user?: string }

const toQueryString = (values: Record<string, string | undefined>) => {
  const present = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return present.length > 0 ? `?${new URLSearchParams(present)}` : ''
}

/** Returns the absolute URL of a client's public page, which is shared with the client. */
export const getPublicPageUrl = (publicLink: string) => new URL(paths.publicPage(publicLink), window.location.origin).href

/** Every URL of the application; no other file contains one. */
export const paths = {
  /** Redirects to the first screen. */
  home: () => '/',
  /** `from` is the URL to return to after signing in. */
  login: (from?: string) => `/login${toQueryString({ from })}`,
  /** The page that a client opens with a link; `link` is its last part. */
  publicPage: (link: string) => `/public-link/${link}`,
  admin: (home: HomeParams = {}) => `/admin/${toQueryString(home)}`,
  clients: (list: ListParams = {}) => `/admin/clients/${toQueryString(list)}`,
  client: (id: string, detail: PersonPageParams = {}) => `/admin/clients/${id}${toQueryString(detail)}`,
  /** Everything that is stored about a client. */
  exportClient: (id: string) => `/admin/clients/${id}/export`,
  importClients: () => '/admin/clients/import',
  workers: (list: ListParams = {}) => `/admin/workers/${toQueryString(list)}`,
  worker: (id: string, detail: PersonPageParams = {}) => `/admin/workers/${id}${toQueryString(detail)}`,
  /** All sessions of a worker in a period, of which several are changed together. */
  workerSessions: (id: string, period: WorkerSessionsParams = {}) => `/admin/workers/${id}/sessions${toQueryString(period)}`,
  schedules: (list: ListParams = {}) => `/admin/schedules/${toQueryString(list)}`,
  /** `from` is the id of the schedule to copy, `then` are the first steps to which the form leads on. */
  createSchedule: (from?: string, then?: string) => `/admin/schedules/create${toQueryString({ from, then })}`,
  editSchedule: (id: string) => `/admin/schedules/edit/${id}`,
  users: (list: ListParams = {}) => `/admin/security/users/${toQueryString(list)}`,
  user: (id: string, detail: UserPageParams = {}) => `/admin/security/users/${id}${toQueryString(detail)}`,
  profile: () => '/admin/profile/',
  createUser: () => '/admin/security/users/create',
  editUser: (id: string) => `/admin/security/users/${id}/edit`,
  roles: (list: ListParams = {}) => `/admin/security/roles/${toQueryString(list)}`,
  /** `record` is the role's id while the drawer is open. */
  role: (id: string, detail: { record?: string | undefined } = {}) => `/admin/security/roles/${id}${toQueryString(detail)}`,
  access: (target: AccessParams = {}) => `/admin/security/access${toQueryString(target)}`,
  mySessions: ({ date, view, as }: MySessionsParams = {}) => `/admin/my-sessions/${toQueryString({ date, view, as })}`,
  sessions: (week: AgendaParams = {}) => `/admin/sessions/${toQueryString(week)}`,
  /** A day by workers, in all schedules or in one, without a turn. `week` is the day. */
  workerDay: (day: AgendaParams = {}) => `/admin/sessions/day${toQueryString(day)}`,
  /** The dates of a series, each with its conflicts, before they are booked. */
  planSeries: (plan: PlanParams = {}) => `/admin/sessions/plan${toQueryString(plan)}`,
  /** The sessions of a week that are copied or moved to another one; the state `{ keys }` limits them to some. */
  copySessions: (source: CopyParams = {}) => `/admin/sessions/copy${toQueryString(source)}`,
  /** The canceled and postponed sessions that are to be booked again. */
  toRebook: () => '/admin/sessions/rebook',
  waitingList: (list: WaitingListParams = {}) => `/admin/waiting-list/${toQueryString(list)}`,
  waitingMatches: ({ slots }: WaitingMatchesParams = {}) => `/admin/waiting-list/matches${toQueryString({ slots })}`,
  reminders: (choice: ReminderParams = {}) => `/admin/reminders/${toQueryString(choice)}`,
  /** What clients must still be told. */
  untoldMessages: () => '/admin/messages',
  absences: (shown: AbsencesParams = {}) => `/admin/absences/${toQueryString(shown)}`,
  unsettled: (list: UnsettledParams = {}) => `/admin/absences/unsettled${toQueryString(list)}`,
  activity: (filter: ActivityParams = {}) => `/admin/security/activity${toQueryString(filter)}`,
  attendance: (month: AttendanceParams = {}) => `/admin/assists/${toQueryString(month)}`,
}
