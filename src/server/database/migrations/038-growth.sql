-- Large clinics: the order of the clients stands beside them, so that an index has the clients of a page without those before it, and the dated sessions
-- are counted as they change.

alter table client add column sort_key text collate "C";

create function keep_sort_key() returns trigger
language plpgsql as $$
begin
  -- A deleted client keeps no name. When the person changes, the trigger touch_client_and_worker updates the client too.
  new.sort_key := (select sort_key from person where id = new.person_id and new.deleted_at is null);
  return new;
end $$;

-- The clients do not change for anybody who reads them.
alter table client disable trigger user;
update client set sort_key = person.sort_key from person where person.id = client.person_id and client.deleted_at is null;
alter table client enable trigger user;

create trigger keep_sort_key before insert or update on client for each row execute function keep_sort_key();

create index client_in_order on client (sort_key, id) where deleted_at is null;

-- Rows whose count has become 0 stay.
create table session_count (
  session_date date not null,
  worker_id uuid not null,
  state text not null,
  attended boolean,
  count int not null,
  constraint session_count_once unique nulls not distinct (session_date, worker_id, state, attended)
);

-- It runs at commit, so that others wait for its rows only that long, and after set_data_version, which runs first by its name: a transaction that holds the
-- row of data_version is the only one that changes counts, so no two wait for each other.
create function sum_sessions() returns trigger
language plpgsql as $$
begin
  insert into session_count as stored (session_date, worker_id, state, attended, count)
  select session_date, worker_id, state, attended, sum(change)
  from (values
    (old.session_date, old.worker_id, old.state, old.attended, old.deleted_at, -1),
    (new.session_date, new.worker_id, new.state, new.attended, new.deleted_at, 1)
  ) as counted (session_date, worker_id, state, attended, deleted_at, change)
  where session_date is not null and deleted_at is null
  group by session_date, worker_id, state, attended
  having sum(change) <> 0
  on conflict (session_date, worker_id, state, attended) do update set count = stored.count + excluded.count;
  return null;
end $$;

create constraint trigger sum_sessions after insert or delete or update of session_date, worker_id, state, attended, deleted_at on session
deferrable initially deferred for each row execute function sum_sessions();

lock table session in share row exclusive mode;

insert into session_count (session_date, worker_id, state, attended, count)
select session_date, worker_id, state, attended, count(*) from session
where session_date is not null and deleted_at is null
group by session_date, worker_id, state, attended;
