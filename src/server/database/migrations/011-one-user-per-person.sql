-- A person who is a client and a worker has one user, which signs in for both.
alter table app_user drop constraint app_user_kind;

-- A temporary password expires. One that was given out before this migration is valid for the full time from now on.
alter table app_user add column password_expires_at timestamptz(3);
update app_user set password_expires_at = now() + interval '7 days' where password_temporary;
