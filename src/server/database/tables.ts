import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AppointmentChange, MessageKind } from '#domain/appointments.ts'

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

type ClientTable = Timestamps & {
  id: string
  person_id: string
  guardian_name: string | null
  guardian_phone: string | null
  note: string | null
  /** That of the person, of a client who is not deleted. A trigger writes it. */
  sort_key: ColumnType<string | null, never, never>
}

/** Until when a client who is not deleted has active sessions. Triggers write it. */
type ClientUpcomingTable = { client_id: string; until: CalendarDate }

/** How many dated sessions a worker has on a date, by state and attendance. Triggers write it. */
type SessionCountTable = { session_date: CalendarDate; worker_id: string; state: SessionState; attended: boolean | null; count: number }

type WorkerTable = Timestamps & { id: string; person_id: string; positions: (1 | 2 | 3 | 4 | 5)[]; color: Generated<number> }

type ScheduleTable = Timestamps & { id: string; name: string; session_duration: number; break_duration: number }

type TurnTable = Timestamps & { id: string; schedule_id: string; name: string; start_time: number; end_time: number }

type SessionState = 'pending' | 'confirmed' | 'canceled' | 'postponed'

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
  state: Generated<SessionState>
  attended: boolean | null
  note: string | null
  /** Why the worker is not available, when someone has taken it into account. */
  accepted: Generated<'hours' | 'absence' | 'closed' | null>
  /** The session in whose place this one was booked, or this one if it was moved itself, and where that one was. */
  moved_from_id: Generated<string | null>
  moved_from_date: Generated<CalendarDate | null>
  moved_from_time: Generated<number | null>
  moved_from_turn_id: Generated<string | null>
  /** int4range: minutes since Sunday's midnight. */
  minutes: GeneratedAlways<string>
  /** datemultirange: the weeks in which the session takes place. */
  weeks: GeneratedAlways<string>
}

/** A person whom an active session takes. Triggers write it. */
type SessionPersonTable = { session_id: string; person_id: string; minutes: string; weeks: string }

/** A part of a weekday in which a worker is there. */
type WorkingHoursTable = {
  worker_id: string
  day: number
  start_time: number
  end_time: number
  from_date: CalendarDate | null
  to_date: CalendarDate | null
}

/** Days on which a worker is away, or without a worker the whole clinic is closed. */
type AbsenceTable = Omit<Timestamps, 'deleted_at'> & {
  id: string
  worker_id: string | null
  from_date: CalendarDate
  to_date: CalendarDate
  start_time: number | null
  end_time: number | null
  reason: string | null
}

/** Someone who waits for a slot, with what suits. */
type WaitingEntryTable = Omit<Timestamps, 'deleted_at'> & {
  id: string
  client_id: string
  schedule_id: string | null
  worker_ids: string[]
  days: number[]
  from_time: number | null
  to_time: number | null
  from_date: CalendarDate | null
  until_date: CalendarDate | null
  note: string | null
  /** The session that was booked for the entry. */
  session_id: string | null
}

/** When staff last reminded the client of a session on one date, which may be that of an occurrence. The server sends nothing itself. */
type SessionReminderTable = {
  client_id: string
  worker_id: string
  turn_id: string
  session_date: CalendarDate
  time: number
  reminded_at: Instant
}

/** A row holds the client's answer, by the public link, about a session on one date, which may be that of an occurrence. */
type SessionReplyTable = Omit<SessionReminderTable, 'reminded_at'> & { reply: 'confirmed' | 'declined'; replied_at: Instant }

/** What a client must be told about a change of sessions. */
type MessageTable = {
  id: string
  client_id: string
  kind: MessageKind
  state: Generated<'to-tell' | 'told' | 'dropped'>
  changes: JSONColumnType<AppointmentChange[]>
  created_at: Instant
  told_at: Instant | null
  told_by: string | null
}

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

type SignInTable = {
  id: Generated<string>
  token_hash: Buffer
  user_id: string
  created_at: Generated<Instant>
  seen_at: Generated<Instant>
  /** The browser and the system, as far as they are known. */
  browser: string | null
}

/** A row holds what a user needs to sign in beside the password. Nothing of it is in the history. */
type SecondFactorTable = {
  user_id: string
  secret: Buffer
  /** Null until a code of the secret was entered. */
  confirmed_at: Instant | null
  /** The step of 30 seconds whose code was used last. */
  last_step: Generated<number>
  recovery_code_hashes: Generated<Buffer[]>
}

type KnownAddressTable = { user_id: string; address: string; signed_in_at: Instant }

type PublicLinkTable = {
  id: string
  client_id: string
  schedule_id: string
  url: string
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

/** The hash of a url that was generated for a public link. */
type GeneratedLinkUrlTable = { url_hash: Buffer; generated_at: Instant; used_at: Generated<Instant | null> }

/** A calendar feed of a worker, or of a public link. */
type FeedTable = { token: string; worker_id: string | null; public_link_id: string | null }

/** A change of a record. Triggers write it, and triggers decide what is secret. */
type HistoryTable = {
  id: string
  at: Instant
  /** Null for changes by the server itself. */
  user_id: string | null
  user_name: string | null
  operation: string | null
  correlation_id: string | null
  kind: string
  record_id: string
  /** The clients and workers whom the change is about. */
  people: string[]
  /** The record without empty columns. Null before it was created and after it was deleted. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The transaction that made the change, with all others of it. Null for a change from before there were ids. */
  change_id: string | null
  /** The change that this one undoes. */
  undoes: string | null
  /** When a record was created that this change deleted for good. */
  record_created_at: Instant | null
}

/** What a user has done with a key. */
type IdempotencyKeyTable = {
  user_id: string
  key_hash: Buffer
  operation: string
  /** Null once someone was erased of whom the body may tell. It then is equal to any other. */
  body_hash: Buffer | null
  /** The ids of the records, in the form of the answer. */
  answer: Record<string, unknown>
  change_id: string | null
  at: Generated<Instant>
}

/** The tables by name, as the migrations create them. */
export type Tables = {
  person: PersonTable
  client: ClientTable
  client_upcoming: ClientUpcomingTable
  worker: WorkerTable
  schedule: ScheduleTable
  turn: TurnTable
  session: SessionTable
  session_count: SessionCountTable
  session_person: SessionPersonTable
  working_hours: WorkingHoursTable
  absence: AbsenceTable
  waiting_entry: WaitingEntryTable
  session_reminder: SessionReminderTable
  session_reply: SessionReplyTable
  message: MessageTable
  module: ModuleTable
  access: AccessTable
  role: RoleTable
  role_access: { role_id: string; access_id: string }
  app_user: UserTable
  user_role: { user_id: string; role_id: string }
  user_access: { user_id: string; access_id: string }
  sign_in: SignInTable
  second_factor: SecondFactorTable
  known_address: KnownAddressTable
  history: HistoryTable
  idempotency_key: IdempotencyKeyTable
  data_version: { version: Generated<string>; transaction_id: number }
  public_link: PublicLinkTable
  generated_link_url: GeneratedLinkUrlTable
  feed: FeedTable
  public_link_worker: { public_link_id: string; worker_id: string }
}
