-- People are found and sorted without regard to how an apostrophe, a hyphen or a blank is written: telephones write ’ where keyboards write '.
-- plain_text stays as it is, because unique indexes are built on it.

-- Takes apostrophes out of a plain text, and writes hyphens and blanks as one blank. A tab, which separates the parts of a name, stays.
create function unify_signs(plain text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    regexp_replace(plain, '[''`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]', '', 'g'),
    '[ \u00a0\u2000-\u200a\u202f\u3000\u2010-\u2015\u2212-]+', ' ', 'g');

-- Joins the particles that are also written with an apostrophe to the next word: 'd angelo' becomes 'dangelo'.
create function join_particles(unified text) returns text
  language sql immutable parallel safe
  return regexp_replace(unified, '(^|\s)(d|l|o|dell|dall|sant) (?=\S)', '\1\2', 'g');

-- Text as people are searched in it: as it is, and once more with joined particles where it has any.
create function searchable_text(written text) returns text
  language sql immutable parallel safe
  return unify_signs(plain_text(written))
    || case
         when unify_signs(plain_text(written)) ~ '(^|\s)(d|l|o|dell|dall|sant) \S'
         then E'\t' || join_particles(unify_signs(plain_text(written)))
         else ''
       end;

-- Names as Spanish orders them, to be compared byte by byte (collate "C").
create function name_order(written text) returns text
  language sql immutable parallel safe
  return join_particles(unify_signs(spanish_order(written)));

drop index person_in_order, person_without_document, app_user_in_order;
alter table person drop column search_text, drop column sort_key;
alter table person
  add column search_text text not null generated always as (searchable_text(
    name || E'\t' || father_last_name || E'\t' || mother_last_name || E'\t' || document
      || E'\t' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || E'\t' || coalesce(email, '')
  )) stored,
  add column sort_key text collate "C" not null generated always as
    (name_order(father_last_name || E'\t' || mother_last_name || E'\t' || name)) stored;
create index person_in_order on person (sort_key, id) where deleted_at is null;
create index person_without_document on person (sort_key, id) where deleted_at is null and document = '';
create index app_user_in_order on app_user ((name_order(name) collate "C"), id) where deleted_at is null;

-- The clients do not change for anybody who reads them.
alter table client disable trigger user;
update client set sort_key = person.sort_key from person
where person.id = client.person_id and client.deleted_at is null and client.sort_key is distinct from person.sort_key;
alter table client enable trigger user;
