-- A meeting belongs to a match. Its number in calendars (uid, sequence) stays the same however often it is moved.
create table meetings (
  id integer generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  state text not null check (state in ('proposed', 'planned', 'over', 'cancelled')),
  kind text not null check (kind in ('on_site', 'phone', 'video')),
  place text not null,
  note text not null,
  minutes smallint not null,
  -- Whose answer it waits for, while it is proposed.
  waits_for text check (waits_for in ('applicant', 'company')),
  -- Null until a moment has been taken, and again while others are looked for.
  starts_at timestamptz,
  agreed_at timestamptz,
  reminded_at timestamptz,
  -- Null as long as it was in no calendar.
  sequence integer,
  -- What calendars show: the moment that was last told to them.
  told_starts_at timestamptz,
  applicant_outcome text check (applicant_outcome in ('held', 'absent', 'put_off')),
  company_outcome text check (company_outcome in ('held', 'absent', 'put_off')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index on meetings (applicant_id, offer_id);
create index on meetings (offer_id);
create index on meetings (state, starts_at);
-- One at a time.
create unique index meetings_open on meetings (applicant_id, offer_id) where state in ('proposed', 'planned');

create table meeting_moments (
  meeting_id integer not null references meetings on delete cascade,
  at timestamptz not null,
  primary key (meeting_id, at)
);

-- What was done with a meeting, by whom, for which side.
create table meeting_steps (
  id integer generated always as identity primary key,
  meeting_id integer not null references meetings on delete cascade,
  step text not null,
  account_id integer references accounts on delete set null,
  -- The kind of account; null for what the product did.
  made_by text,
  starts_at timestamptz,
  at timestamptz not null
);
create index on meeting_steps (meeting_id);
create index on meeting_steps (account_id);

-- The secret address at which a calendar reads somebody's meetings.
create table calendar_addresses (
  account_id integer primary key references accounts on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);

-- What a mail carries for calendars.
alter table messages add column calendar jsonb;
