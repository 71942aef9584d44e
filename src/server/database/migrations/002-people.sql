create table person (
  id uuid primary key,
  name text not null check (name <> ''),
  father_last_name text not null check (father_last_name <> ''),
  mother_last_name text not null check (mother_last_name <> ''),
  email text,
  address text,
  phone text,
  birth_date date,
  gender boolean not null, -- true: masculino, false: femenino
  document text not null,
  document_type smallint not null constraint person_document_type check (document_type in (0, 1, 2)), -- DNI, PASAPORTE, RUC
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  search_text text not null generated always as
    (plain_text(name || ' ' || father_last_name || ' ' || mother_last_name || ' ' || document)) stored,
  sort_key text collate "C" not null generated always as
    (spanish_order(father_last_name || E'\t' || mother_last_name || E'\t' || name)) stored
);
create unique index person_document on person (document_type, upper(document)) where deleted_at is null;
create index person_in_order on person (sort_key, id) where deleted_at is null;

create table client (
  id uuid primary key,
  person_id uuid not null constraint client_person_exists references person,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index client_person on client (person_id) where deleted_at is null;
create index client_of_person on client (person_id);

create table worker (
  id uuid primary key,
  person_id uuid not null constraint worker_person_exists references person,
  -- 1 manager, 2 administrator, 3 intern, 4 psychologist, 5 therapist
  positions smallint[] not null constraint worker_positions check (cardinality(positions) > 0 and positions <@ '{1,2,3,4,5}'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index worker_person on worker (person_id) where deleted_at is null;
create index worker_of_person on worker (person_id);

create trigger touch before update on person for each row execute function touch();
create trigger touch before update on client for each row execute function touch();
create trigger touch before update on worker for each row execute function touch();

-- A client or worker is shown with its person, so that a change of the person is a change of both.
create function touch_client_and_worker() returns trigger language plpgsql as $$
begin
  update worker set updated_at = updated_at where person_id = new.id and deleted_at is null;
  update client set updated_at = updated_at where person_id = new.id and deleted_at is null;
  return null;
end $$;
create trigger touch_client_and_worker after update on person for each row execute function touch_client_and_worker();
