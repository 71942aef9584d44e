-- What users have done with a key, so that a call that is sent again does not do it twice. Rows are deleted after a day.
create table idempotency_key (
  user_id uuid not null references app_user (id),
  -- The key itself is not stored: it is what the hash of the body cannot be computed without, which may have a password.
  key_hash bytea not null,
  operation text not null,
  -- Null once somebody was erased of whom the body may tell. It then is equal to any other.
  body_hash bytea,
  -- The ids of the records, in the form of the answer.
  answer jsonb not null,
  change_id uuid,
  at timestamptz(3) not null default now(),
  primary key (user_id, key_hash)
);
