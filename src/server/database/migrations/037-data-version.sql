-- Names the last transaction that changed what lists of sessions are made of, so that an answer which is kept in memory is known to be current. It is the id of
-- the transaction and not a count, because data that are restored would count the same again for other changes.
create table data_version (
  version bigint not null
);
insert into data_version (version) values (0);

-- Names the transaction once. It runs at commit, when the transaction has all its other locks: otherwise others could wait for this row, and it for them.
create function set_data_version() returns trigger
language plpgsql as $$
begin
  update data_version set version = pg_current_xact_id()::text::bigint where version <> pg_current_xact_id()::text::bigint;
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
      'create constraint trigger set_data_version after insert or update or delete on %I
      deferrable initially deferred for each row execute function set_data_version()',
      name
    );
  end loop;
end $$;
