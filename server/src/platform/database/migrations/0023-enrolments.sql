-- What a finalised match becomes: its days, and how it ended before its time. Those that are there begin without days, as
-- the files that tell them are encrypted; nobody is told of it.
create table enrolments (
  id integer generated always as identity primary key,
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  agreed_at timestamptz not null,
  -- Days, as 2026-09-01.
  begins_on text,
  ends_on text,
  broken_on text,
  broken_by text check (broken_by in ('employer', 'apprentice', 'both', 'other')),
  reason text,
  -- For the centre alone.
  comment text,
  -- Whether it was within the first days of practice, as far as the dates tell; kept as it was judged then.
  within_trial boolean,
  broken_told_at timestamptz,
  -- Finalised by mistake, and taken back by the staff.
  annulled_at timestamptz,
  check ((broken_on is null) = (broken_by is null) and (broken_on is null) = (reason is null)
    and (broken_on is null) = (broken_told_at is null))
);
create index on enrolments (applicant_id);
create index on enrolments (offer_id);
-- Of a match one goes on at a time.
create unique index enrolments_going_on on enrolments (applicant_id, offer_id)
  where broken_on is null and annulled_at is null;

insert into enrolments (applicant_id, offer_id, agreed_at)
select applicant_id, offer_id, moved_at from match_states where status = 4;

-- A match whose enrolment is broken stays finalised, and holds neither candidate nor seat.
alter table match_states add column broken_on text;
alter table match_states add check (broken_on is null or status = 4);
drop index match_states_placed;
create unique index match_states_placed on match_states (applicant_id, session_id)
  where status = 4 and broken_on is null;
create or replace view matches as
  select
    s.applicant_id, s.offer_id,
    s.score, s.industry_score, s.test_score, s.geographic_score, s.resume_score, s.created_at,
    coalesce(m.status, 0::smallint) as status, m.broken_on
  from match_scores s
  left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id;

-- A step of a match's history that leaves its status as it is.
alter table match_moves add column enrolment_step text
  check (enrolment_step in ('broken', 'restored'));

-- Broken enrolments of which one side has been deleted since: only their number remains.
create table past_breaks (
  formation_id integer primary key references formations on delete cascade,
  count integer not null check (count > 0),
  within_trial integer not null,
  placed_again integer not null
);
