-- A candidate says that a need interests them, once a need; taken back, the row stays so that the company is told once.
create table match_interests (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  shown_at timestamptz not null,
  revoked_at timestamptz,
  primary key (applicant_id, offer_id)
);
create index on match_interests (offer_id);

-- Whom a candidate writes to or calls once the company has said yes.
alter table companies add column contact_name text;
alter table companies add column contact_role text;
alter table companies add column contact_phone text;
