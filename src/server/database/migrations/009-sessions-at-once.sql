-- Books sessions one after the other, each as if it were alone after those before it, and answers which a constraint has refused: it is the caller who
-- then takes them all back. In one call, because five hundred of them would be five hundred ways to the database and back.
create function book_sessions(wanted jsonb) returns table (id uuid, refused_by text) language plpgsql as $$
declare
  item record;
begin
  for item in
    select * from jsonb_to_recordset(wanted) as (
      id uuid, client_id uuid, worker_id uuid, turn_id uuid, day int, time int, duration int,
      session_date date, starts_on date, ends_on date, state text, attended boolean, note text)
  loop
    begin
      insert into session (id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note)
      values (item.id, item.client_id, item.worker_id, item.turn_id, item.day, item.time, item.duration,
        item.session_date, item.starts_on, item.ends_on, item.state, item.attended, item.note);
    exception when integrity_constraint_violation then
      id := item.id;
      get stacked diagnostics refused_by = constraint_name;
      return next;
    end;
  end loop;
end $$;
