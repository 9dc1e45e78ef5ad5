-- A company's sheet that the staff filled in: when and by whom last, and when the company has saved it itself since.
alter table companies
  add column filled_at timestamptz,
  add column filled_by integer references accounts on delete set null,
  add column reread_at timestamptz;
create index on companies (filled_by) where filled_by is not null;
