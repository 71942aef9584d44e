-- Clients who wait for a slot, and what suits them. Nulls and empty lists mean that anything suits.
create table waiting_entry (
  id uuid primary key,
  client_id uuid not null constraint waiting_entry_client_exists references client,
  schedule_id uuid constraint waiting_entry_schedule_exists references schedule,
  worker_ids uuid[] not null, -- deleted ones stay, so that an entry whose workers are all deleted does not fit everybody
  days smallint[] not null,
  from_time smallint,
  to_time smallint,
  from_date date,
  until_date date,
  note text,
  -- The session that was booked for the entry. The entry keeps its row, and returns to its place when the session is deleted.
  session_id uuid constraint waiting_entry_session_exists references session on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint waiting_entry_days check (days <@ '{0,1,2,3,4,5,6}'),
  constraint waiting_entry_times check (from_time >= 0 and to_time <= 1440 and to_time > from_time),
  constraint waiting_entry_dates check (until_date >= from_date)
);
create index waiting_entry_in_order on waiting_entry (created_at, id) where session_id is null;
create index waiting_entry_of_client on waiting_entry (client_id) where session_id is null;
create unique index waiting_entry_of_session on waiting_entry (session_id) where session_id is not null;
-- A booking and its undo leave the version as it is: they change nothing that somebody may be editing.
create trigger touch before update of schedule_id, worker_ids, days, from_time, to_time, from_date, until_date, note on waiting_entry
  for each row execute function touch();
