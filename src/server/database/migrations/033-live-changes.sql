-- Tells every process of the server what has changed, when the change is committed. Every change writes a row of the history, so none is forgotten. A
-- message names the kind of the record and, for sessions, the dates that they are on: without `to` they have no end. The same message of one transaction
-- arrives once.
create function notify_change() returns trigger
language plpgsql as $$
declare
  first_date text;
  last_date text;
begin
  if new.kind in ('session', 'reminder', 'reply') then
    select min(coalesce(record ->> 'session_date', record ->> 'starts_on')),
      max(coalesce(record ->> 'session_date', record ->> 'ends_on', 'unlimited'))
    into first_date, last_date
    from unnest(array[new.before, new.after]) as record
    where record is not null;
  end if;
  perform pg_notify('turnos_changes', jsonb_strip_nulls(
    jsonb_build_object('kind', new.kind, 'from', first_date, 'to', nullif(last_date, 'unlimited'))
  )::text);
  return null;
end $$;

create trigger notify_change after insert on history for each row execute function notify_change();

-- Tells the processes that sign-ins have ended, so that they end their streams.
create function notify_sign_out() returns trigger
language plpgsql as $$
begin
  perform pg_notify('turnos_changes', '{"kind": "sign-in"}');
  return null;
end $$;

create trigger notify_sign_out after delete on sign_in for each row execute function notify_sign_out();
