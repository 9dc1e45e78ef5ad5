-- Somebody who has no address is looked after by the staff, who added them: they have an account of their own, into which nobody
-- signs in. Whoever is invited, or signs in, has one.
alter table accounts
  alter column email drop not null,
  alter column email_key drop not null,
  add constraint accounts_address_check check (
    (email is null) = (email_key is null)
    and (email is not null
      or (kind in ('applicant', 'company') and registered_at is not null and password_hash is null))
  );

create trigger addresses_to_follow after update of email on accounts
  for each row when ((old.email is null) <> (new.email is null))
  execute function note_account_to_follow();

-- What would have been written to them: the staff tell them.
create table calls (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  subject text not null,
  text text not null,
  -- The accounts that it tells of.
  about integer[] not null,
  created_at timestamptz not null,
  told_at timestamptz,
  told_by integer references accounts on delete set null
);
create index on calls (account_id);
create index on calls (told_by) where told_by is not null;
create index calls_about on calls using gin (about);

create trigger calls_to_follow after insert or update or delete on calls
  for each row execute function note_side_to_follow();
