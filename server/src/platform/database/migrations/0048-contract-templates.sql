-- Texts that a centre has made its own; where there is none, the delivered one holds.
create table contract_templates (
  name text primary key,
  content text not null,
  saved_at timestamptz not null,
  account_id integer references accounts on delete set null
);
