-- Since when the mail server refuses an account's address for good; null again once a mail has arrived.
alter table accounts add column address_refused_at timestamptz;
update accounts set address_refused_at = refused.since
  from (
    select lower(recipient) as address, min(created_at) as since from messages f
    where channel = 'mail' and state = 'failed'
      and not exists (
        select 1 from messages later
        where lower(later.recipient) = lower(f.recipient) and later.state = 'sent' and later.id > f.id
      )
    group by lower(recipient)
  ) refused
  where refused.address = accounts.email_key;

-- Who of the staff looks after a candidate or a company.
alter table accounts add column referent_id integer references accounts on delete set null;
create index on accounts (referent_id);

-- What leaves by itself leaves by day: after that moment it is given up.
alter table messages add column leave_until timestamptz;
-- The token with which whoever receives it asks for less.
alter table messages add column less_token text;

create table follow_up_settings (
  id integer primary key check (id = 1),
  -- What began before is shown to the staff, and nobody is reminded of it.
  begun_at timestamptz not null,
  digest_hour smallint not null default 9,
  news boolean not null default true,
  -- What was set otherwise than in the table of waits, by kind.
  kinds jsonb not null default '{}'
);
insert into follow_up_settings (id, begun_at) values (1, now());

create table follow_up_readers (
  account_id integer primary key references accounts on delete cascade,
  token text not null unique,
  -- Topics that they switched off.
  muted text[] not null default '{}',
  -- Matches that appeared until then have been told.
  news_until timestamptz
);

-- One a day a person.
create table follow_up_digests (
  account_id integer not null references accounts on delete cascade,
  day date not null,
  sent_at timestamptz not null,
  reminders integer not null,
  primary key (account_id, day)
);

create table follow_up_reminders (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  kind text not null,
  subject_id bigint not null,
  -- When the wait began that it is about.
  since timestamptz not null,
  step smallint not null,
  sent_at timestamptz not null,
  -- Null: by the product.
  sent_by integer references accounts on delete set null,
  by_staff boolean not null default false
);
create index on follow_up_reminders (account_id);
create index on follow_up_reminders (sent_by);
create unique index follow_up_reminders_once
  on follow_up_reminders (account_id, kind, subject_id, since, step) where not by_staff;

-- Nothing leaves by itself to that account, about that kind; to nobody, about nothing, where both are null.
create table follow_up_holds (
  id integer generated always as identity primary key,
  account_id integer references accounts on delete cascade,
  kind text,
  created_at timestamptz not null,
  unique nulls not distinct (account_id, kind)
);

-- What is asked for each person every day.
create index on match_scores (applicant_id, created_at);
create index on match_moves (offer_id, moved_at);
