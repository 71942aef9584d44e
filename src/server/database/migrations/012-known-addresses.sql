-- The addresses from which users have signed in lately. From these, wrong passwords that others try elsewhere do not lock a user out.
create table known_address (
  user_id uuid not null references app_user,
  address text not null,
  signed_in_at timestamptz(3) not null,
  primary key (user_id, address)
);
