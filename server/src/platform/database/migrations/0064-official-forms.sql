-- Blank PDF files of the official forms, with what of a contract file fills their fields. They say nothing of anybody.
create table official_forms (
  kind text primary key check (kind in ('apprentice', 'professional')),
  -- In the file store.
  name text not null unique,
  -- In hexadecimal, and in bytes.
  sha256 text not null,
  size integer not null,
  fields jsonb not null,
  rules jsonb not null,
  saved_at timestamptz not null,
  account_id integer references accounts on delete set null
);
