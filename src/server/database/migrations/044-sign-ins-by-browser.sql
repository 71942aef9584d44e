-- Users see where they are signed in, and end what they do not know. The id names a sign-in without telling its token.
alter table sign_in add column id uuid not null default gen_random_uuid() constraint sign_in_id unique;
alter table sign_in add column browser text;
