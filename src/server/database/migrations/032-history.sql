-- The history says who changed what. Triggers write it, so that no write can forget it: one row for each change of a record, in the same transaction.
create table history (
  id uuid primary key,
  at timestamptz(3) not null,
  -- Null for changes by the server itself.
  user_id uuid,
  user_name text,
  operation text,
  correlation_id text,
  kind text not null,
  record_id uuid not null,
  -- The clients and workers whom the change is about.
  people uuid[] not null,
  -- The record without empty columns. Null before it was created and after it was deleted.
  before jsonb,
  after jsonb
);

create index history_of_record on history (record_id, id);
create index history_of_user on history (user_id, id) where user_id is not null;
create index history_of_person on history using gin (people);

-- A UUID of version 7: sorted by id, the rows of the history are in the order in which they were written, to the microsecond.
create function create_history_id(written_at timestamptz) returns uuid
language plpgsql as $$
declare
  microseconds bigint := extract(epoch from written_at) * 1000000;
begin
  return encode(
    substring(int8send(microseconds / 1000) from 3)
    || int2send((28672 + microseconds % 1000 * 4096 / 1000)::smallint)
    || substring(uuid_send(gen_random_uuid()) from 9),
    'hex'
  )::uuid;
end $$;

-- Adds a row to the history. The author is what the server has set for the transaction: { user_id, user_name, operation, correlation_id }.
create function add_history(kind text, record_id uuid, people uuid[], before jsonb, after jsonb, author jsonb) returns void
language plpgsql as $$
declare
  written_at timestamptz := clock_timestamp();
begin
  insert into history (id, at, user_id, user_name, operation, correlation_id, kind, record_id, people, before, after)
  values (
    create_history_id(written_at), written_at, (author ->> 'user_id')::uuid, author ->> 'user_name', author ->> 'operation', author ->> 'correlation_id',
    kind, record_id, people, before, after
  );
end $$;

create function read_author() returns jsonb
language sql stable
return coalesce(nullif(current_setting('turnos.author', true), '')::jsonb, '{}');

-- Writes a change to the history. Arguments: the kind of the record, the column with its id, and a column that is secret: of that one, only that it
-- changed is written. A change of nothing but times and columns that the database computes is none.
create function write_history() returns trigger
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
  perform add_history(tg_argv[0], record_id, people, before, after, read_author());
  return null;
end $$;

-- Writes a sign-in to the history. Its author is whoever signs in.
create function write_sign_in() returns trigger
language plpgsql as $$
begin
  perform add_history('sign-in', new.user_id, '{}', null, '{}', read_author() || (
    select jsonb_build_object('user_id', id, 'user_name', name) from app_user where id = new.user_id
  ));
  return null;
end $$;

create trigger write_history after insert or update or delete on person for each row execute function write_history('person', 'id');
create trigger write_history after insert or update or delete on client for each row execute function write_history('client', 'id');
create trigger write_history after insert or update or delete on worker for each row execute function write_history('worker', 'id');
create trigger write_history after insert or update or delete on schedule for each row execute function write_history('schedule', 'id');
create trigger write_history after insert or update or delete on turn for each row execute function write_history('turn', 'id');
create trigger write_history after insert or update or delete on session for each row execute function write_history('session', 'id');
create trigger write_history after insert or update or delete on role for each row execute function write_history('role', 'id');
create trigger write_history after insert or update or delete on role_access for each row execute function write_history('role', 'role_id');
create trigger write_history after insert or update or delete on app_user for each row execute function write_history('user', 'id', 'password_hash');
create trigger write_history after insert or update or delete on user_role for each row execute function write_history('user', 'user_id');
create trigger write_history after insert or update or delete on user_access for each row execute function write_history('user', 'user_id');
create trigger write_history after insert or update or delete on public_link for each row execute function write_history('public-link', 'id', 'url');
create trigger write_history after insert or update or delete on public_link_worker
for each row execute function write_history('public-link', 'public_link_id');
create trigger write_history after insert or update or delete on working_hours for each row execute function write_history('working-hours', 'worker_id');
create trigger write_history after insert or update or delete on absence for each row execute function write_history('absence', 'id');
create trigger write_history after insert or update or delete on waiting_entry for each row execute function write_history('waiting-entry', 'id');
create trigger write_history after insert or update or delete on session_reminder for each row execute function write_history('reminder', 'client_id');
create trigger write_history after insert on sign_in for each row execute function write_sign_in();
