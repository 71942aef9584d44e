-- A new client often does not have the document at hand: it is the empty text then, and any number of clients have none.
drop index person_document;
create unique index person_document on person (document_type, upper(document)) where deleted_at is null and document <> '';
create index person_without_document on person (sort_key, id) where deleted_at is null and document = '';
