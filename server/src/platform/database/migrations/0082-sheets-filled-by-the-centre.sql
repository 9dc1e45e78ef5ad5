-- A candidate's sheet that the staff filled in: when and by whom last, and when its candidate has saved it themselves since.
alter table applicants
  add column filled_at timestamptz,
  add column filled_by integer references accounts on delete set null,
  add column reread_at timestamptz;
create index on applicants (filled_by) where filled_by is not null;
