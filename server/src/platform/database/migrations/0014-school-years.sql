-- Days are texts such as 2026-09-01. Open before its first day where opened_at says so; read only once closed.
alter table sessions
  add column starts_on text,
  add column ends_on text,
  add column opened_at timestamptz,
  add column closed_at timestamptz;

-- From September to August, where the name tells two years that follow each other.
update sessions set
  starts_on = year || '-09-01',
  ends_on = (year::int + 1) || '-08-31'
from (
  select id, found[1] as year, found[2] as next
  from sessions, regexp_match(name, '(?:^|[^0-9])(20[0-9][0-9])\s?[-–/]\s?(20[0-9][0-9]|[0-9][0-9])(?:[^0-9]|$)') found
) named
where named.id = sessions.id and next::int % 100 = (year::int + 1) % 100;

-- A year that is over is closed, unless none would be left that is not.
update sessions set closed_at = (ends_on || ' 23:59:59 Europe/Paris')::timestamptz
where ends_on < to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')
  and exists (
    select 1 from sessions other
    where coalesce(other.ends_on, '9999') >= to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD'));
