-- Codes of an app that are asked for beside the password.
create table second_factors (
  account_id integer primary key references accounts on delete cascade,
  -- The app's key, encrypted.
  sealed text not null,
  -- The half minute whose code was used last: neither it nor an earlier one opens again.
  last_step bigint not null,
  since timestamptz not null
);

-- What opens once where the app is lost, as hashes.
create table recovery_codes (
  account_id integer not null references second_factors on delete cascade,
  name text not null,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, name)
);

-- Begun with more than a password.
alter table sign_ins add column two_factors boolean not null default false;

alter table centre_settings add column staff_second_factor boolean not null default false;
