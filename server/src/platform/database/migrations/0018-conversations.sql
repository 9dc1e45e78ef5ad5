-- What the two sides of a match write to each other; it goes with either account.
create table conversation_messages (
  id integer generated always as identity primary key,
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  account_id integer not null references accounts on delete cascade,
  side text not null check (side in ('applicant', 'company')),
  text text not null,
  at timestamptz not null,
  reported_at timestamptz
);
create index on conversation_messages (applicant_id, offer_id, id);
create index on conversation_messages (offer_id);
create index on conversation_messages (account_id, at);

-- Up to which message each side has read.
create table conversation_reads (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  side text not null check (side in ('applicant', 'company')),
  read_up_to integer not null,
  primary key (applicant_id, offer_id, side)
);
create index on conversation_reads (offer_id);
