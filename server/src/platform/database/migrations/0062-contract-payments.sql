-- Which instalments of what an OPCO pays the staff have seen come, and when.
create table contract_payments (
  applicant_id integer not null,
  offer_id integer not null,
  instalment text not null check (instalment in ('start', 'month7', 'month10', 'balance')),
  -- A day, as 2026-09-01.
  received_on text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  primary key (applicant_id, offer_id, instalment),
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);

-- Whether an OPCO pays in instalments, told beside the sealed fields: what is waited for is read without opening them.
alter table contract_sheets add column pays_by_instalments boolean;
