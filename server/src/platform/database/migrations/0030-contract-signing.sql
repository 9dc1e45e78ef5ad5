-- Where a contract file stands. Signatures hold for a round: a new one begins when the file is taken up again.
alter table contract_sheets
  add column state text not null default 'open' check
    (state in ('open', 'complete', 'signed', 'lodged', 'refused', 'accepted', 'amended')),
  add column state_since timestamptz,
  add column round integer not null default 1,
  -- Days, as 2026-09-01: of the last signature, and of the lodging.
  add column all_signed_on text,
  add column lodged_on text;

-- Its moves, each with what was said along with it.
create table contract_file_moves (
  id integer generated always as identity primary key,
  applicant_id integer not null,
  offer_id integer not null,
  move text not null,
  moved_by text not null,
  moved_at timestamptz not null,
  day text,
  number text,
  reason text,
  mend text,
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);
create index on contract_file_moves (applicant_id, offer_id);

-- What was signed on paper, as a PDF file: it is never replaced. The stored file is locked with a key of its own, which is
-- sealed as contract sheets are: without this row nobody can open it.
create table contract_scans (
  id integer generated always as identity primary key,
  applicant_id integer not null,
  offer_id integer not null,
  name text not null unique,
  sealed_key text not null,
  -- In hexadecimal: of what was handed in, and of the PDF file that is kept.
  received_sha256 text not null,
  sha256 text not null,
  -- Of the PDF file, in bytes.
  size integer not null,
  added_by text not null,
  added_at timestamptz not null,
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);
create index on contract_scans (applicant_id, offer_id);

create table contract_signatures (
  id integer generated always as identity primary key,
  applicant_id integer not null,
  offer_id integer not null,
  round integer not null,
  signatory text not null check (signatory in ('employer', 'candidate', 'guardian', 'centre')),
  method text not null check (method in ('paper')),
  -- A day, as 2026-09-01.
  signed_on text not null,
  scan_id integer not null references contract_scans on delete cascade,
  noted_by text not null,
  noted_at timestamptz not null,
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);
create index on contract_signatures (applicant_id, offer_id);
create index on contract_signatures (scan_id);
