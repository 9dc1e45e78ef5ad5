-- Whom and what a closed session handed on to another: once each, however often it is asked for. Who has waited since then
-- to be carried has no done_at. It says as well in which session and formation somebody was, whose sheet has moved on.
create table carried_over (
  id integer generated always as identity primary key,
  from_session_id integer not null references sessions on delete cascade,
  to_session_id integer not null references sessions on delete cascade,
  applicant_id integer references applicants on delete cascade,
  from_formation_id integer references formations on delete cascade,
  to_formation_id integer references formations on delete cascade,
  offer_id integer references offers on delete cascade,
  -- The need of the other session; the one it was made from stays where it is.
  new_offer_id integer references offers on delete set null,
  asked_at timestamptz not null,
  asked_by integer references accounts on delete set null,
  tells boolean not null,
  done_at timestamptz,
  told_at timestamptz,
  check ((applicant_id is null) <> (offer_id is null)),
  check ((applicant_id is null) = (from_formation_id is null)),
  check ((applicant_id is null) = (to_formation_id is null)),
  unique (applicant_id, from_session_id),
  unique (offer_id)
);
create index on carried_over (from_session_id);
create index on carried_over (to_session_id);
create index on carried_over (from_formation_id);
create index on carried_over (to_formation_id);
create index on carried_over (new_offer_id);
create index on carried_over (asked_by);

-- The link by which somebody says, without signing in, that a sheet or a need still holds.
create table confirmations (
  token text primary key,
  applicant_id integer unique references applicants on delete cascade,
  offer_id integer unique references offers on delete cascade,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  check ((applicant_id is null) <> (offer_id is null))
);

-- The tutor of a need is a person: where the link of the test went to, when, and who answered it.
alter table offers
  add column tutor_first_name text,
  add column tutor_last_name text,
  add column tutor_email text,
  add column tutor_phone text,
  add column tutor_asked_at timestamptz,
  add column test_answered_by text;
