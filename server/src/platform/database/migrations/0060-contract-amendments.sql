-- What an amendment changes of a contract that is signed: a difference, sealed as the file is, which itself is left as it was signed.
create table contract_amendments (
  id integer generated always as identity primary key,
  applicant_id integer not null,
  offer_id integer not null,
  -- Counted from 1 within a file.
  number integer not null,
  kind text not null check (kind in ('31', '32', '33', '34', '35', '36', '37', '38')),
  -- A day, as 2026-09-01; empty as long as it is not said.
  effective_on text not null,
  state text not null check (state in ('draft', 'signed', 'withdrawn')),
  -- The reason and the new values, as JSON.
  sealed text not null,
  drawn_by text not null,
  drawn_at timestamptz not null,
  -- The day of the last signature.
  signed_on text,
  unique (applicant_id, offer_id, number),
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);
-- One at a time is in preparation.
create unique index on contract_amendments (applicant_id, offer_id) where state = 'draft';

create table contract_amendment_signatures (
  id integer generated always as identity primary key,
  amendment_id integer not null references contract_amendments on delete cascade,
  signatory text not null check (signatory in ('employer', 'candidate', 'guardian', 'centre')),
  signed_on text not null,
  scan_id integer not null references contract_scans on delete cascade,
  noted_by text not null,
  noted_at timestamptz not null
);
create index on contract_amendment_signatures (amendment_id);
create index on contract_amendment_signatures (scan_id);
