-- The records that one transaction changed are one change, with an id of its own: it can be shown and undone as a whole. Rows from before have none.
alter table history add column change_id uuid;
create index history_of_change on history (change_id, id) where change_id is not null;

-- A record that is deleted for good comes back with the time of its creation: a waiting list has the order of these times.
alter table history add column record_created_at timestamptz(3);

drop function add_history(text, uuid, uuid[], jsonb, jsonb, jsonb);

create function add_history(
  kind text, record_id uuid, people uuid[], before jsonb, after jsonb, author jsonb, record_created_at timestamptz default null
) returns void
language plpgsql as $$
declare
  written_at timestamptz := clock_timestamp();
begin
  insert into history (
    id, at, user_id, user_name, operation, correlation_id, kind, record_id, people, before, after, change_id, record_created_at
  )
  values (
    create_history_id(written_at), written_at, (author ->> 'user_id')::uuid, author ->> 'user_name', author ->> 'operation', author ->> 'correlation_id',
    kind, record_id, people, before, after, (author ->> 'change_id')::uuid, record_created_at
  );
end $$;

create or replace function write_history() returns trigger
language plpgsql as $$
declare
  hidden text[] := array[
    'id', tg_argv[1], tg_argv[2], 'created_at', 'updated_at', 'deleted_at', 'search_text', 'sort_key', 'user_type', 'minutes', 'weeks'
  ];
  old_row jsonb := case when tg_op <> 'INSERT' then jsonb_strip_nulls(to_jsonb(old)) end;
  new_row jsonb := case when tg_op <> 'DELETE' then jsonb_strip_nulls(to_jsonb(new)) end;
  before jsonb := case when not old_row ? 'deleted_at' then old_row - hidden end;
  after jsonb := case when not new_row ? 'deleted_at' then new_row - hidden end;
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
