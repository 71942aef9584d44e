-- Who has been deleted is booked by nobody anew; what was theirs goes on being written. So the database asks only of whom a change newly names, and a
-- date of a series can be marked although its people have been deleted since: what stands in for it gives them nothing that the series had not.
create or replace function place_session() returns trigger language plpgsql as $$
declare
  new_worker boolean := new.worker_id is distinct from old.worker_id;
  new_client boolean := new.client_id is distinct from old.client_id;
  worker_is record;
  client_is record;
begin
  -- Changes of one worker's or one client's sessions follow each other: a stand-in and its series see each other, two bookings of one slot do not
  -- wait for each other in a circle, and nobody is booked while being deleted. Workers before clients, always.
  perform from worker where id in (new.worker_id, old.worker_id) order by id for no key update;
  perform from client where id in (new.client_id, old.client_id) order by id for no key update;

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
