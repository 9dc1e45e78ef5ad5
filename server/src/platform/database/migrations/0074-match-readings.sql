-- When a company first opened the sheet of a candidate in one of its matches: once a match, and no more.
create table match_readings (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  read_at timestamptz not null,
  primary key (applicant_id, offer_id)
);
create index on match_readings (offer_id);

-- Since when that is noted: of matches from before it is not known that they were not read. Null: it always was.
alter table follow_up_settings add column readings_since timestamptz;
update follow_up_settings set readings_since = now() where exists (select 1 from match_scores);
