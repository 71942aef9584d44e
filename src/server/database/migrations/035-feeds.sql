-- A feed is what a calendar program reads, with nothing but the token in its address: the sessions of a worker, or those that a public link shows as the
-- client's own. The token is kept as it is, like that of a link, because the address is shown again. A feed is removed for good: nothing shall find it again.
create table feed (
  token text primary key constraint feed_token_form check (token ~ '^[A-Za-z0-9_-]{22}$'),
  worker_id uuid unique references worker,
  public_link_id uuid unique references public_link on delete cascade,
  constraint feed_owner check (num_nonnulls(worker_id, public_link_id) = 1)
);

-- A link creates, renews and ends its feed, and has a history of its own.
create trigger write_history after insert or update on feed
for each row when (new.worker_id is not null) execute function write_history('feed', 'worker_id', 'token');
create trigger write_history_of_end after delete on feed
for each row when (old.worker_id is not null) execute function write_history('feed', 'worker_id', 'token');

-- Links that are there already get a feed. Of a UUID of version 4, the bytes 1 to 6 and 10 to 16 are random.
insert into feed (token, public_link_id)
select
  translate(
    rtrim(
      encode(
        substring(uuid_send(gen_random_uuid()) for 6) || substring(uuid_send(gen_random_uuid()) from 10)
        || substring(uuid_send(gen_random_uuid()) for 3),
        'base64'
      ),
      '='
    ),
    '+/', '-_'
  ),
  id
from public_link;
