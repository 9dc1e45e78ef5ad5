-- Which matches stood at the head of a list that was sent to one of the two sides: once a day each, with the first rank.
create table shown_matches (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  -- Whose list it was.
  side text not null check (side in ('applicant', 'company')),
  -- 2026-11-30
  day text not null,
  rank smallint not null,
  -- advised: as the screens draw it; score: a page of it, as other programs read it.
  sorted_by text not null check (sorted_by in ('advised', 'score')),
  -- From which near ties were drawn that day.
  lot integer,
  -- The last run that had ended.
  run_id integer references matching_runs on delete set null,
  primary key (applicant_id, offer_id, side, day)
);
create index on shown_matches (offer_id);
create index on shown_matches using brin (day);
