-- What the staff note on somebody: on the account, on one of a company's needs, or on a match.
create table notes (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  -- The need, or with `applicant_id` the match, that it is about.
  offer_id integer references offers on delete cascade,
  applicant_id integer references applicants on delete cascade,
  kind text not null check (kind in ('call', 'mail', 'visit', 'note')),
  text text not null,
  author_id integer references accounts on delete set null,
  -- Who of the staff sees to it.
  owner_id integer references accounts on delete set null,
  -- A day, as 2026-09-01.
  due_on text,
  done_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index on notes (account_id);
create index on notes (offer_id);
create index on notes (applicant_id);
create index on notes (author_id);
create index on notes (owner_id);
create index notes_due on notes (due_on) where done_at is null;
