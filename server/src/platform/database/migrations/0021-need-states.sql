-- Where each need stands, as far as it is known: nobody is told of it, and no match is touched.
alter table offers add column state text not null default 'inactive'
  check (state in ('inactive', 'active', 'set_aside', 'filled', 'withdrawn'));
alter table offers add column state_since timestamptz;
alter table offers add column set_aside_until text;
alter table offers add column filled_by text
  check (filled_by in ('seats', 'tandem', 'elsewhere'));

update offers set state = 'active' where activated_at is not null;

-- A need whose seats are all finalised is filled, since the last of them was.
update offers set state = 'filled', filled_by = 'seats', state_since = taken.last_at
from (
  select offer_id, count(*) as seats, max(moved_at) as last_at
  from match_states where status = 4 group by offer_id
) taken
where taken.offer_id = offers.id and offers.activated_at is not null
  and taken.seats >= offers.seats;

update offers set state_since = coalesce(activated_at, created_at) where state_since is null;
alter table offers alter column state_since set not null;

-- What people, or Tandem by itself, did to a need.
create table offer_moves (
  id integer generated always as identity primary key,
  offer_id integer not null references offers on delete cascade,
  from_state text not null,
  to_state text not null,
  set_aside_until text,
  filled_by text,
  channel text,
  reason text,
  -- For the centre alone.
  note text,
  account_id integer references accounts on delete set null,
  -- The kind of account; 'tutor' or 'tandem' where there is none.
  moved_by text not null,
  moved_at timestamptz not null
);
create index on offer_moves (offer_id);
create index on offer_moves (account_id);
-- For those that come back by themselves.
create index offers_set_aside on offers (set_aside_until) where state = 'set_aside';
