-- The tree of modules, and the access that each of them knows. Parents have none of their own.

insert into module (id, name, code, position) values
  (gen_random_uuid(), 'Agenda', 'agenda', 1),
  (gen_random_uuid(), 'Personas', 'people', 2),
  (gen_random_uuid(), 'Horarios', 'planning', 3),
  (gen_random_uuid(), 'Seguridad', 'security', 4);

insert into module (id, name, code, parent_id, position)
select gen_random_uuid(), child.name, child.code, parent.id, child.position
from (values
  ('agenda', 'sessions', 'Sesiones', 1),
  ('agenda', 'assists', 'Asistencias', 2),
  ('agenda', 'my_sessions', 'Mis sesiones', 3),
  ('people', 'clients', 'Clientes', 1),
  ('people', 'public_links', 'Enlaces públicos', 2),
  ('people', 'workers', 'Trabajadores', 3),
  ('planning', 'schedules', 'Horarios', 1),
  ('security', 'users', 'Usuarios', 1),
  ('security', 'roles', 'Roles', 2),
  ('security', 'access', 'Accesos', 3)
) as child (parent_code, code, name, position)
join module parent on parent.code = child.parent_code;

-- `mix` covers the other four of its module, and exists where all four do.
insert into access (id, name, code, module_id, type, position)
select gen_random_uuid(), kind.name || ' ' || lower(module.name), module.code || '.' || kind.type, module.id, kind.type, kind.position
from module
join (values ('read', 'Ver', 1), ('register', 'Registrar', 2), ('update', 'Cambiar', 3), ('delete', 'Eliminar', 4), ('mix', 'Todo en', 5)) as kind (type, name, position)
  on case module.code
    when 'assists' then kind.type = 'read'
    when 'my_sessions' then kind.type = 'update'
    when 'access' then kind.type in ('read', 'update')
    else true
  end
where module.parent_id is not null;
