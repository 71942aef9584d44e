import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** An instant in UTC, RFC 3339 with milliseconds. */
type Instant = string
/** A calendar date, YYYY-MM-DD. */
type CalendarDate = string

/** The database itself sets these columns, except that setting `deleted_at` deletes a record. */
type Timestamps = { created_at: Generated<Instant>; updated_at: Generated<Instant>; deleted_at: ColumnType<Instant | null, never, Instant> }

type PersonTable = Timestamps & {
  id: string
  name: string
  father_last_name: string
  mother_last_name: string
  email: string | null
  address: string | null
  phone: string | null
  birth_date: CalendarDate | null
  gender: boolean
  document: string
  document_type: 0 | 1 | 2
  search_text: GeneratedAlways<string>
  sort_key: GeneratedAlways<string>
}

type ClientTable = Timestamps & { id: string; person_id: string }

type WorkerTable = Timestamps & { id: string; person_id: string; positions: (1 | 2 | 3 | 4 | 5)[]; color: Generated<number> }

type ScheduleTable = Timestamps & { id: string; name: string; session_duration: number; break_duration: number }

type TurnTable = Timestamps & { id: string; schedule_id: string; name: string; start_time: number; end_time: number }

type SessionTable = Timestamps & {
  id: string
  client_id: string
  worker_id: string
  turn_id: string
  day: number
  time: number
  duration: number
  session_date: CalendarDate | null
  starts_on: CalendarDate | null
  ends_on: CalendarDate | null
  state: Generated<'pending' | 'confirmed' | 'canceled' | 'postponed'>
  attended: boolean | null
  note: string | null
  /** int4range: minutes since Sunday's midnight. */
  minutes: GeneratedAlways<string>
  /** datemultirange: the weeks in which the session takes place. */
  weeks: GeneratedAlways<string>
}

/** A person whom an active session takes. Triggers write it. */
type SessionPersonTable = { session_id: string; person_id: string; minutes: string; weeks: string }

type ModuleTable = { id: string; name: string; code: string; parent_id: string | null; position: number }

type AccessTable = {
  id: string
  name: string
  code: string
  module_id: string
  type: 'read' | 'register' | 'update' | 'delete' | 'mix'
  position: number
}

type RoleTable = Timestamps & { id: string; name: string; code: string | null }

type UserTable = Timestamps & {
  id: string
  name: string
  email: string | null
  user_type: GeneratedAlways<'staff' | 'worker' | 'client'>
  client_id: string | null
  worker_id: string | null
  password_hash: string
  password_temporary: Generated<boolean>
  /** The end of a temporary password. Null for a password that its owner chose. */
  password_expires_at: Instant | null
}

type SignInTable = { token_hash: Buffer; user_id: string; created_at: Generated<Instant>; seen_at: Generated<Instant> }

type KnownAddressTable = { user_id: string; address: string; signed_in_at: Instant }

type PublicLinkTable = {
  id: string
  client_id: string
  schedule_id: string
  url: string
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

/** The tables by name, as the migrations create them. */
export type Tables = {
  person: PersonTable
  client: ClientTable
  worker: WorkerTable
  schedule: ScheduleTable
  turn: TurnTable
  session: SessionTable
  session_person: SessionPersonTable
  module: ModuleTable
  access: AccessTable
  role: RoleTable
  role_access: { role_id: string; access_id: string }
  app_user: UserTable
  user_role: { user_id: string; role_id: string }
  user_access: { user_id: string; access_id: string }
  sign_in: SignInTable
  known_address: KnownAddressTable
  public_link: PublicLinkTable
  public_link_worker: { public_link_id: string; worker_id: string }
}
