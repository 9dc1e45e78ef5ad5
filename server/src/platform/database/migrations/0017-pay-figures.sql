-- Amounts and rates that the superuser adds to those the product is delivered with. Days are texts such as 2026-09-01.
create table pay_figures (
  id integer generated always as identity primary key,
  name text not null,
  starts_on text not null,
  -- The last day for which it is known; null where no end is known.
  known_until text,
  value double precision not null,
  source text not null,
  account_id integer references accounts on delete set null,
  added_at timestamptz not null
);
create index on pay_figures (account_id);
