-- Candidates who want a place, or are to meet about it, read in their next digest what has changed of its terms: from how they knew
-- them until now, however often they were saved.
create table untold_need_changes (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (applicant_id, offer_id)
);
create index on untold_need_changes (offer_id);
