-- Counts the committed changes of what lists of sessions are made of, so that an answer which is kept in memory is known to be current.
create table data_version (
  version bigint not null
);
insert into data_version (version) values (0);

-- Counts a transaction once. It runs at commit, when the transaction has all its other locks: otherwise others could wait for this row, and it for them.
create function count_data_version() returns trigger
language plpgsql as $$
begin
  if current_setting('turnos.counted_transaction', true) is distinct from pg_current_xact_id()::text then
    perform set_config('turnos.counted_transaction', pg_current_xact_id()::text, true);
    update data_version set version = version + 1;
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'person', 'client', 'worker', 'app_user', 'schedule', 'turn', 'session', 'session_reminder', 'session_reply',
    'working_hours', 'absence', 'waiting_entry', 'public_link'
  ] loop
    execute format(
      'create constraint trigger count_data_version after insert or update or delete on %I
      deferrable initially deferred for each row execute function count_data_version()',
      name
    );
  end loop;
end $$;
