-- What the figures keep of those who are gone, by session too: rows without one are the figures of all sessions together, in
-- which a candidate counts once although they may count in several sessions. Those that are there stay: their session is known
-- where there is only one.
alter table past_enrolments
  drop constraint past_enrolments_pkey,
  add column session_id integer references sessions on delete cascade;
create unique index past_enrolments_of on past_enrolments (formation_id, coalesce(session_id, 0));
create index on past_enrolments (session_id);

alter table past_breaks
  drop constraint past_breaks_pkey,
  add column session_id integer references sessions on delete cascade;
create unique index past_breaks_of on past_breaks (formation_id, coalesce(session_id, 0));
create index on past_breaks (session_id);

insert into past_enrolments (formation_id, session_id, count)
select p.formation_id, s.id, p.count from past_enrolments p, sessions s
where (select count(*) from sessions) = 1;
insert into past_breaks (formation_id, session_id, count, within_trial, placed_again)
select p.formation_id, s.id, p.count, p.within_trial, p.placed_again from past_breaks p, sessions s
where (select count(*) from sessions) = 1;

-- Without a session where it is not known: then all sessions together count it alone. Who has gone on to another session was
-- enrolled in one of them, and which is not known.
alter table kept_enrolments
  drop constraint kept_enrolments_pkey,
  add column session_id integer references sessions on delete set null;
update kept_enrolments k set session_id = a.session_id
from applicants a
where a.id = k.applicant_id and not exists (
  select 1 from carried_over c where c.applicant_id = a.id and c.from_session_id <> a.session_id);
create index on kept_enrolments (applicant_id);
create index on kept_enrolments (session_id);
