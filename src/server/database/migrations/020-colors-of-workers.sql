-- A worker has a color for everybody: a number in the palette of twelve. Workers who are there already get theirs in the order of their registration.
alter table worker add column color smallint constraint worker_color check (color between 0 and 11);
update worker set color = numbered.position % 12
from (select id, row_number() over (partition by deleted_at is null order by created_at, id) - 1 as position from worker) as numbered
where numbered.id = worker.id;

-- The color that the fewest workers have; deleted ones do not count.
create function least_used_color() returns smallint language plpgsql as $$
begin
  -- Registrations follow each other from here on, so that two at the same time get different colors.
  perform pg_advisory_xact_lock(867386003);
  return (
    select palette.color from generate_series(0, 11) as palette (color)
    left join worker on worker.color = palette.color and worker.deleted_at is null
    group by palette.color order by count(worker.id), palette.color limit 1
  );
end $$;
alter table worker alter column color set not null, alter column color set default least_used_color();
