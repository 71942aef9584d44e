-- Nobody is booked twice as a person: somebody who is a client and a worker has one time for both. So the database compares people, where it used to
-- compare workers with workers and clients with clients.

-- The times at which people are taken by active sessions, two rows for each session. Triggers of the sessions keep them.
create table session_person (
  session_id uuid not null references session on delete cascade,
  person_id uuid not null references person,
  minutes int4range not null,
  weeks datemultirange not null,
  primary key (session_id, person_id)
);

insert into session_person
select session.id, taken.person_id, session.minutes, session.weeks
from session
join client on client.id = session.client_id
join worker on worker.id = session.worker_id
cross join unnest(array[client.person_id, worker.person_id]) as taken (person_id)
where session.state in ('pending', 'confirmed') and session.deleted_at is null;

-- Two sessions may already need one person as a client and as a worker at the same time. Both stay as they are. The one that was booked first keeps the
-- time; the other one lacks these weeks here, so that a later change of its people, time, weeks or state is refused until the two no longer overlap.
update session_person as later
set weeks = later.weeks - overlapping.weeks
from (
  select second.session_id, second.person_id, range_agg(first.weeks) as weeks
  from session_person first
  join session first_session on first_session.id = first.session_id
  join session_person second on second.person_id = first.person_id and second.minutes && first.minutes and second.weeks && first.weeks
  join session second_session on second_session.id = second.session_id
  where first.person_id in (select person_id from client intersect select person_id from worker)
    and (first_session.created_at, first_session.id) < (second_session.created_at, second_session.id)
  group by second.session_id, second.person_id
) as overlapping
where overlapping.session_id = later.session_id and overlapping.person_id = later.person_id;

alter table session_person add constraint person_busy exclude using gist (person_id with =, minutes with &&, weeks with &&);
alter table session drop constraint worker_busy, drop constraint client_busy;

-- Before the change, because one statement can delete an exception together with the session that took its slot: the slot has to be free when
-- give_week_back runs. The name makes it follow place_session, which sets the weeks.
create function release_people() returns trigger language plpgsql as $$
begin
  delete from session_person where session_id = old.id;
  return new;
end $$;
create trigger release_people before update on session for each row
  when ((old.client_id, old.worker_id, old.day, old.time, old.duration, old.weeks, old.state in ('pending', 'confirmed'), old.deleted_at is null)
    is distinct from (new.client_id, new.worker_id, new.day, new.time, new.duration, new.weeks, new.state in ('pending', 'confirmed'), new.deleted_at is null))
  execute function release_people();

-- After the change, so that a session that breaks another constraint is refused for that. Rows that nothing released stay.
create function book_people() returns trigger language plpgsql as $$
begin
  insert into session_person
  select new.id, person_id, new.minutes, new.weeks
  from (select person_id from client where id = new.client_id union all select person_id from worker where id = new.worker_id) as taken
  on conflict (session_id, person_id) do nothing;
  return null;
end $$;
create trigger book_people
  after insert or update of client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, weeks, deleted_at
  on session for each row when (new.state in ('pending', 'confirmed') and new.deleted_at is null)
  execute function book_people();

-- The rows above name the person of a client or worker, who is the same for good.
create function keep_person() returns trigger language plpgsql as $$
begin
  raise exception 'a client or worker stays the same person';
end $$;
create trigger keep_person before update of person_id on client for each row when (old.person_id <> new.person_id) execute function keep_person();
create trigger keep_person before update of person_id on worker for each row when (old.person_id <> new.person_id) execute function keep_person();

-- As before, except that it locks the people themselves, so that changes of one person's sessions follow each other in both roles.
create or replace function place_session() returns trigger language plpgsql as $$
declare
  new_worker boolean := new.worker_id is distinct from old.worker_id;
  new_client boolean := new.client_id is distinct from old.client_id;
  worker_is record;
  client_is record;
begin
  -- An exception and its series see each other, two bookings of one slot do not wait for each other in a circle, and nobody is booked while being
  -- deleted. Everybody locks people in the order of their ids.
  perform from person
  where id in (
    select person_id from worker where id in (new.worker_id, old.worker_id)
    union all select person_id from client where id in (new.client_id, old.client_id)
  )
  order by id for no key update;

  if new_worker or new_client then
    select person_id, deleted_at is not null as deleted into worker_is from worker where id = new.worker_id;
    select person_id, deleted_at is not null as deleted into client_is from client where id = new.client_id;
    if (new_worker and coalesce(worker_is.deleted, true)) or (new_client and coalesce(client_is.deleted, true)) then
      if tg_op = 'UPDATE' or new.session_date is null or not exists (
        select from session where session_date is null and deleted_at is null
          and client_id = new.client_id and worker_id = new.worker_id and turn_id = new.turn_id and day = new.day and time = new.time
          and weeks_between(starts_on, ends_on, day) @> week_of(new.session_date)
      ) then
        if new_worker and coalesce(worker_is.deleted, true) then
          raise foreign_key_violation using message = 'no such worker', constraint = 'session_worker_exists';
        end if;
        raise foreign_key_violation using message = 'no such client', constraint = 'session_client_exists';
      end if;
    end if;
    if worker_is.person_id = client_is.person_id then
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
