-- Applies the steps of a change of sessions in their order, each under a savepoint, and returns those that a constraint refuses. The slots that the steps leave
-- have been released before. A refused step takes its own slots again, so that what uses them is refused too; `is_taken` says that an earlier step has got one.
-- A step has a position, the writes { op: 'insert' | 'update' | 'delete', id, row }, whose rows leave out what stays as it is, and the sessions that it releases.
create function apply_session_steps(steps jsonb) returns table (step int, code text, refused_by text, is_taken boolean)
language plpgsql as $$
declare
  item record;
  write record;
begin
  for item in select * from jsonb_to_recordset(steps) as (position int, writes jsonb, releases uuid[]) loop
    begin
      for write in select * from jsonb_to_recordset(item.writes) as (op text, id uuid, row jsonb) loop
        if write.op = 'insert' then
          insert into session (id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted)
          select write.id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted
          from jsonb_populate_record(null::session, write.row);
        elsif write.op = 'delete' then
          update session set deleted_at = now() where session.id = write.id;
        elsif write.row ?| array['client_id', 'ends_on'] then
          update session
          set (client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted) = (
            select changed.client_id, changed.worker_id, changed.turn_id, changed.day, changed.time, changed.duration, changed.session_date,
              changed.starts_on, changed.ends_on, changed.state, changed.attended, changed.note, changed.accepted
            from jsonb_populate_record(session, write.row) as changed
          )
          where session.id = write.id;
        else
          update session
          set (state, attended, note, accepted) = (
            select changed.state, changed.attended, changed.note, changed.accepted from jsonb_populate_record(session, write.row) as changed
          )
          where session.id = write.id;
        end if;
      end loop;
    exception when integrity_constraint_violation then
      step := item.position;
      is_taken := false;
      get stacked diagnostics code = returned_sqlstate, refused_by = constraint_name;
      begin
        update session set state = state where session.id = any(item.releases);
      exception when exclusion_violation then
        is_taken := true;
      end;
      return next;
    end;
  end loop;
end $$;

drop function book_sessions(jsonb);

-- Keeps until when each client has sessions. The sessions of a client are looked through only when the one with the last date leaves it: a change of many sessions
-- would otherwise look through them at each of its steps.
create or replace function keep_upcoming_until() returns trigger
language plpgsql as $$
declare
  old_until date := case when old.state in ('pending', 'confirmed') and old.deleted_at is null then last_date_of(old.weeks, old.day) end;
  new_until date := case when new.state in ('pending', 'confirmed') and new.deleted_at is null then last_date_of(new.weeks, new.day) end;
begin
  -- The trigger place_session holds the lock of the person, so that no other change of this client's sessions runs at the same time. A statement after the lock sees
  -- what another change has committed meanwhile.
  perform from client_upcoming where client_id in (old.client_id, new.client_id) order by client_id for no key update;
  update client_upcoming set until = new_until where client_id = new.client_id and until < new_until;
  update client_upcoming set until = find_upcoming_until(client_id)
  where client_id = old.client_id and until = old_until and (new.client_id is distinct from old.client_id or new_until is null or new_until < old_until);
  return null;
end $$;
