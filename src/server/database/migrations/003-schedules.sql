create table schedule (
  id uuid primary key,
  name text not null check (name <> ''),
  session_duration smallint not null constraint schedule_session_duration check (session_duration between 5 and 480), -- minutes
  break_duration smallint not null constraint schedule_break_duration check (break_duration between 0 and 240), -- minutes
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);

create table turn (
  id uuid primary key,
  schedule_id uuid not null constraint turn_schedule_exists references schedule,
  name text not null check (name <> ''),
  start_time smallint not null, -- minutes since midnight
  end_time smallint not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint turn_times check (start_time >= 0 and end_time > start_time and end_time <= 1440),
  -- looked at when the transaction ends, so that two turns may change places
  constraint turn_overlap exclude using gist (schedule_id with =, int4range(start_time, end_time) with &&)
    where (deleted_at is null) deferrable initially deferred
);
create index turn_of_schedule on turn (schedule_id);

create trigger touch before update on schedule for each row execute function touch();
create trigger touch before update on turn for each row execute function touch();
