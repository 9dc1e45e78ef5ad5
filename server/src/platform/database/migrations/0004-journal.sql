-- Who saw, changed, exported or deleted whose data. Names stand nowhere in it: they are looked up while the accounts
-- are there, and forgotten with them. No foreign keys, since it outlives the accounts.
create table journal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  deed text not null,
  -- Null for a visitor, who holds a link, and for the product itself.
  actor_id integer,
  actor_role text not null,
  -- The account whose data it is; null for a list.
  person_id integer,
  person_kind text,
  list text,
  -- How many items the list had.
  items integer,
  request_id text not null
);

-- An exported list is told in one line, and in a line for each person that it named: those are for whoever looks for
-- that person.
create index journal_at on journal (at, id) where list is null or person_id is null;
create index journal_actor on journal (actor_id, at, id) where list is null or person_id is null;
create index journal_deed on journal (deed, at, id) where list is null or person_id is null;
create index journal_person on journal (person_id, at, id);

create function refuse_journal_change() returns trigger language plpgsql as $$
begin
  raise exception 'The journal is only added to.' using errcode = 'insufficient_privilege';
end
$$;

create trigger journal_stays before update or truncate on journal
  for each statement execute function refuse_journal_change();

-- What is older than three years is all that may go.
create trigger journal_goes_late before delete on journal
  for each row when (old.at >= now() - interval '3 years') execute function refuse_journal_change();
