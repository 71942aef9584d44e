-- A row says until when a client who is not deleted has active sessions: the last date, infinity for a series without end, and -infinity without any. Lists
-- of clients with and without upcoming sessions, and their counts, so need none of the sessions.
create table client_upcoming (
  client_id uuid primary key references client on delete cascade,
  until date not null
);

create function find_upcoming_until(client uuid) returns date
language sql stable
return coalesce(
  (
    select max(coalesce(session_date, ends_on, 'infinity')) from session
    where client_id = client and deleted_at is null and state in ('pending', 'confirmed')
  ),
  '-infinity'
);

insert into client_upcoming (client_id, until) select id, find_upcoming_until(id) from client where deleted_at is null;

create index client_upcoming_until on client_upcoming (until);

create function keep_client_upcoming() returns trigger
language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from client_upcoming where client_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into client_upcoming (client_id, until) values (new.id, '-infinity');
  end if;
  return null;
end $$;

create trigger keep_client_upcoming after insert or update of deleted_at on client
for each row execute function keep_client_upcoming();

create function keep_upcoming_until() returns trigger
language plpgsql as $$
declare
  new_until date := coalesce(new.session_date, new.ends_on, 'infinity');
begin
  if tg_op = 'INSERT' then
    update client_upcoming set until = new_until where client_id = new.client_id and until < new_until;
    return null;
  end if;
  -- The statement after the lock sees what another change of this client's sessions has committed meanwhile.
  perform from client_upcoming where client_id in (old.client_id, new.client_id) order by client_id for no key update;
  update client_upcoming set until = find_upcoming_until(client_id) where client_id in (old.client_id, new.client_id);
  return null;
end $$;

create trigger keep_upcoming_until after insert on session
for each row when (new.state in ('pending', 'confirmed') and new.deleted_at is null)
execute function keep_upcoming_until();

create trigger keep_changed_upcoming_until after update of client_id, session_date, ends_on, state, deleted_at on session
for each row when (
  (old.client_id, old.session_date, old.ends_on, old.state in ('pending', 'confirmed'), old.deleted_at is null)
  is distinct from (new.client_id, new.session_date, new.ends_on, new.state in ('pending', 'confirmed'), new.deleted_at is null)
)
execute function keep_upcoming_until();

create trigger keep_upcoming_until_of_removed after delete on session
for each row execute function keep_upcoming_until();

-- The canceled and postponed sessions, among which those are that nobody has rebooked.
create index session_freed on session (session_date) where deleted_at is null and state in ('canceled', 'postponed');
