-- What an import replaced or told as well of somebody who was there already, when, and in which notes of imports its remarks stand,
-- until it is taken back; of how many it was put back, and who took it back.
alter table import_rows
  add column replaced jsonb,
  add column replaced_at timestamptz,
  add column note_ids integer[] not null default '{}';
create index on import_rows (import_id, account_id) where replaced is not null;
alter table import_rows drop constraint import_rows_outcome_check;
alter table import_rows add check (outcome in ('waiting', 'added', 'updated', 'restored', 'skipped', 'left_out'));
alter table imports
  add column restored integer not null default 0,
  add column withdrawn_by integer references accounts on delete set null,
  add column withdrawn_role text;
create index on imports (withdrawn_by);

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
