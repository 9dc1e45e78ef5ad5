-- Suggested pairs of which both sides have been told, each once.
create table assignment_notices (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  -- Who chose it.
  account_id integer references accounts on delete set null,
  notified_at timestamptz not null,
  primary key (applicant_id, offer_id)
);
create index on assignment_notices (offer_id);
create index on assignment_notices (account_id);
