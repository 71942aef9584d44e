-- A row says what a client must be told about a change of sessions, until staff have told it. The text is made when it is read.
create table message (
  id uuid primary key,
  client_id uuid not null references client,
  kind text not null check (kind in ('moved', 'changed-hours', 'changed-worker', 'postponed', 'canceled', 'ended', 'restored')),
  state text not null default 'to-tell' check (state in ('to-tell', 'told', 'dropped')),
  -- What became of which appointments, as src/domain/appointments.ts has it.
  changes jsonb not null,
  created_at timestamptz(3) not null,
  told_at timestamptz(3),
  told_by uuid references app_user,
  check ((state = 'told') = (told_at is not null) and (told_at is null) = (told_by is null))
);

create index message_by_state on message (state, created_at, id);
create index message_of_client on message (client_id, state);

create trigger write_history after insert or update or delete on message for each row execute function write_history('message', 'id');
