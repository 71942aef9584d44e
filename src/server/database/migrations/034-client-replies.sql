-- A row says what the client answered, by the public link, about a session on one date. It is keyed like an exception, so that an occurrence has it without
-- becoming one.
create table session_reply (
  client_id uuid not null references client,
  worker_id uuid not null references worker,
  turn_id uuid not null references turn,
  session_date date not null,
  time smallint not null,
  reply text not null check (reply in ('confirmed', 'declined')),
  -- Where the reply confirmed the session, this is the session's updated_at of that moment: as long as both are equal, nobody has changed the session since.
  replied_at timestamptz(3) not null,
  primary key (client_id, worker_id, turn_id, session_date, time)
);

create index session_reply_by_date on session_reply (reply, session_date);

-- Ends the replies about dates on which a session has just ceased to take place: it was deleted, moved or shortened. A date that an exception gives back to
-- its series keeps the reply.
create function end_replies() returns trigger
language plpgsql as $$
begin
  delete from session_reply as reply
  where (reply.client_id, reply.worker_id, reply.turn_id, reply.time) = (old.client_id, old.worker_id, old.turn_id, old.time)
    and (reply.session_date = old.session_date or old.session_date is null)
    and not exists (
      select from session
      where session.deleted_at is null
        and (session.client_id, session.worker_id, session.turn_id, session.time) = (reply.client_id, reply.worker_id, reply.turn_id, reply.time)
        and (
          session.session_date = reply.session_date
          or session.session_date is null and session.day = extract(dow from reply.session_date)
            and reply.session_date between session.starts_on and coalesce(session.ends_on, 'infinity')
        )
    );
  return null;
end $$;

create trigger end_replies after update of client_id, worker_id, turn_id, day, time, session_date, starts_on, ends_on, deleted_at on session
for each row when (
  old.deleted_at is null and (
    new.deleted_at is not null
    or (old.client_id, old.worker_id, old.turn_id, old.day, old.time) <> (new.client_id, new.worker_id, new.turn_id, new.day, new.time)
    or (old.session_date, old.starts_on, old.ends_on) is distinct from (new.session_date, new.starts_on, new.ends_on)
  )
) execute function end_replies();

create trigger write_history after insert or update or delete on session_reply for each row execute function write_history('reply', 'client_id');
