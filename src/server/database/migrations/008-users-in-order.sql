-- The list of users, by name as Spanish orders it: a page of it reads as many as it shows.
create index app_user_in_order on app_user ((spanish_order(name) collate "C"), id) where deleted_at is null;
