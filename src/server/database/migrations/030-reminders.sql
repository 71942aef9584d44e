-- A row says when staff last reminded the client of a session on one date. It is keyed like an exception, so that an occurrence has it without becoming one.
create table session_reminder (
  client_id uuid not null references client,
  worker_id uuid not null references worker,
  turn_id uuid not null references turn,
  session_date date not null,
  time smallint not null,
  reminded_at timestamptz(3) not null,
  primary key (client_id, worker_id, turn_id, session_date, time)
);
