-- A contract sheet is the first page of the contract file: a draft before it finalises, correctable afterwards.
alter table contract_sheets
  add column finalised_at timestamptz,
  -- By field: who wrote it last, and when.
  add column written jsonb not null default '{}';
-- Sheets of 0.1.0 were saved by finalising.
update contract_sheets set finalised_at = created_at;
