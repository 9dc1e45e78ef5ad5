-- An amendment goes the way of its contract: lodged, decided, refused, mended; what was signed before it was mended stays.
alter table contract_amendments drop constraint contract_amendments_state_check;
alter table contract_amendments add constraint contract_amendments_state_check
  check (state in ('draft', 'signed', 'lodged', 'refused', 'accepted', 'withdrawn'));
alter table contract_amendments add column state_since timestamptz;
update contract_amendments a set state_since = coalesce(
  (select max(s.noted_at) from contract_amendment_signatures s where s.amendment_id = a.id), drawn_at);
alter table contract_amendments alter column state_since set not null;
-- Counted from 1: each correction asks everybody to sign again.
alter table contract_amendments add column round integer not null default 1;
-- A day, as 2026-09-01.
alter table contract_amendments add column lodged_on text;
alter table contract_amendment_signatures add column round integer not null default 1;

-- Of an amendment; null of the contract itself.
alter table contract_file_moves add column amendment_id integer
  references contract_amendments on delete cascade;
create index on contract_file_moves (amendment_id);
