-- Names of schedules, of the turns of a schedule, and of roles are unique without regard to case and accents. ñ is a letter of its own.

-- Of the names that are there twice, the oldest stays and the others get a number.
create function number_equal_names(kind text, scope text) returns void language plpgsql as $$
declare
  item record;
  candidate text;
  taken boolean;
  number int;
begin
  for item in execute format(
    'select id, name, scope from (
       select id, name, created_at, %2$s as scope,
         row_number() over (partition by %2$s, spanish_order(name) order by created_at, id) as position
       from %1$I where deleted_at is null) as named
     where position > 1 order by created_at, id', kind, scope)
  loop
    number := 2;
    loop
      candidate := rtrim(left(item.name, 90)) || ' (' || number || ')';
      execute format(
        'select exists (select from %1$I where deleted_at is null and %2$s is not distinct from $1 and spanish_order(name) = spanish_order($2))',
        kind, scope) into taken using item.scope, candidate;
      exit when not taken;
      number := number + 1;
    end loop;
    execute format('update %1$I set name = $1 where id = $2', kind) using candidate, item.id;
  end loop;
end $$;
select number_equal_names('schedule', 'null::uuid');
select number_equal_names('turn', 'schedule_id');
select number_equal_names('role', 'null::uuid');
drop function number_equal_names(text, text);

create unique index schedule_name on schedule ((spanish_order(name) collate "C")) where deleted_at is null;
create unique index role_name on role ((spanish_order(name) collate "C")) where deleted_at is null;
-- Checked when the transaction ends, so that two turns may exchange their names.
alter table turn add constraint turn_name exclude using btree (schedule_id with =, (spanish_order(name) collate "C") with =)
  where (deleted_at is null) deferrable initially deferred;
