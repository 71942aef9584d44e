-- A row says what a client must be told about a change of sessions, until staff have told it. The text is made when it is read.
create table message (
  id uuid primary key,
  client_id uuid not null references client,
  kind text not null check (kind in ('moved', 'changed_hours', 'changed_worker', 'postponed', 'canceled', 'ended', 'restored')),
  state text not null default 'to_tell' check (state in ('to_tell', 'told', 'dropped')),
  -- What became of which appointments, as src/domain/appointments.ts has it.
  changes jsonb not null,
  -- The change of sessions that left it, and the later one by which it need not be told any more: one that changed the same sessions again, or an undo.
  change_id uuid not null default (read_author() ->> 'change_id')::uuid,
  replaced_by uuid,
  created_at timestamptz(3) not null,
  told_at timestamptz(3),
  told_by uuid references app_user,
  check ((state = 'told') = (told_at is not null) and (told_at is null) = (told_by is null))
);

create index message_by_state on message (state, created_at, id);
create index message_to_tell on message (client_id) where state = 'to_tell';
create index message_of_change on message (change_id);
create index message_replaced on message (replaced_by) where replaced_by is not null;

-- What people do with a message is in the history. What a change of sessions does with it is part of that change, and an undo of the change takes it back too.
create trigger write_history after update on message for each row
when (old.state <> new.state and old.replaced_by is null and new.replaced_by is null)
execute function write_history('message', 'id', 'changes');

create function notify_messages() returns trigger
language plpgsql as $$
begin
  perform pg_notify('turnos_changes', '{"kind": "message"}');
  return null;
end $$;

create trigger notify_messages after insert or update or delete on message for each statement execute function notify_messages();
