-- A link is removed for good, not kept as deleted: nothing shall find it again.
create table public_link (
  id uuid primary key,
  client_id uuid not null constraint public_link_client_exists references client constraint public_link_client unique,
  schedule_id uuid not null constraint public_link_schedule_exists references schedule,
  url text not null constraint public_link_url unique constraint public_link_url_form check (url ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table public_link_worker (
  public_link_id uuid not null references public_link on delete cascade,
  worker_id uuid not null constraint public_link_worker_exists references worker,
  primary key (public_link_id, worker_id)
);
create index public_link_worker_by_worker on public_link_worker (worker_id);

create trigger touch before update on public_link for each row execute function touch();
