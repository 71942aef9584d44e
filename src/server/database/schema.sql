-- Generated from the migrations by `npm run generate`: do not edit. It is read, and never run: the schema as the migrations leave it, each table
-- with its indexes and triggers, then the functions.

CREATE EXTENSION btree_gist;

CREATE TABLE migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migration_pkey PRIMARY KEY (name)
);

CREATE TABLE person (
  id uuid NOT NULL,
  name text NOT NULL,
  father_last_name text NOT NULL,
  mother_last_name text NOT NULL,
  email text,
  address text,
  phone text,
  birth_date date,
  gender boolean NOT NULL,
  document text NOT NULL,
  document_type smallint NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  search_text text GENERATED ALWAYS AS (searchable_text(((((((((((name || '	'::text) || father_last_name) || '	'::text) || mother_last_name) || '	'::text) || document) || '	'::text) || regexp_replace(COALESCE(phone, ''::text), '[^0-9]'::text, ''::text, 'g'::text)) || '	'::text) || COALESCE(email, ''::text)))) STORED NOT NULL,
  sort_key text COLLATE "C" GENERATED ALWAYS AS (name_order(((((father_last_name || '	'::text) || mother_last_name) || '	'::text) || name))) STORED NOT NULL,
  CONSTRAINT person_pkey PRIMARY KEY (id),
  CONSTRAINT person_document_type CHECK (document_type = ANY (ARRAY[0, 1, 2])),
  CONSTRAINT person_father_last_name_check CHECK (father_last_name <> ''::text),
  CONSTRAINT person_name_check CHECK (name <> ''::text)
);
CREATE UNIQUE INDEX person_document ON person USING btree (document_type, upper(document)) WHERE deleted_at IS NULL AND document <> ''::text;
CREATE INDEX person_in_order ON person USING btree (sort_key, id) WHERE deleted_at IS NULL;
CREATE INDEX person_with_bad_phone ON person USING btree (id) WHERE length(ltrim(phone, '+'::text)) > 15;
CREATE INDEX person_without_document ON person USING btree (sort_key, id) WHERE deleted_at IS NULL AND document = ''::text;
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON person DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON person FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER touch_client_and_worker AFTER UPDATE ON person FOR EACH ROW EXECUTE FUNCTION touch_client_and_worker();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON person FOR EACH ROW EXECUTE FUNCTION write_history('person', 'id');

