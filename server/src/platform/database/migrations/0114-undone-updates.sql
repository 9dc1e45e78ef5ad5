-- What an import replaced of somebody who was there already, and the note that it wrote, until it is taken back; and of how many it was put back.
alter table import_rows
  add column replaced jsonb,
  add column note_id integer references notes on delete set null;
create index on import_rows (note_id) where note_id is not null;
create index on import_rows (import_id, position desc) where outcome = 'updated';
alter table import_rows drop constraint import_rows_outcome_check;
alter table import_rows add check (outcome in ('waiting', 'added', 'updated', 'restored', 'skipped', 'left_out'));
alter table imports add column restored integer not null default 0;

-- From where somebody came to the centre, by which lists are filtered; until now a line of a note.
alter table accounts add column source text;
update accounts set source = noted.source
from (
  select distinct on (account_id) account_id,
    left(trim(substring(text from '(?:^|\n)Source : ([^\n]+)')), 200) as source
  from notes
  where account_id is not null and text like '%Source :%'
  order by account_id, id
) noted
where noted.account_id = accounts.id and noted.source <> '';
