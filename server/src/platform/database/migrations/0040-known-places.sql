-- The network that a sign-in was begun from.
alter table sign_ins add column host text not null default '';

-- The devices and networks from which somebody has signed in, each as a hash of both: a mail tells of a new one.
create table known_places (
  account_id integer not null references accounts on delete cascade,
  place_hash text not null,
  last_used_at timestamptz not null,
  primary key (account_id, place_hash)
);
