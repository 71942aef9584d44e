-- Many foreigners have one surname.
alter table person drop constraint person_mother_last_name_check;

-- Telephones are kept as their digits, with a leading + where there is one. What holds fewer digits than a number has stays as it was written.
update person set phone = regexp_replace(phone, '[^0-9+]', '', 'g')
where phone ~ '[^0-9+]' and length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 6;

-- An empty optional text counts as missing, and runs of blanks in names become one.
update person set email = nullif(email, ''), address = nullif(address, ''), phone = nullif(phone, '')
where '' in (email, address, phone);
update person set
  name = regexp_replace(name, '\s+', ' ', 'g'),
  father_last_name = regexp_replace(father_last_name, '\s+', ' ', 'g'),
  mother_last_name = regexp_replace(mother_last_name, '\s+', ' ', 'g')
where name || father_last_name || mother_last_name ~ '\s\s';
update session set note = null where note = '';
update role set code = nullif(code, '') where code = '';
update app_user set email = nullif(email, '') where email = '';
