-- Telephones of more than 15 digits were two numbers in one. They stay until somebody corrects them, and the lists find them without reading everybody.
create index person_with_bad_phone on person (id) where length(ltrim(phone, '+')) > 15;
create index client_with_bad_phone on client (id) where length(ltrim(guardian_phone, '+')) > 15;
