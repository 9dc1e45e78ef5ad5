-- Whoever was asked for a part of a contract file by a link of their own. One that is withdrawn, or given to somebody else,
-- is deleted: what was written with it stays in the file, and is shown to no later link.
create table part_links (
  id integer generated always as identity primary key,
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  party text not null check (party in
    ('employer', 'supervisor', 'second_supervisor', 'candidate', 'guardian', 'training')),
  -- Name, address and number of somebody who has no account: encrypted.
  sealed text not null,
  token_hash text not null unique,
  asked_by text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  written_at timestamptz,
  done_at timestamptz,
  unique (applicant_id, offer_id, party)
);
create index on part_links (offer_id);
