-- Keys of devices, each of which stands for the password and a second factor.
create table passkeys (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  -- By which the device calls it, in base64url.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- How often the device says that it has answered; 0 where it does not count.
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on passkeys (account_id);

-- What a passkey has answered, until it would be too late anyway: nothing is answered twice.
create table used_challenges (
  challenge text primary key,
  ends_at timestamptz not null
);
