-- What every table below builds on. Written to PostgreSQL 15; the embedded engine runs the same files.

create extension if not exists btree_gist; -- exclusion constraints over ids

-- Text as it is searched: without accents and in lower case ('Núñez' is found by 'nunez').
create function plain_text(written text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(written, nfd), '[\u0300-\u036f]', '', 'g'));

-- Text as Spanish orders it, to be compared byte by byte (collate "C"): accents do not count, and ñ is a letter of its own after n.
-- The embedded engine has no Spanish collation, so that both engines order by this.
create function spanish_order(written text) returns text
  language sql immutable parallel safe
  return plain_text(replace(replace(normalize(written, nfc), 'ñ', 'n~'), 'Ñ', 'n~'));

-- Two changes of one row never share their updated_at, however fast they follow: who holds the older one is told so.
create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 millisecond');
  return new;
end $$;
