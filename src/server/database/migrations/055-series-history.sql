-- Finds what the series of a client with a worker once were, among all entries of both.
create index history_of_series on history ((before ->> 'client_id'), (before ->> 'worker_id'))
  where kind = 'session' and not jsonb_exists(before, 'session_date');
