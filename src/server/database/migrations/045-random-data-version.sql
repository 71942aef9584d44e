-- Makes the version of the data a random one. The id of a transaction is given again where a database is put back to an earlier time, and a server that ran
-- meanwhile would take an answer that it has kept for a current one.
alter table data_version rename column version to transaction_id;
alter table data_version add column version uuid not null default gen_random_uuid();

-- Sets the version once in a transaction. It runs at commit, when the transaction has all its other locks: otherwise others could wait for this row, and it for
-- them.
create or replace function set_data_version() returns trigger
language plpgsql as $$
begin
  update data_version set version = gen_random_uuid(), transaction_id = pg_current_xact_id()::text::bigint
  where transaction_id <> pg_current_xact_id()::text::bigint;
  return null;
end $$;
