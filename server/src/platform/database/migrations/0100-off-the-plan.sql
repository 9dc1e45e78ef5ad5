-- A meeting of a forum day for which the two look for a moment of their own stands at no slot of the plan any more; that the
-- centre brought them together is kept.
alter table forum_meetings alter column slot drop not null;
update forum_meetings p set slot = null
from meetings t, forums f
where t.id = p.meeting_id and f.id = p.forum_id
  and (t.state = 'proposed'
    or t.state in ('planned', 'over') and (t.starts_at at time zone 'Europe/Paris')::date::text <> f.day::text);

-- One way to write what a meeting says of its forum, so that it is known again.
update meetings t set note = 'Au forum «' || E'\u202f' || f.name || E'\u202f' || '».'
from forum_meetings p, forums f
where p.meeting_id = t.id and f.id = p.forum_id and t.note = 'Au forum « ' || f.name || ' ».';
