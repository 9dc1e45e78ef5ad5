-- Contract sheets whose time was over: whoever looks for one is told when it went.
create table erased_contract_sheets (
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  erased_at timestamptz not null,
  primary key (applicant_id, offer_id)
);
create index on erased_contract_sheets (offer_id);
