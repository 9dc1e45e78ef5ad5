-- An address that the staff noted for somebody who has registered: whoever reads at the one of before has days to say no.
alter table address_changes
  add column objection_hash text unique,
  add column waits_until timestamptz,
  add column confirmed_at timestamptz,
  add column asked_by integer references accounts on delete set null;
create index on address_changes (asked_by);
