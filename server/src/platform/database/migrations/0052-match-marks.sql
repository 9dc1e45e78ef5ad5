-- What one side of a match has marked for itself: shortlisted by a company, put off until a day (2026-11-30) by either.
create table match_marks (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  side text not null,
  shortlisted_at timestamptz,
  later_until text,
  primary key (applicant_id, offer_id, side)
);
create index on match_marks (offer_id);
