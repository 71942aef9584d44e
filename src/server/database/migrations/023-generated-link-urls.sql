-- The urls that were generated for public links, as hashes. A link gets only a url that was generated within the last hour and never used, so that nobody
-- chooses one that can be guessed, or takes over the revoked url of another client. Used ones stay; the others are deleted when they have expired.
create table generated_link_url (
  url_hash bytea primary key,
  generated_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index generated_link_url_unused on generated_link_url (generated_at) where used_at is null;
