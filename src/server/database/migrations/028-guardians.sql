-- A client may have a guardian, who answers for them, and a standing note that staff write for each other.
alter table client add column guardian_name text;
alter table client add column guardian_phone text;
alter table client add column note text;
