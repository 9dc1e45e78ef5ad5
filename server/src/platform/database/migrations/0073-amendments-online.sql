-- An amendment is signed online as its contract is.
alter table signing_requests add column amendment_id integer
  references contract_amendments on delete cascade;
create index on signing_requests (amendment_id);
alter table contract_amendment_signatures add column method text not null default 'paper'
  check (method in ('paper', 'electronic'));
