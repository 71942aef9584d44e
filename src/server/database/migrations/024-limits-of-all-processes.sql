-- The counters of the rate limits that all processes share, as the library rate-limiter-flexible reads and writes them; its own table has shorter keys. They
-- need not survive a crash, so they are not logged: counting costs no wait for the disk. Only processes on PostgreSQL use the table.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint -- milliseconds since 1970
);
