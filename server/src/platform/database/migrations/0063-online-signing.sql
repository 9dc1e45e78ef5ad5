-- People may sign by a service outside.
alter table contract_signatures drop constraint contract_signatures_method_check;
alter table contract_signatures add constraint contract_signatures_method_check
  check (method in ('paper', 'electronic'));

-- What the service was asked to have signed. It keeps the names and addresses of those who sign; this does not.
create table signing_requests (
  id integer generated always as identity primary key,
  applicant_id integer not null,
  offer_id integer not null,
  round integer not null,
  state text not null check
    (state in ('sending', 'pending', 'completed', 'rejected', 'cancelled', 'failed')),
  -- The service's own number; null until it has answered.
  envelope text unique,
  -- In hexadecimal: of the PDF file that was sent.
  sha256 text,
  asked_by text not null,
  asked_at timestamptz not null,
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);
create index on signing_requests (applicant_id, offer_id);
create unique index signing_requests_open on signing_requests (applicant_id, offer_id)
  where state in ('sending', 'pending');

create table signing_request_signatories (
  request_id integer not null references signing_requests on delete cascade,
  signatory text not null check (signatory in ('employer', 'candidate', 'guardian', 'centre')),
  -- In which order they sign, from 1.
  place integer not null,
  state text not null default 'waiting' check
    (state in ('waiting', 'opened', 'signed', 'rejected', 'paper')),
  since timestamptz,
  reminded_at timestamptz,
  primary key (request_id, signatory)
);

-- Whoever is erased here is erased there: what deletes a request leaves its number, until the service has been told.
create table signing_leftovers (
  envelope text primary key,
  added_at timestamptz not null default now()
);

create function leave_envelope() returns trigger language plpgsql as $$
begin
  insert into signing_leftovers (envelope) values (old.envelope) on conflict do nothing;
  return null;
end
$$;

create trigger leave_envelope after delete on signing_requests
  for each row when (old.envelope is not null) execute function leave_envelope();
