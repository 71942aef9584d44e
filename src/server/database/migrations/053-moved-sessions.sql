-- Where a session was before it moved: the session that it replaces, or the session itself, and the place of that one then.
alter table session
  add column moved_from_id uuid,
  add column moved_from_date date,
  add column moved_from_time smallint,
  add column moved_from_turn_id uuid,
  add constraint session_moved_from
    check (num_nulls(moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id) in (0, 4)),
  add constraint session_moved_from_dated check (moved_from_id is null or session_date is not null);
create index session_moved_from on session (moved_from_id) where moved_from_id is not null and deleted_at is null;

-- As before, with where the sessions were.
create or replace function apply_session_steps(steps jsonb) returns table (step int, code text, refused_by text, is_taken boolean)
language plpgsql as $$
declare
  item record;
  write record;
begin
  for item in select * from jsonb_to_recordset(steps) as (position int, writes jsonb, releases uuid[]) loop
    begin
      for write in select * from jsonb_to_recordset(item.writes) as (op text, id uuid, row jsonb) loop
        if write.op = 'insert' then
          insert into session (
            id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted,
            moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id
          )
          select
            write.id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted,
            moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id
          from jsonb_populate_record(null::session, write.row);
        elsif write.op = 'delete' then
          update session set deleted_at = now() where session.id = write.id;
        elsif write.row ?| array['client_id', 'ends_on'] then
          update session
          set (
            client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted,
            moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id
          ) = (
            select
              changed.client_id, changed.worker_id, changed.turn_id, changed.day, changed.time, changed.duration, changed.session_date,
              changed.starts_on, changed.ends_on, changed.state, changed.attended, changed.note, changed.accepted,
              changed.moved_from_id, changed.moved_from_date, changed.moved_from_time, changed.moved_from_turn_id
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
