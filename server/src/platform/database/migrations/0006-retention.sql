-- When a sign-in of an account was last used: sign-ins themselves are deleted soon after they have ended.
create table account_uses (
  account_id integer primary key references accounts on delete cascade,
  last_used_at timestamptz not null,
  -- When its owner was told that it is about to be erased; null again with the next use.
  noticed_at timestamptz
);
-- What nobody has noted until now counts as used today: nobody is erased for it.
insert into account_uses (account_id, last_used_at)
  select id, now() from accounts where registered_at is not null;

-- What the daily erasing did, for superusers to see.
create table retention_runs (
  id integer generated always as identity primary key,
  -- One a day, however many servers there are.
  day date not null unique,
  started_at timestamptz not null,
  -- Null while it goes on, or where it was cut short.
  finished_at timestamptz,
  noticed integer not null default 0,
  erased integer not null default 0,
  contract_sheets integer not null default 0,
  failed integer not null default 0
);
