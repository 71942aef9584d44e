-- A series lasts until its last date: the day on which it ends is often another weekday, and its last dates may be canceled.

create function last_date_of(weeks datemultirange, day int) returns date
language sql immutable parallel safe
return case when isempty(weeks) then '-infinity' else coalesce(upper(weeks) - 7 + day, 'infinity') end;

create or replace function find_upcoming_until(client uuid) returns date
language sql stable
return coalesce(
  (
    select max(last_date_of(weeks, day)) from session
    where client_id = client and deleted_at is null and state in ('pending', 'confirmed')
  ),
  '-infinity'
);

create or replace function keep_upcoming_until() returns trigger
language plpgsql as $$
declare
  new_until date := last_date_of(new.weeks, new.day);
begin
  if tg_op = 'INSERT' then
    -- The trigger place_session holds the lock of the person, so no other change of this client's sessions runs at the same time.
    update client_upcoming set until = new_until where client_id = new.client_id and until < new_until;
    return null;
  end if;
  -- The statement after the lock sees what another change of this client's sessions has committed meanwhile.
  perform from client_upcoming where client_id in (old.client_id, new.client_id) order by client_id for no key update;
  update client_upcoming set until = find_upcoming_until(client_id) where client_id in (old.client_id, new.client_id);
  return null;
end $$;

drop trigger keep_changed_upcoming_until on session;

create trigger keep_changed_upcoming_until after update of client_id, day, session_date, starts_on, ends_on, weeks, state, deleted_at on session
for each row when (
  (old.client_id, last_date_of(old.weeks, old.day), old.state in ('pending', 'confirmed'), old.deleted_at is null)
  is distinct from (new.client_id, last_date_of(new.weeks, new.day), new.state in ('pending', 'confirmed'), new.deleted_at is null)
)
execute function keep_upcoming_until();

lock table client, session in share row exclusive mode;

update client_upcoming set until = find_upcoming_until(client_id) where until <> find_upcoming_until(client_id);
