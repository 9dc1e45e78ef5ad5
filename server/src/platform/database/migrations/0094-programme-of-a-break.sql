-- In which programme a broken enrolment counts: the one that its candidate was in then, in the session of the need. Without it
-- the break moved along with whoever changed programme or went on to another year.
alter table enrolments add column formation_id integer references formations on delete set null;
create index on enrolments (formation_id);
-- Nothing that others are told of has changed.
alter table enrolments disable trigger user;
update enrolments e set formation_id = coalesce(
  (select c.from_formation_id from carried_over c
    where c.applicant_id = a.id and c.from_session_id = o.session_id
      and c.from_session_id is distinct from a.session_id),
  a.formation_id)
from applicants a, offers o
where a.id = e.applicant_id and o.id = e.offer_id and e.broken_on is not null;
alter table enrolments enable trigger user;
