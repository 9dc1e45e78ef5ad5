-- What the next run of the matching is told; a superuser changes it. One row.
create table matching_settings (
  id integer primary key default 1 check (id = 1),
  industry_weight integer not null default 1,
  test_weight integer not null default 1,
  geographic_weight integer not null default 1,
  resume_weight integer not null default 1,
  -- How many pairs of each candidate and of each need are kept where there are too many to keep all.
  best integer not null default 50
);
insert into matching_settings default values;

-- What a run was told when it was launched, so that it can be repeated.
alter table matching_runs add column settings jsonb;
alter table matching_runs drop constraint matching_runs_state_check;
alter table matching_runs add constraint matching_runs_state_check
  check (state in ('running', 'done', 'failed', 'cancelled'));

-- How the scores of a session were computed: what is scored between two runs is scored likewise.
alter table corpora add column settings jsonb;
-- Formations of which only the best pairs are kept.
alter table corpora add column crowded integer[] not null default '{}';

-- What the run that is going on has found so far. Of no use after a crash, when the run starts again: not logged.
create unlogged table staged_corpora (
  session_id integer primary key,
  -- Tells the work of this start of the run from that of an earlier one that somebody may still be at.
  token text not null,
  statistics bytea not null
);

-- The blocks of the session that is being scored, each a job of its own; `compatible` is null until it is done.
create unlogged table staged_blocks (
  token text not null,
  session_id integer not null,
  formation_id integer not null,
  -- Candidates times needs: how much work it is.
  size bigint not null,
  compatible integer,
  error text,
  primary key (token, formation_id)
);

create unlogged table staged_scores (
  applicant_id integer not null,
  offer_id integer not null,
  score smallint not null,
  industry_score smallint not null,
  test_score smallint not null,
  geographic_score smallint not null,
  resume_score smallint not null
);
