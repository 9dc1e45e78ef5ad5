-- What law asks for whoever begins: a visit of the occupational health service, of the company, and a student card, of the centre.
create table contract_formalities (
  applicant_id integer not null,
  offer_id integer not null,
  formality text not null check (formality in ('visit', 'card')),
  -- A day, as 2026-09-01.
  done_on text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  primary key (applicant_id, offer_id, formality),
  foreign key (applicant_id, offer_id) references contract_sheets on delete cascade
);

create trigger formalities_to_follow after insert or update or delete on contract_formalities
  for each row execute function note_pair_to_follow();

-- By when each is to be done, told beside the sealed fields. Of a contract that was last saved before, nothing is waited for.
alter table contract_sheets add column visit_by text, add column card_by text;
