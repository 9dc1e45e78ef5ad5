-- An address that the staff noted for somebody who has registered: it counts once its owner has confirmed it.
create table address_changes (
  account_id integer primary key references accounts on delete cascade,
  email text not null,
  token_hash text not null unique,
  expires_at timestamptz not null
);
