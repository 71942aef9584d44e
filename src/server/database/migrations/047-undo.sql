-- A change may undo another one.
alter table history add column undoes uuid;
create index history_of_undone on history (undoes, id) where undoes is not null;

-- The rows of a change are read in their order, which is that of their ids. The clock of the embedded engine counts whole milliseconds, so each row of a
-- transaction is at least a microsecond after the one before.
create or replace function add_history(
  kind text, record_id uuid, people uuid[], before jsonb, after jsonb, author jsonb, record_created_at timestamptz default null
) returns void
language plpgsql as $$
declare
  written_at timestamptz := greatest(
    clock_timestamp(), nullif(current_setting('turnos.history_at', true), '')::timestamptz + interval '1 microsecond'
  );
begin
  perform set_config('turnos.history_at', written_at::text, true);
  insert into history (
    id, at, user_id, user_name, operation, correlation_id, kind, record_id, people, before, after, change_id, undoes, record_created_at
  )
  values (
    create_history_id(written_at), written_at, (author ->> 'user_id')::uuid, author ->> 'user_name', author ->> 'operation', author ->> 'correlation_id',
    kind, record_id, people, before, after, (author ->> 'change_id')::uuid, (author ->> 'undoes')::uuid, record_created_at
  );
end $$;

-- Returns a record as the history keeps it, or null for a deleted one. `id_column` has its id, and `secret_column` what is never kept.
create function to_history(record jsonb, id_column text, secret_column text default null) returns jsonb
language sql immutable parallel safe
return case when record ->> 'deleted_at' is null then jsonb_strip_nulls(record) - array[
  'id', id_column, secret_column, 'created_at', 'updated_at', 'deleted_at', 'search_text', 'sort_key', 'user_type', 'minutes', 'weeks'
] end;

create or replace function write_history() returns trigger
language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  before jsonb := to_history(old_row, tg_argv[1], tg_argv[2]);
  after jsonb := to_history(new_row, tg_argv[1], tg_argv[2]);
  record_id uuid := coalesce(new_row, old_row) ->> tg_argv[1];
  people uuid[];
begin
  if tg_op = 'UPDATE' and tg_argv[2] is not null and old_row -> tg_argv[2] is distinct from new_row -> tg_argv[2] then
    after := after || '{"renewed": true}';
  end if;
  if before is not distinct from after then
    return null;
  end if;
  if tg_argv[0] in ('client', 'worker') then
    people := array[record_id];
  elsif tg_argv[0] = 'person' then
    people := array(select id from client where person_id = record_id union all select id from worker where person_id = record_id);
  else
    people := array_remove(
      array[old_row ->> 'client_id', old_row ->> 'worker_id', new_row ->> 'client_id', new_row ->> 'worker_id']::uuid[], null
    );
  end if;
  perform add_history(
    tg_argv[0], record_id, people, before, after, read_author(), case when tg_op = 'DELETE' then (old_row ->> 'created_at')::timestamptz end
  );
  return null;
end $$;
