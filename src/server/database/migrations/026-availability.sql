-- When a worker is there, by weekday. A worker without any row is there whenever a turn runs. The list of a worker is always replaced as a whole.
create table working_hours (
  worker_id uuid not null constraint working_hours_worker_exists references worker,
  day smallint not null constraint working_hours_day check (day between 0 and 6),
  start_time smallint not null,
  end_time smallint not null,
  from_date date, -- null: no bound
  to_date date,
  constraint working_hours_times check (start_time >= 0 and end_time > start_time and end_time <= 1440),
  constraint working_hours_dates check (to_date >= from_date)
);
create unique index working_hours_once on working_hours (worker_id, day, start_time, end_time, from_date, to_date) nulls not distinct;

-- When a worker is away, or, without a worker, the whole clinic is closed: from the one time to the other on each of the days, or the whole day.
create table absence (
  id uuid primary key,
  worker_id uuid constraint absence_worker_exists references worker,
  from_date date not null,
  to_date date not null,
  start_time smallint,
  end_time smallint,
  reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- The longest absence bounds how far behind a date one has to be looked for.
  constraint absence_dates check (to_date - from_date between 0 and 399),
  constraint absence_times check (
    (start_time is null) = (end_time is null) and start_time >= 0 and end_time > start_time and end_time <= 1440
  )
);
create index absence_of_worker on absence (worker_id, to_date);
create index absence_by_date on absence (to_date);
create trigger touch before update on absence for each row execute function touch();

-- Why the worker of a session is not available, when somebody has taken that into account.
alter table session add column accepted text
  constraint session_accepted_reason check (accepted in ('hours', 'absence', 'closed'));
create index session_accepted on session (worker_id) where accepted is not null and deleted_at is null;

-- The same book_sessions, except that it also writes `accepted`.
create or replace function book_sessions(wanted jsonb) returns table (id uuid, refused_by text) language plpgsql as $$
declare
  item record;
begin
  for item in
    select * from jsonb_to_recordset(wanted) as (
      id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, duration int,
      session_date date, starts_on date, ends_on date, state text, attended boolean, note text, accepted text)
  loop
    begin
      insert into session (id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted)
      values (item.id, item.client_id, item.worker_id, item.turn_id, item.day, item.time, item.duration,
        item.session_date, item.starts_on, item.ends_on, item.state, item.attended, item.note, item.accepted);
    exception when integrity_constraint_violation then
      id := item.id;
      get stacked diagnostics refused_by = constraint_name;
      return next;
    end;
  end loop;
end $$;
