-- A session is dated (session_date) or standing (every week on `day` from starts_on to ends_on). Nobody is booked twice: of two sessions that hold their
-- slot, no worker and no client may share a minute of the week in the same week. A dated session of the same client, worker, turn, day and time stands in
-- for the standing one in its week, whatever its state: the week is then missing from the weeks of the standing one.

-- The week, Sunday to Saturday, in which a date lies.
create function week_of(at date) returns daterange
  language sql immutable parallel safe
  return daterange(at - extract(dow from at)::int, at - extract(dow from at)::int + 7);

-- The weeks in which a weekday falls between two dates, both included; without a second date: for ever.
-- Whole weeks, because two series on one weekday then meet exactly where they share a date.
create function weeks_between(first date, last date, day int) returns datemultirange
  language sql immutable parallel safe
  return (
    select datemultirange(daterange(opens, case when last is not null then greatest(opens, closes) end))
    from (select
      lower(week_of(first)) + case when day < extract(dow from first) then 7 else 0 end,
      upper(week_of(last)) - case when day > extract(dow from last) then 7 else 0 end
    ) as weeks (opens, closes)
  );

create table session (
  id uuid primary key,
  client_id uuid not null constraint session_client_exists references client,
  worker_id uuid not null constraint session_worker_exists references worker,
  turn_id uuid not null constraint session_turn_exists references turn,
  day smallint not null constraint session_day check (day between 0 and 6), -- 0: Sunday
  time smallint not null, -- minutes since midnight
  duration smallint not null, -- minutes: the schedule's when it was booked
  session_date date,
  starts_on date,
  ends_on date, -- the last day
  state text not null default 'pending' constraint session_state check (state in ('pending', 'confirmed', 'canceled', 'postponed')),
  attended boolean,
  note text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  -- minutes since Sunday's midnight
  minutes int4range not null generated always as (int4range(day * 1440 + time, day * 1440 + time + duration)) stored,
  -- the weeks in which it takes place, kept by place_session
  weeks datemultirange not null,

  constraint session_time check (time >= 0 and duration > 0 and time + duration <= 1440),
  constraint session_weekday check (session_date is null or day = extract(dow from session_date)),
  constraint session_kind check (
    (session_date is null and starts_on is not null) or (session_date is not null and starts_on is null and ends_on is null)),
  constraint session_period check (ends_on is null or not isempty(weeks_between(starts_on, ends_on, day))),
  constraint session_standing_state check (session_date is not null or state in ('pending', 'confirmed')),
  constraint session_attended check (attended is null or session_date is not null),

  constraint worker_busy exclude using gist (worker_id with =, minutes with &&, weeks with &&)
    where (state in ('pending', 'confirmed') and deleted_at is null),
  constraint client_busy exclude using gist (client_id with =, minutes with &&, weeks with &&)
    where (state in ('pending', 'confirmed') and deleted_at is null),
  -- two series of the same people and slot do not overlap, not even where a dated session stands in
  constraint session_series exclude using gist (
    client_id with =, worker_id with =, turn_id with =, day with =, time with =, weeks_between(starts_on, ends_on, day) with &&)
    where (session_date is null and deleted_at is null)
);
-- one record for the same people, slot and date, in any state
create unique index session_once on session (client_id, worker_id, turn_id, session_date, time) where session_date is not null and deleted_at is null;
create index session_by_date on session (session_date, day, time) where deleted_at is null;
create index session_by_turn on session (turn_id, session_date) where deleted_at is null;
create index session_by_client on session (client_id, session_date) where deleted_at is null;
create index session_by_worker on session (worker_id, session_date) where deleted_at is null;

-- Not for `weeks`, which change with a stand-in: to whoever reads the standing session nothing has changed.
create trigger touch before update of client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, deleted_at
  on session for each row execute function touch();

-- The weeks of the dated sessions that stand in for a standing one with these people in this slot.
create function stand_in_weeks(client uuid, worker uuid, turn uuid, at_day int, at_time int) returns datemultirange
  language sql stable
  return coalesce((
    select range_agg(week_of(session_date)) from session
    where session_date is not null and deleted_at is null
      and client_id = client and worker_id = worker and turn_id = turn and day = at_day and time = at_time
  ), '{}');

create function place_session() returns trigger language plpgsql as $$
declare
  worker_person uuid;
  client_person uuid;
begin
  -- Changes of one worker's or one client's sessions follow each other: a stand-in and its series see each other, two bookings of one slot do not
  -- wait for each other in a circle, and nobody is booked while being deleted. Workers before clients, always.
  perform from worker where id in (new.worker_id, old.worker_id) order by id for no key update;
  perform from client where id in (new.client_id, old.client_id) order by id for no key update;

  if tg_op = 'INSERT' or (new.worker_id, new.client_id) is distinct from (old.worker_id, old.client_id) then
    select person_id into worker_person from worker where id = new.worker_id and deleted_at is null;
    if not found then
      raise foreign_key_violation using message = 'no such worker', constraint = 'session_worker_exists';
    end if;
    select person_id into client_person from client where id = new.client_id and deleted_at is null;
    if not found then
      raise foreign_key_violation using message = 'no such client', constraint = 'session_client_exists';
    end if;
    if worker_person = client_person then
      raise check_violation using message = 'booked with himself', constraint = 'session_two_people';
    end if;
  end if;

  if new.session_date is null then
    new.weeks := weeks_between(new.starts_on, new.ends_on, new.day)
      - stand_in_weeks(new.client_id, new.worker_id, new.turn_id, new.day, new.time);
  else
    new.weeks := datemultirange(week_of(new.session_date));
    if new.deleted_at is null then
      update session set weeks = weeks - new.weeks
      where session_date is null and deleted_at is null and weeks && new.weeks
        and client_id = new.client_id and worker_id = new.worker_id and turn_id = new.turn_id and day = new.day and time = new.time;
    end if;
  end if;
  return new;
end $$;
create trigger place_session
  before insert or update of client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, deleted_at
  on session for each row execute function place_session();

-- A stand-in that leaves its place gives the week back to the standing session; refused (worker_busy, client_busy) when the slot has been taken meanwhile.
create function give_week_back() returns trigger language plpgsql as $$
begin
  update session set weeks = weeks + old.weeks
  where session_date is null and deleted_at is null and weeks_between(starts_on, ends_on, day) @> old.weeks
    and client_id = old.client_id and worker_id = old.worker_id and turn_id = old.turn_id and day = old.day and time = old.time;
  return null;
end $$;
create trigger give_week_back
  after update of client_id, worker_id, turn_id, day, time, session_date, deleted_at on session for each row
  when (old.session_date is not null and old.deleted_at is null and (new.deleted_at is not null
    or (new.client_id, new.worker_id, new.turn_id, new.session_date, new.time) is distinct from (old.client_id, old.worker_id, old.turn_id, old.session_date, old.time)))
  execute function give_week_back();
