-- Lists of candidates or companies that staff brought in: their rows go up once, a job deals with them.
create table imports (
  id integer generated always as identity primary key,
  -- Made by the client: what is sent again after a lost answer is known by it.
  key uuid not null unique,
  kind text not null check (kind in ('candidates', 'companies')),
  file_name text not null,
  state text not null default 'receiving'
    check (state in ('receiving', 'running', 'scheduled', 'done', 'withdrawing', 'withdrawn')),
  sending text not null check (sending in ('now', 'later', 'none')),
  send_at timestamptz,
  created_at timestamptz not null,
  created_by integer references accounts on delete set null,
  actor_role text not null,
  rows integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  withdrawn integer not null default 0
);
create index on imports (created_at);
create index on imports (created_by);

create table import_rows (
  import_id integer not null references imports on delete cascade,
  position integer not null,
  line integer not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'added', 'updated', 'skipped')),
  -- Its invitation has been handed to the queue of messages.
  invited boolean not null default false,
  if_known text not null check (if_known in ('skip', 'update', 'add')),
  -- What the file says; of a row that was dealt with only what no other table holds. It goes with the account.
  details jsonb not null,
  account_id integer references accounts on delete cascade,
  primary key (import_id, position)
);
create index on import_rows (account_id);
create index on import_rows (import_id, position) where outcome = 'waiting';
create index on import_rows (import_id, position) where outcome = 'added' and not invited;

-- Somebody of a file is looked for by number, a company by name.
create index on applicants (phone);
create index companies_by_name on companies (lower(name));
