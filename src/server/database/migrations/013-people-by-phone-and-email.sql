-- People are also found by their e-mail and by the digits of their telephone.
alter table person drop column search_text;
alter table person add column search_text text not null generated always as (plain_text(
  name || ' ' || father_last_name || ' ' || mother_last_name || ' ' || document
    || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(email, '')
)) stored;
