-- Forms that are not sent yet, as their owners type them.
create table drafts (
  account_id integer not null references accounts on delete cascade,
  -- The form, or the form and the record that it changes, such as need-12.
  form text not null,
  -- What was typed, by field.
  typed jsonb not null,
  saved_at timestamptz not null,
  primary key (account_id, form)
);
create index on drafts (saved_at);
