-- A row holds what a user needs to sign in beside the password. The secret is stored as it is, because each code is computed from it: who reads the database or a backup
-- can compute codes, but still lacks the password.
create table second_factor (
  user_id uuid primary key references app_user,
  secret bytea not null,
  confirmed_at timestamptz(3), -- null until a code of the secret was entered: until then the password is enough
  last_step bigint not null default 0, -- the step of 30 seconds whose code was used last, so that none is used twice
  recovery_code_hashes bytea[] not null default '{}'
);

-- Writes to the history of the user that the second factor was set or removed, and that recovery codes were renewed or one was used, but nothing of what is
-- secret. Whoever uses a recovery code is not signed in yet, and so is named here.
create function write_second_factor() returns trigger
language plpgsql as $$
declare
  before jsonb := case when old.confirmed_at is not null then '{"second_factor": true}'::jsonb end;
  after jsonb := case when new.confirmed_at is not null then '{"second_factor": true}'::jsonb end;
  author jsonb := read_author();
begin
  if before = after and cardinality(new.recovery_code_hashes) < cardinality(old.recovery_code_hashes) then
    after := after || '{"recovery_code_used": true}';
    author := author || (select jsonb_build_object('user_id', id, 'user_name', name) from app_user where id = new.user_id);
  elsif before = after and new.recovery_code_hashes <> old.recovery_code_hashes then
    after := after || '{"recovery_codes_renewed": true}';
  end if;
  if before is distinct from after then
    perform add_history('user', coalesce(new.user_id, old.user_id), '{}', before, after, author);
  end if;
  return null;
end $$;

create trigger write_history after insert or update or delete on second_factor for each row execute function write_second_factor();
