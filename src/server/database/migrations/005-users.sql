create table module (
  id uuid primary key,
  name text not null,
  code text not null constraint module_code unique,
  parent_id uuid references module,
  position smallint not null
);

create table access (
  id uuid primary key,
  name text not null,
  code text not null constraint access_code unique, -- <module>.<type>
  module_id uuid not null references module,
  type text not null constraint access_type check (type in ('read', 'register', 'update', 'delete', 'mix')),
  position smallint not null
);

create table role (
  id uuid primary key,
  name text not null check (name <> ''),
  code text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index role_code on role (lower(code)) where deleted_at is null;

create table role_access (
  role_id uuid not null constraint role_access_role_exists references role,
  access_id uuid not null constraint role_access_access_exists references access,
  primary key (role_id, access_id)
);

create table app_user (
  id uuid primary key,
  name text not null check (name <> '') constraint app_user_name_form check (position('@' in name) = 0),
  email text,
  client_id uuid constraint app_user_client_exists references client,
  worker_id uuid constraint app_user_worker_exists references worker,
  user_type text not null generated always as
    (case when worker_id is not null then 'worker' when client_id is not null then 'client' else 'staff' end) stored,
  password_hash text not null,
  password_temporary boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint app_user_kind check (client_id is null or worker_id is null)
);
create unique index app_user_name on app_user (lower(name)) where deleted_at is null;
create unique index app_user_email on app_user (lower(email)) where deleted_at is null;
create unique index app_user_client on app_user (client_id) where deleted_at is null;
create unique index app_user_worker on app_user (worker_id) where deleted_at is null;

create table user_role (
  user_id uuid not null constraint user_role_user_exists references app_user,
  role_id uuid not null constraint user_role_role_exists references role,
  primary key (user_id, role_id)
);
create index user_role_by_role on user_role (role_id);

create table user_access (
  user_id uuid not null constraint user_access_user_exists references app_user,
  access_id uuid not null constraint user_access_access_exists references access,
  primary key (user_id, access_id)
);

create table sign_in (
  token_hash bytea primary key, -- of the token in the cookie, which is stored nowhere
  user_id uuid not null references app_user,
  created_at timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now()
);
create index sign_in_of_user on sign_in (user_id);

create trigger touch before update on role for each row execute function touch();
create trigger touch before update on app_user for each row execute function touch();
