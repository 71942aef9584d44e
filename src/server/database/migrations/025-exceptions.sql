-- A dated session that replaces an occurrence of its series is called an exception everywhere else.
alter function stand_in_weeks rename to exception_weeks;

-- The same place_session, except that it calls the function by its new name.
do $$
begin
  execute replace(pg_get_functiondef('place_session'::regproc), 'stand_in_weeks', 'exception_weeks');
end $$;
