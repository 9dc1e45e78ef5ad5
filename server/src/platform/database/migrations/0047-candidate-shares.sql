-- A link by which whoever holds it, such as a need's tutor, sees one candidate of one need; only a hash of its token is kept.
create table candidate_shares (
  id integer generated always as identity primary key,
  token_hash text not null unique,
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  account_id integer references accounts on delete set null,
  made_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz
);
create index on candidate_shares (applicant_id, offer_id);
create index on candidate_shares (offer_id);
create index on candidate_shares (account_id);
