-- A user's name is compared in one Unicode form (NFKC) and with single blanks, so that it is stored like this. A name that would then be another user's, or
-- have an @, stays as it is until somebody changes it.
do $$
declare
  item record;
begin
  for item in
    select id, normalized from app_user, lateral (select regexp_replace(btrim(normalize(name, nfkc)), ' +', ' ', 'g') as normalized) as form
    where name <> normalized and deleted_at is null
    order by created_at, id
  loop
    begin
      update app_user set name = item.normalized where id = item.id;
    exception when unique_violation or check_violation then
      raise notice 'the user % keeps a name that cannot be normalized', item.id;
    end;
  end loop;
end $$;