CREATE TABLE client (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  guardian_name text,
  guardian_phone text,
  note text,
  sort_key text COLLATE "C",
  CONSTRAINT client_pkey PRIMARY KEY (id),
  CONSTRAINT client_person_exists FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX client_in_order ON client USING btree (sort_key, id) WHERE deleted_at IS NULL;
CREATE INDEX client_of_person ON client USING btree (person_id);
CREATE UNIQUE INDEX client_person ON client USING btree (person_id) WHERE deleted_at IS NULL;
CREATE INDEX client_with_bad_phone ON client USING btree (id) WHERE length(ltrim(guardian_phone, '+'::text)) > 15;
CREATE TRIGGER keep_client_upcoming AFTER INSERT OR UPDATE OF deleted_at ON client FOR EACH ROW EXECUTE FUNCTION keep_client_upcoming();
CREATE TRIGGER keep_person BEFORE UPDATE OF person_id ON client FOR EACH ROW WHEN (old.person_id <> new.person_id) EXECUTE FUNCTION keep_person();
CREATE TRIGGER keep_sort_key BEFORE INSERT OR UPDATE ON client FOR EACH ROW EXECUTE FUNCTION keep_sort_key();
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON client DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON client FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON client FOR EACH ROW EXECUTE FUNCTION write_history('client', 'id');

CREATE TABLE worker (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  positions smallint[] NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  color smallint DEFAULT least_used_color() NOT NULL,
  CONSTRAINT worker_pkey PRIMARY KEY (id),
  CONSTRAINT worker_person_exists FOREIGN KEY (person_id) REFERENCES person(id),
  CONSTRAINT worker_color CHECK (color >= 0 AND color <= 11),
  CONSTRAINT worker_positions CHECK (cardinality(positions) > 0 AND positions <@ '{1,2,3,4,5}'::smallint[])
);
CREATE INDEX worker_of_person ON worker USING btree (person_id);
CREATE UNIQUE INDEX worker_person ON worker USING btree (person_id) WHERE deleted_at IS NULL;
CREATE TRIGGER keep_person BEFORE UPDATE OF person_id ON worker FOR EACH ROW WHEN (old.person_id <> new.person_id) EXECUTE FUNCTION keep_person();
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON worker DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON worker FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON worker FOR EACH ROW EXECUTE FUNCTION write_history('worker', 'id');

CREATE TABLE schedule (
  id uuid NOT NULL,
  name text NOT NULL,
  session_duration smallint NOT NULL,
  break_duration smallint NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT schedule_pkey PRIMARY KEY (id),
  CONSTRAINT schedule_break_duration CHECK (break_duration >= 0 AND break_duration <= 240),
  CONSTRAINT schedule_name_check CHECK (name <> ''::text),
  CONSTRAINT schedule_session_duration CHECK (session_duration >= 5 AND session_duration <= 480)
);
CREATE UNIQUE INDEX schedule_name ON schedule USING btree (spanish_order(name) COLLATE "C") WHERE deleted_at IS NULL;
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON schedule DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON schedule FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON schedule FOR EACH ROW EXECUTE FUNCTION write_history('schedule', 'id');

CREATE TABLE turn (
  id uuid NOT NULL,
  schedule_id uuid NOT NULL,
  name text NOT NULL,
  start_time smallint NOT NULL,
  end_time smallint NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT turn_pkey PRIMARY KEY (id),
  CONSTRAINT turn_name EXCLUDE USING btree (schedule_id WITH =, spanish_order(name) COLLATE "C" WITH =) WHERE (deleted_at IS NULL) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT turn_overlap EXCLUDE USING gist (schedule_id WITH =, int4range(start_time::integer, end_time::integer) WITH &&) WHERE (deleted_at IS NULL) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT turn_schedule_exists FOREIGN KEY (schedule_id) REFERENCES schedule(id),
  CONSTRAINT turn_name_check CHECK (name <> ''::text),
  CONSTRAINT turn_times CHECK (start_time >= 0 AND end_time > start_time AND end_time <= 1440)
);
CREATE INDEX turn_of_schedule ON turn USING btree (schedule_id);
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON turn DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON turn FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON turn FOR EACH ROW EXECUTE FUNCTION write_history('turn', 'id');

CREATE TABLE session (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  turn_id uuid NOT NULL,
  day smallint NOT NULL,
  time smallint NOT NULL,
  duration smallint NOT NULL,
  session_date date,
  starts_on date,
  ends_on date,
  state text DEFAULT 'pending'::text NOT NULL,
  attended boolean,
  note text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  minutes int4range GENERATED ALWAYS AS (int4range(((day * 1440) + "time"), (((day * 1440) + "time") + duration))) STORED NOT NULL,
  weeks datemultirange NOT NULL,
  accepted text,
  moved_from_id uuid,
  moved_from_date date,
  moved_from_time smallint,
  moved_from_turn_id uuid,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_series EXCLUDE USING gist (client_id WITH =, worker_id WITH =, turn_id WITH =, day WITH =, "time" WITH =, weeks_between(starts_on, ends_on, day::integer) WITH &&) WHERE (session_date IS NULL AND deleted_at IS NULL),
  CONSTRAINT session_client_exists FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT session_turn_exists FOREIGN KEY (turn_id) REFERENCES turn(id),
  CONSTRAINT session_worker_exists FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT session_accepted_reason CHECK (accepted = ANY (ARRAY['hours'::text, 'absence'::text, 'closed'::text])),
  CONSTRAINT session_attended CHECK (attended IS NULL OR session_date IS NOT NULL),
  CONSTRAINT session_day CHECK (day >= 0 AND day <= 6),
  CONSTRAINT session_kind CHECK (session_date IS NULL AND starts_on IS NOT NULL OR session_date IS NOT NULL AND starts_on IS NULL AND ends_on IS NULL),
  CONSTRAINT session_moved_from CHECK (num_nulls(moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id) = ANY (ARRAY[0, 4])),
  CONSTRAINT session_moved_from_dated CHECK (moved_from_id IS NULL OR session_date IS NOT NULL),
  CONSTRAINT session_period CHECK (ends_on IS NULL OR NOT isempty(weeks_between(starts_on, ends_on, day::integer))),
  CONSTRAINT session_standing_state CHECK (session_date IS NOT NULL OR (state = ANY (ARRAY['pending'::text, 'confirmed'::text]))),
  CONSTRAINT session_state CHECK (state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'canceled'::text, 'postponed'::text])),
  CONSTRAINT session_time CHECK ("time" >= 0 AND duration > 0 AND ("time" + duration) <= 1440),
  CONSTRAINT session_weekday CHECK (session_date IS NULL OR day::numeric = EXTRACT(dow FROM session_date))
);
CREATE INDEX session_accepted ON session USING btree (worker_id) WHERE accepted IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX session_by_client ON session USING btree (client_id, session_date) WHERE deleted_at IS NULL;
CREATE INDEX session_by_date ON session USING btree (session_date, day, "time") WHERE deleted_at IS NULL;
CREATE INDEX session_by_turn ON session USING btree (turn_id, session_date) WHERE deleted_at IS NULL;
CREATE INDEX session_by_worker ON session USING btree (worker_id, session_date) WHERE deleted_at IS NULL;
CREATE INDEX session_freed ON session USING btree (session_date) WHERE deleted_at IS NULL AND (state = ANY (ARRAY['canceled'::text, 'postponed'::text]));
CREATE INDEX session_moved_from ON session USING btree (moved_from_id) WHERE moved_from_id IS NOT NULL AND deleted_at IS NULL;
CREATE UNIQUE INDEX session_once ON session USING btree (client_id, worker_id, turn_id, session_date, "time") WHERE session_date IS NOT NULL AND deleted_at IS NULL;
CREATE TRIGGER book_people AFTER INSERT OR UPDATE OF client_id, worker_id, turn_id, day, "time", duration, session_date, starts_on, ends_on, state, weeks, deleted_at ON session FOR EACH ROW WHEN ((new.state = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND new.deleted_at IS NULL) EXECUTE FUNCTION book_people();
CREATE TRIGGER end_replies AFTER UPDATE OF client_id, worker_id, turn_id, day, "time", session_date, starts_on, ends_on, deleted_at ON session FOR EACH ROW WHEN (old.deleted_at IS NULL AND (new.deleted_at IS NOT NULL OR old.client_id <> new.client_id OR old.worker_id <> new.worker_id OR old.turn_id <> new.turn_id OR old.day <> new.day OR old."time" <> new."time" OR old.session_date IS DISTINCT FROM new.session_date OR old.starts_on IS DISTINCT FROM new.starts_on OR old.ends_on IS DISTINCT FROM new.ends_on)) EXECUTE FUNCTION end_replies();
CREATE TRIGGER give_week_back AFTER UPDATE OF client_id, worker_id, turn_id, day, "time", session_date, deleted_at ON session FOR EACH ROW WHEN (old.session_date IS NOT NULL AND old.deleted_at IS NULL AND (new.deleted_at IS NOT NULL OR new.client_id IS DISTINCT FROM old.client_id OR new.worker_id IS DISTINCT FROM old.worker_id OR new.turn_id IS DISTINCT FROM old.turn_id OR new.session_date IS DISTINCT FROM old.session_date OR new."time" IS DISTINCT FROM old."time")) EXECUTE FUNCTION give_week_back();
CREATE TRIGGER keep_changed_upcoming_until AFTER UPDATE OF client_id, day, session_date, starts_on, ends_on, weeks, state, deleted_at ON session FOR EACH ROW WHEN (old.client_id IS DISTINCT FROM new.client_id OR last_date_of(old.weeks, old.day::integer) IS DISTINCT FROM last_date_of(new.weeks, new.day::integer) OR (old.state = ANY (ARRAY['pending'::text, 'confirmed'::text])) IS DISTINCT FROM (new.state = ANY (ARRAY['pending'::text, 'confirmed'::text])) OR (old.deleted_at IS NULL) IS DISTINCT FROM (new.deleted_at IS NULL)) EXECUTE FUNCTION keep_upcoming_until();
CREATE TRIGGER keep_upcoming_until AFTER INSERT ON session FOR EACH ROW WHEN ((new.state = ANY (ARRAY['pending'::text, 'confirmed'::text])) AND new.deleted_at IS NULL) EXECUTE FUNCTION keep_upcoming_until();
CREATE TRIGGER keep_upcoming_until_of_removed AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION keep_upcoming_until();
CREATE TRIGGER place_session BEFORE INSERT OR UPDATE OF client_id, worker_id, turn_id, day, "time", duration, session_date, starts_on, ends_on, state, deleted_at ON session FOR EACH ROW EXECUTE FUNCTION place_session();
CREATE TRIGGER release_people BEFORE UPDATE ON session FOR EACH ROW WHEN (old.client_id IS DISTINCT FROM new.client_id OR old.worker_id IS DISTINCT FROM new.worker_id OR old.day IS DISTINCT FROM new.day OR old."time" IS DISTINCT FROM new."time" OR old.duration IS DISTINCT FROM new.duration OR old.weeks IS DISTINCT FROM new.weeks OR (old.state = ANY (ARRAY['pending'::text, 'confirmed'::text])) IS DISTINCT FROM (new.state = ANY (ARRAY['pending'::text, 'confirmed'::text])) OR (old.deleted_at IS NULL) IS DISTINCT FROM (new.deleted_at IS NULL)) EXECUTE FUNCTION release_people();
CREATE TRIGGER release_removed_session AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION release_people();
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON session DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE CONSTRAINT TRIGGER sum_sessions AFTER INSERT OR DELETE OR UPDATE OF session_date, worker_id, state, attended, deleted_at ON session DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_sessions();
CREATE TRIGGER touch BEFORE UPDATE OF client_id, worker_id, turn_id, day, "time", duration, session_date, starts_on, ends_on, state, attended, note, deleted_at ON session FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON session FOR EACH ROW EXECUTE FUNCTION write_history('session', 'id');

CREATE TABLE module (
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  parent_id uuid,
  position smallint NOT NULL,
  CONSTRAINT module_pkey PRIMARY KEY (id),
  CONSTRAINT module_code UNIQUE (code),
  CONSTRAINT module_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES module(id)
);

CREATE TABLE access (
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  module_id uuid NOT NULL,
  type text NOT NULL,
  position smallint NOT NULL,
  CONSTRAINT access_pkey PRIMARY KEY (id),
  CONSTRAINT access_code UNIQUE (code),
  CONSTRAINT access_module_id_fkey FOREIGN KEY (module_id) REFERENCES module(id),
  CONSTRAINT access_type CHECK (type = ANY (ARRAY['read'::text, 'register'::text, 'update'::text, 'delete'::text, 'mix'::text]))
);

CREATE TABLE role (
  id uuid NOT NULL,
  name text NOT NULL,
  code text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  CONSTRAINT role_pkey PRIMARY KEY (id),
  CONSTRAINT role_name_check CHECK (name <> ''::text)
);
CREATE UNIQUE INDEX role_code ON role USING btree (lower(code)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX role_name ON role USING btree (spanish_order(name) COLLATE "C") WHERE deleted_at IS NULL;
CREATE TRIGGER touch BEFORE UPDATE ON role FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON role FOR EACH ROW EXECUTE FUNCTION write_history('role', 'id');

CREATE TABLE role_access (
  role_id uuid NOT NULL,
  access_id uuid NOT NULL,
  CONSTRAINT role_access_pkey PRIMARY KEY (role_id, access_id),
  CONSTRAINT role_access_access_exists FOREIGN KEY (access_id) REFERENCES access(id),
  CONSTRAINT role_access_role_exists FOREIGN KEY (role_id) REFERENCES role(id)
);
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON role_access FOR EACH ROW EXECUTE FUNCTION write_history('role', 'role_id');

CREATE TABLE app_user (
  id uuid NOT NULL,
  name text NOT NULL,
  email text,
  client_id uuid,
  worker_id uuid,
  user_type text GENERATED ALWAYS AS (
CASE
    WHEN (worker_id IS NOT NULL) THEN 'worker'::text
    WHEN (client_id IS NOT NULL) THEN 'client'::text
    ELSE 'staff'::text
END) STORED NOT NULL,
  password_hash text NOT NULL,
  password_temporary boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp(3) with time zone,
  password_expires_at timestamp(3) with time zone,
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_client_exists FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT app_user_worker_exists FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT app_user_name_check CHECK (name <> ''::text),
  CONSTRAINT app_user_name_form CHECK (POSITION(('@'::text) IN (name)) = 0)
);
CREATE UNIQUE INDEX app_user_client ON app_user USING btree (client_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX app_user_email ON app_user USING btree (lower(email)) WHERE deleted_at IS NULL;
CREATE INDEX app_user_in_order ON app_user USING btree (name_order(name) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX app_user_name ON app_user USING btree (lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX app_user_worker ON app_user USING btree (worker_id) WHERE deleted_at IS NULL;
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON app_user DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON app_user FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON app_user FOR EACH ROW EXECUTE FUNCTION write_history('user', 'id', 'password_hash');

CREATE TABLE user_role (
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  CONSTRAINT user_role_pkey PRIMARY KEY (user_id, role_id),
  CONSTRAINT user_role_role_exists FOREIGN KEY (role_id) REFERENCES role(id),
  CONSTRAINT user_role_user_exists FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX user_role_by_role ON user_role USING btree (role_id);
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON user_role FOR EACH ROW EXECUTE FUNCTION write_history('user', 'user_id');

CREATE TABLE user_access (
  user_id uuid NOT NULL,
  access_id uuid NOT NULL,
  CONSTRAINT user_access_pkey PRIMARY KEY (user_id, access_id),
  CONSTRAINT user_access_access_exists FOREIGN KEY (access_id) REFERENCES access(id),
  CONSTRAINT user_access_user_exists FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON user_access FOR EACH ROW EXECUTE FUNCTION write_history('user', 'user_id');

CREATE TABLE sign_in (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  browser text,
  CONSTRAINT sign_in_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sign_in_id UNIQUE (id),
  CONSTRAINT sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX sign_in_of_user ON sign_in USING btree (user_id);
CREATE TRIGGER notify_sign_out AFTER DELETE ON sign_in FOR EACH ROW EXECUTE FUNCTION notify_sign_out();
CREATE TRIGGER write_history AFTER INSERT ON sign_in FOR EACH ROW EXECUTE FUNCTION write_sign_in();

CREATE TABLE public_link (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  schedule_id uuid NOT NULL,
  url text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT public_link_pkey PRIMARY KEY (id),
  CONSTRAINT public_link_client UNIQUE (client_id),
  CONSTRAINT public_link_url UNIQUE (url),
  CONSTRAINT public_link_client_exists FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT public_link_schedule_exists FOREIGN KEY (schedule_id) REFERENCES schedule(id),
  CONSTRAINT public_link_url_form CHECK (url ~ '^[A-Za-z0-9_-]{22}$'::text)
);
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON public_link DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON public_link FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public_link FOR EACH ROW EXECUTE FUNCTION write_history('public-link', 'id', 'url');

CREATE TABLE public_link_worker (
  public_link_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  CONSTRAINT public_link_worker_pkey PRIMARY KEY (public_link_id, worker_id),
  CONSTRAINT public_link_worker_exists FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT public_link_worker_public_link_id_fkey FOREIGN KEY (public_link_id) REFERENCES public_link(id) ON DELETE CASCADE
);
CREATE INDEX public_link_worker_by_worker ON public_link_worker USING btree (worker_id);
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON public_link_worker FOR EACH ROW EXECUTE FUNCTION write_history('public-link', 'public_link_id');

CREATE TABLE known_address (
  user_id uuid NOT NULL,
  address text NOT NULL,
  signed_in_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT known_address_pkey PRIMARY KEY (user_id, address),
  CONSTRAINT known_address_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE session_person (
  session_id uuid NOT NULL,
  person_id uuid NOT NULL,
  minutes int4range NOT NULL,
  weeks datemultirange NOT NULL,
  CONSTRAINT session_person_pkey PRIMARY KEY (session_id, person_id),
  CONSTRAINT person_busy EXCLUDE USING gist (person_id WITH =, minutes WITH &&, weeks WITH &&)
);

CREATE TABLE generated_link_url (
  url_hash bytea NOT NULL,
  generated_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT generated_link_url_pkey PRIMARY KEY (url_hash)
);
CREATE INDEX generated_link_url_unused ON generated_link_url USING btree (generated_at) WHERE used_at IS NULL;

CREATE UNLOGGED TABLE rate_limit (
  key text NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);

CREATE TABLE working_hours (
  worker_id uuid NOT NULL,
  day smallint NOT NULL,
  start_time smallint NOT NULL,
  end_time smallint NOT NULL,
  from_date date,
  to_date date,
  CONSTRAINT working_hours_worker_exists FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT working_hours_dates CHECK (to_date >= from_date),
  CONSTRAINT working_hours_day CHECK (day >= 0 AND day <= 6),
  CONSTRAINT working_hours_times CHECK (start_time >= 0 AND end_time > start_time AND end_time <= 1440)
);
CREATE UNIQUE INDEX working_hours_once ON working_hours USING btree (worker_id, day, start_time, end_time, from_date, to_date) NULLS NOT DISTINCT;
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON working_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON working_hours FOR EACH ROW EXECUTE FUNCTION write_history('working-hours', 'worker_id');

CREATE TABLE absence (
  id uuid NOT NULL,
  worker_id uuid,
  from_date date NOT NULL,
  to_date date NOT NULL,
  start_time smallint,
  end_time smallint,
  reason text,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT absence_pkey PRIMARY KEY (id),
  CONSTRAINT absence_worker_exists FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT absence_dates CHECK ((to_date - from_date) >= 0 AND (to_date - from_date) <= 399),
  CONSTRAINT absence_times CHECK ((start_time IS NULL) = (end_time IS NULL) AND start_time >= 0 AND end_time > start_time AND end_time <= 1440)
);
CREATE INDEX absence_by_date ON absence USING btree (to_date);
CREATE INDEX absence_of_worker ON absence USING btree (worker_id, to_date);
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON absence DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE ON absence FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON absence FOR EACH ROW EXECUTE FUNCTION write_history('absence', 'id');

CREATE TABLE waiting_entry (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  schedule_id uuid,
  worker_ids uuid[] NOT NULL,
  days smallint[] NOT NULL,
  from_time smallint,
  to_time smallint,
  from_date date,
  until_date date,
  note text,
  session_id uuid,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT waiting_entry_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_entry_client_exists FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT waiting_entry_schedule_exists FOREIGN KEY (schedule_id) REFERENCES schedule(id),
  CONSTRAINT waiting_entry_session_exists FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE SET NULL,
  CONSTRAINT waiting_entry_dates CHECK (until_date >= from_date),
  CONSTRAINT waiting_entry_days CHECK (days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  CONSTRAINT waiting_entry_times CHECK (from_time >= 0 AND to_time <= 1440 AND to_time > from_time)
);
CREATE INDEX waiting_entry_in_order ON waiting_entry USING btree (created_at, id) WHERE session_id IS NULL;
CREATE INDEX waiting_entry_of_client ON waiting_entry USING btree (client_id) WHERE session_id IS NULL;
CREATE UNIQUE INDEX waiting_entry_of_session ON waiting_entry USING btree (session_id) WHERE session_id IS NOT NULL;
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON waiting_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER touch BEFORE UPDATE OF schedule_id, worker_ids, days, from_time, to_time, from_date, until_date, note ON waiting_entry FOR EACH ROW EXECUTE FUNCTION touch();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON waiting_entry FOR EACH ROW EXECUTE FUNCTION write_history('waiting-entry', 'id');

CREATE TABLE session_reminder (
  client_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  turn_id uuid NOT NULL,
  session_date date NOT NULL,
  time smallint NOT NULL,
  reminded_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT session_reminder_pkey PRIMARY KEY (client_id, worker_id, turn_id, session_date, "time"),
  CONSTRAINT session_reminder_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT session_reminder_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turn(id),
  CONSTRAINT session_reminder_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES worker(id)
);
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON session_reminder DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON session_reminder FOR EACH ROW EXECUTE FUNCTION write_history('reminder', 'client_id');

CREATE TABLE client_upcoming (
  client_id uuid NOT NULL,
  until date NOT NULL,
  CONSTRAINT client_upcoming_pkey PRIMARY KEY (client_id),
  CONSTRAINT client_upcoming_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE
);
CREATE INDEX client_upcoming_until ON client_upcoming USING btree (until);

CREATE TABLE history (
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  user_id uuid,
  user_name text,
  operation text,
  correlation_id text,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  people uuid[] NOT NULL,
  before jsonb,
  after jsonb,
  change_id uuid,
  record_created_at timestamp(3) with time zone,
  undoes uuid,
  CONSTRAINT history_pkey PRIMARY KEY (id)
);
CREATE INDEX history_of_change ON history USING btree (change_id, id) WHERE change_id IS NOT NULL;
CREATE INDEX history_of_person ON history USING gin (people);
CREATE INDEX history_of_record ON history USING btree (record_id, id);
CREATE INDEX history_of_series ON history USING btree ((before ->> 'client_id'::text), (before ->> 'worker_id'::text)) WHERE kind = 'session'::text AND NOT jsonb_exists(before, 'session_date'::text);
CREATE INDEX history_of_undone ON history USING btree (undoes, id) WHERE undoes IS NOT NULL;
CREATE INDEX history_of_user ON history USING btree (user_id, id) WHERE user_id IS NOT NULL;
CREATE TRIGGER notify_change AFTER INSERT ON history FOR EACH ROW EXECUTE FUNCTION notify_change();

CREATE TABLE session_reply (
  client_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  turn_id uuid NOT NULL,
  session_date date NOT NULL,
  time smallint NOT NULL,
  reply text NOT NULL,
  replied_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT session_reply_pkey PRIMARY KEY (client_id, worker_id, turn_id, session_date, "time"),
  CONSTRAINT session_reply_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT session_reply_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES turn(id),
  CONSTRAINT session_reply_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT session_reply_reply_check CHECK (reply = ANY (ARRAY['confirmed'::text, 'declined'::text]))
);
CREATE INDEX session_reply_by_date ON session_reply USING btree (reply, session_date);
CREATE CONSTRAINT TRIGGER set_data_version AFTER INSERT OR DELETE OR UPDATE ON session_reply DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION set_data_version();
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON session_reply FOR EACH ROW EXECUTE FUNCTION write_history('reply', 'client_id');

CREATE TABLE feed (
  token text NOT NULL,
  worker_id uuid,
  public_link_id uuid,
  CONSTRAINT feed_pkey PRIMARY KEY (token),
  CONSTRAINT feed_public_link_id_key UNIQUE (public_link_id),
  CONSTRAINT feed_worker_id_key UNIQUE (worker_id),
  CONSTRAINT feed_public_link_id_fkey FOREIGN KEY (public_link_id) REFERENCES public_link(id) ON DELETE CASCADE,
  CONSTRAINT feed_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES worker(id),
  CONSTRAINT feed_owner CHECK (num_nonnulls(worker_id, public_link_id) = 1),
  CONSTRAINT feed_token_form CHECK (token ~ '^[A-Za-z0-9_-]{22}$'::text)
);
CREATE TRIGGER write_history AFTER INSERT OR UPDATE ON feed FOR EACH ROW WHEN (new.worker_id IS NOT NULL) EXECUTE FUNCTION write_history('feed', 'worker_id', 'token');
CREATE TRIGGER write_history_of_end AFTER DELETE ON feed FOR EACH ROW WHEN (old.worker_id IS NOT NULL) EXECUTE FUNCTION write_history('feed', 'worker_id', 'token');

CREATE TABLE data_version (
  transaction_id bigint NOT NULL,
  version uuid DEFAULT gen_random_uuid() NOT NULL
);

CREATE TABLE session_count (
  session_date date NOT NULL,
  worker_id uuid NOT NULL,
  state text NOT NULL,
  attended boolean,
  count integer NOT NULL,
  CONSTRAINT session_count_once UNIQUE NULLS NOT DISTINCT (session_date, worker_id, state, attended)
);

CREATE TABLE second_factor (
  user_id uuid NOT NULL,
  secret bytea NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  recovery_code_hashes bytea[] DEFAULT '{}'::bytea[] NOT NULL,
  CONSTRAINT second_factor_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON second_factor FOR EACH ROW EXECUTE FUNCTION write_second_factor();

CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  operation text NOT NULL,
  body_hash bytea,
  answer jsonb NOT NULL,
  change_id uuid,
  at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key_hash),
  CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE message (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'to-tell'::text NOT NULL,
  changes jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  told_at timestamp(3) with time zone,
  told_by uuid,
  CONSTRAINT message_pkey PRIMARY KEY (id),
  CONSTRAINT message_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT message_told_by_fkey FOREIGN KEY (told_by) REFERENCES app_user(id),
  CONSTRAINT message_check CHECK ((state = 'told'::text) = (told_at IS NOT NULL) AND (told_at IS NULL) = (told_by IS NULL)),
  CONSTRAINT message_kind_check CHECK (kind = ANY (ARRAY['moved'::text, 'changed-hours'::text, 'changed-worker'::text, 'postponed'::text, 'canceled'::text, 'ended'::text, 'restored'::text])),
  CONSTRAINT message_state_check CHECK (state = ANY (ARRAY['to-tell'::text, 'told'::text, 'dropped'::text]))
);
CREATE INDEX message_by_state ON message USING btree (state, created_at, id);
CREATE INDEX message_of_client ON message USING btree (client_id, state);
CREATE TRIGGER write_history AFTER INSERT OR DELETE OR UPDATE ON message FOR EACH ROW EXECUTE FUNCTION write_history('message', 'id');

CREATE OR REPLACE FUNCTION plain_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(NORMALIZE(written, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION spanish_order(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN plain_text(replace(replace(NORMALIZE(written, NFC), 'ñ'::text, 'n~'::text), 'Ñ'::text, 'n~'::text));

CREATE OR REPLACE FUNCTION touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 millisecond');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION touch_client_and_worker()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update worker set updated_at = updated_at where person_id = new.id and deleted_at is null;
  update client set updated_at = updated_at where person_id = new.id and deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION week_of(at date)
 RETURNS daterange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN daterange((at - (EXTRACT(dow FROM at))::integer), ((at - (EXTRACT(dow FROM at))::integer) + 7));

CREATE OR REPLACE FUNCTION weeks_between(first date, last date, day integer)
 RETURNS datemultirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT datemultirange(daterange(weeks.opens, CASE WHEN (weeks_between.last IS NOT NULL) THEN GREATEST(weeks.opens, weeks.closes) ELSE NULL::date END)) AS datemultirange FROM (SELECT (lower(week_of(weeks_between.first)) + CASE WHEN ((weeks_between.day)::numeric < EXTRACT(dow FROM weeks_between.first)) THEN 7 ELSE 0 END) AS "?column?", (upper(week_of(weeks_between.last)) - CASE WHEN ((weeks_between.day)::numeric > EXTRACT(dow FROM weeks_between.last)) THEN 7 ELSE 0 END) AS "?column?") weeks(opens, closes));

CREATE OR REPLACE FUNCTION exception_weeks(client uuid, worker uuid, turn uuid, at_day integer, at_time integer)
 RETURNS datemultirange
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT range_agg(week_of(session.session_date)) AS range_agg FROM session WHERE ((session.session_date IS NOT NULL) AND (session.deleted_at IS NULL) AND (session.client_id = exception_weeks.client) AND (session.worker_id = exception_weeks.worker) AND (session.turn_id = exception_weeks.turn) AND (session.day = exception_weeks.at_day) AND (session."time" = exception_weeks.at_time))), '{}'::datemultirange);

CREATE OR REPLACE FUNCTION place_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  new_worker boolean := new.worker_id is distinct from old.worker_id;
  new_client boolean := new.client_id is distinct from old.client_id;
  worker_is record;
  client_is record;
begin
  -- An exception and its series see each other, two bookings of one slot do not wait for each other in a circle, and nobody is booked while being
  -- deleted. Everybody locks people in the order of their ids.
  perform from person
  where id in (
    select person_id from worker where id in (new.worker_id, old.worker_id)
    union all select person_id from client where id in (new.client_id, old.client_id)
  )
  order by id for no key update;

  if new_worker or new_client then
    select person_id, deleted_at is not null as deleted into worker_is from worker where id = new.worker_id;
    select person_id, deleted_at is not null as deleted into client_is from client where id = new.client_id;
    if (new_worker and coalesce(worker_is.deleted, true)) or (new_client and coalesce(client_is.deleted, true)) then
      if tg_op = 'UPDATE' or new.session_date is null or not exists (
        select from session where session_date is null and deleted_at is null
          and client_id = new.client_id and worker_id = new.worker_id and turn_id = new.turn_id and day = new.day and time = new.time
          and weeks_between(starts_on, ends_on, day) @> week_of(new.session_date)
      ) then
        if new_worker and coalesce(worker_is.deleted, true) then
          raise foreign_key_violation using message = 'no such worker', constraint = 'session_worker_exists';
        end if;
        raise foreign_key_violation using message = 'no such client', constraint = 'session_client_exists';
      end if;
    end if;
    if worker_is.person_id = client_is.person_id then
      raise check_violation using message = 'booked with himself', constraint = 'session_two_people';
    end if;
  end if;

  if new.session_date is null then
    new.weeks := weeks_between(new.starts_on, new.ends_on, new.day)
      - exception_weeks(new.client_id, new.worker_id, new.turn_id, new.day, new.time);
  else
    new.weeks := datemultirange(week_of(new.session_date));
    if new.deleted_at is null then
      update session set weeks = weeks - new.weeks
      where session_date is null and deleted_at is null and weeks && new.weeks
        and client_id = new.client_id and worker_id = new.worker_id and turn_id = new.turn_id and day = new.day and time = new.time;
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION give_week_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update session set weeks = weeks + old.weeks
  where session_date is null and deleted_at is null and weeks_between(starts_on, ends_on, day) @> old.weeks
    and client_id = old.client_id and worker_id = old.worker_id and turn_id = old.turn_id and day = old.day and time = old.time;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION release_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from session_person where session_id = old.id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION book_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into session_person
  select new.id, person_id, new.minutes, new.weeks
  from (select person_id from client where id = new.client_id union all select person_id from worker where id = new.worker_id) as taken
  on conflict (session_id, person_id) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a client or worker stays the same person';
end $function$;

CREATE OR REPLACE FUNCTION least_used_color()
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
begin
  -- Registrations follow each other from here on, so that two at the same time get different colors.
  perform pg_advisory_xact_lock(867386003);
  return (
    select palette.color from generate_series(0, 11) as palette (color)
    left join worker on worker.color = palette.color and worker.deleted_at is null
    group by palette.color order by count(worker.id), palette.color limit 1
  );
end $function$;

CREATE OR REPLACE FUNCTION find_upcoming_until(client uuid)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT max(last_date_of(session.weeks, (session.day)::integer)) AS max FROM session WHERE ((session.client_id = find_upcoming_until.client) AND (session.deleted_at IS NULL) AND (session.state = ANY (ARRAY['pending'::text, 'confirmed'::text])))), '-infinity'::date);

CREATE OR REPLACE FUNCTION keep_client_upcoming()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.deleted_at is not null then
    delete from client_upcoming where client_id = new.id;
  else
    insert into client_upcoming (client_id, until) values (new.id, find_upcoming_until(new.id)) on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_upcoming_until()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  old_until date := case when old.state in ('pending', 'confirmed') and old.deleted_at is null then last_date_of(old.weeks, old.day) end;
  new_until date := case when new.state in ('pending', 'confirmed') and new.deleted_at is null then last_date_of(new.weeks, new.day) end;
begin
  -- The trigger place_session holds the lock of the person, so that no other change of this client's sessions runs at the same time. A statement after the lock sees
  -- what another change has committed meanwhile.
  perform from client_upcoming where client_id in (old.client_id, new.client_id) order by client_id for no key update;
  update client_upcoming set until = new_until where client_id = new.client_id and until < new_until;
  update client_upcoming set until = find_upcoming_until(client_id)
  where client_id = old.client_id and until = old_until and (new.client_id is distinct from old.client_id or new_until is null or new_until < old_until);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION create_history_id(written_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  microseconds bigint := extract(epoch from written_at) * 1000000;
begin
  return encode(
    substring(int8send(microseconds / 1000) from 3)
    || int2send((28672 + microseconds % 1000 * 4096 / 1000)::smallint)
    || substring(uuid_send(gen_random_uuid()) from 9),
    'hex'
  )::uuid;
end $function$;

CREATE OR REPLACE FUNCTION read_author()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN COALESCE((NULLIF(current_setting('turnos.author'::text, true), ''::text))::jsonb, '{}'::jsonb);

CREATE OR REPLACE FUNCTION write_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  before jsonb := to_history(old_row, tg_argv[1], tg_argv[2]);
  after jsonb := to_history(new_row, tg_argv[1], tg_argv[2]);
  record_id uuid := coalesce(new_row, old_row) ->> tg_argv[1];
  people uuid[];
begin
  if tg_op = 'UPDATE' and tg_argv[2] is not null and old_row -> tg_argv[2] is distinct from new_row -> tg_argv[2] then
    after := after || '{"renewed": true}';
  end if;
  if before is not distinct from after then
    return null;
  end if;
  if tg_argv[0] in ('client', 'worker') then
    people := array[record_id];
  elsif tg_argv[0] = 'person' then
    people := array(select id from client where person_id = record_id union all select id from worker where person_id = record_id);
  else
    people := array_remove(
      array[old_row ->> 'client_id', old_row ->> 'worker_id', new_row ->> 'client_id', new_row ->> 'worker_id']::uuid[], null
    );
  end if;
  perform add_history(
    tg_argv[0], record_id, people, before, after, read_author(), case when tg_op = 'DELETE' then (old_row ->> 'created_at')::timestamptz end
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_history('sign-in', new.user_id, '{}', null, '{}', read_author() || (
    select jsonb_build_object('user_id', id, 'user_name', name) from app_user where id = new.user_id
  ));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION notify_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  first_date text;
  last_date text;
begin
  if new.kind in ('session', 'reminder', 'reply') then
    select min(coalesce(record ->> 'session_date', record ->> 'starts_on')),
      max(coalesce(record ->> 'session_date', record ->> 'ends_on', 'unlimited'))
    into first_date, last_date
    from unnest(array[new.before, new.after]) as record
    where record is not null;
  end if;
  perform pg_notify('turnos_changes', jsonb_strip_nulls(
    jsonb_build_object('kind', new.kind, 'from', first_date, 'to', nullif(last_date, 'unlimited'))
  )::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION notify_sign_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('turnos_changes', '{"kind": "sign-in"}');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_replies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from session_reply as reply
  where (reply.client_id, reply.worker_id, reply.turn_id, reply.time) = (old.client_id, old.worker_id, old.turn_id, old.time)
    and (reply.session_date = old.session_date or old.session_date is null)
    and not exists (
      select from session
      where session.deleted_at is null
        and (session.client_id, session.worker_id, session.turn_id, session.time) = (reply.client_id, reply.worker_id, reply.turn_id, reply.time)
        and (
          session.session_date = reply.session_date
          or session.session_date is null and session.day = extract(dow from reply.session_date)
            and reply.session_date between session.starts_on and coalesce(session.ends_on, 'infinity')
        )
    );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION last_date_of(weeks datemultirange, day integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN isempty(weeks) THEN '-infinity'::date ELSE COALESCE(((upper(weeks) - 7) + day), 'infinity'::date) END;

CREATE OR REPLACE FUNCTION set_data_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update data_version set version = gen_random_uuid(), transaction_id = pg_current_xact_id()::text::bigint
  where transaction_id <> pg_current_xact_id()::text::bigint;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_sort_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A deleted client keeps no name. When the person changes, the trigger touch_client_and_worker updates the client too.
  new.sort_key := (select sort_key from person where id = new.person_id and new.deleted_at is null);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION sum_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into session_count as stored (session_date, worker_id, state, attended, count)
  select session_date, worker_id, state, attended, sum(change)
  from (values
    (old.session_date, old.worker_id, old.state, old.attended, old.deleted_at, -1),
    (new.session_date, new.worker_id, new.state, new.attended, new.deleted_at, 1)
  ) as counted (session_date, worker_id, state, attended, deleted_at, change)
  where session_date is not null and deleted_at is null
  group by session_date, worker_id, state, attended
  having sum(change) <> 0
  on conflict (session_date, worker_id, state, attended) do update set count = stored.count + excluded.count;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_second_factor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := case when old.confirmed_at is not null then '{"second_factor": true}'::jsonb end;
  after jsonb := case when new.confirmed_at is not null then '{"second_factor": true}'::jsonb end;
  author jsonb := read_author();
begin
  if before = after and cardinality(new.recovery_code_hashes) < cardinality(old.recovery_code_hashes) then
    after := after || '{"recovery_code_used": true}';
    author := author || (select jsonb_build_object('user_id', id, 'user_name', name) from app_user where id = new.user_id);
  elsif before = after and new.recovery_code_hashes <> old.recovery_code_hashes then
    after := after || '{"recovery_codes_renewed": true}';
  end if;
  if before is distinct from after then
    perform add_history('user', coalesce(new.user_id, old.user_id), '{}', before, after, author);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION add_history(kind text, record_id uuid, people uuid[], before jsonb, after jsonb, author jsonb, record_created_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  written_at timestamptz := greatest(
    clock_timestamp(), nullif(current_setting('turnos.history_at', true), '')::timestamptz + interval '1 microsecond'
  );
begin
  perform set_config('turnos.history_at', written_at::text, true);
  insert into history (
    id, at, user_id, user_name, operation, correlation_id, kind, record_id, people, before, after, change_id, undoes, record_created_at
  )
  values (
    create_history_id(written_at), written_at, (author ->> 'user_id')::uuid, author ->> 'user_name', author ->> 'operation', author ->> 'correlation_id',
    kind, record_id, people, before, after, (author ->> 'change_id')::uuid, (author ->> 'undoes')::uuid, record_created_at
  );
end $function$;

CREATE OR REPLACE FUNCTION to_history(record jsonb, id_column text, secret_column text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((record ->> 'deleted_at'::text) IS NULL) THEN (jsonb_strip_nulls(record) - ARRAY['id'::text, id_column, secret_column, 'created_at'::text, 'updated_at'::text, 'deleted_at'::text, 'search_text'::text, 'sort_key'::text, 'user_type'::text, 'minutes'::text, 'weeks'::text]) ELSE NULL::jsonb END;

CREATE OR REPLACE FUNCTION apply_session_steps(steps jsonb)
 RETURNS TABLE(step integer, code text, refused_by text, is_taken boolean)
 LANGUAGE plpgsql
AS $function$
declare
  item record;
  write record;
begin
  for item in select * from jsonb_to_recordset(steps) as (position int, writes jsonb, releases uuid[]) loop
    begin
      for write in select * from jsonb_to_recordset(item.writes) as (op text, id uuid, row jsonb) loop
        if write.op = 'insert' then
          insert into session (
            id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted,
            moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id
          )
          select
            write.id, client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted,
            moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id
          from jsonb_populate_record(null::session, write.row);
        elsif write.op = 'delete' then
          update session set deleted_at = now() where session.id = write.id;
        elsif write.row ?| array['client_id', 'ends_on'] then
          update session
          set (
            client_id, worker_id, turn_id, day, time, duration, session_date, starts_on, ends_on, state, attended, note, accepted,
            moved_from_id, moved_from_date, moved_from_time, moved_from_turn_id
          ) = (
            select
              changed.client_id, changed.worker_id, changed.turn_id, changed.day, changed.time, changed.duration, changed.session_date,
              changed.starts_on, changed.ends_on, changed.state, changed.attended, changed.note, changed.accepted,
              changed.moved_from_id, changed.moved_from_date, changed.moved_from_time, changed.moved_from_turn_id
            from jsonb_populate_record(session, write.row) as changed
          )
          where session.id = write.id;
        else
          update session
          set (state, attended, note, accepted) = (
            select changed.state, changed.attended, changed.note, changed.accepted from jsonb_populate_record(session, write.row) as changed
          )
          where session.id = write.id;
        end if;
      end loop;
    exception when integrity_constraint_violation then
      step := item.position;
      is_taken := false;
      get stacked diagnostics code = returned_sqlstate, refused_by = constraint_name;
      begin
        update session set state = state where session.id = any(item.releases);
      exception when exclusion_violation then
        is_taken := true;
      end;
      return next;
    end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION unify_signs(plain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(plain, '[''`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]'::text, ''::text, 'g'::text), '[ \u00a0\u2000-\u200a\u202f\u3000\u2010-\u2015\u2212-]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION join_particles(unified text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(unified, '(^|\s)(d|l|o|dell|dall|sant) (?=\S)'::text, '\1\2'::text, 'g'::text);

CREATE OR REPLACE FUNCTION searchable_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (unify_signs(plain_text(written)) || CASE WHEN (unify_signs(plain_text(written)) ~ '(^|\s)(d|l|o|dell|dall|sant) \S'::text) THEN ('	'::text || join_particles(unify_signs(plain_text(written)))) ELSE ''::text END);

CREATE OR REPLACE FUNCTION name_order(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN join_particles(unify_signs(spanish_order(written)));
