-- Keys with which other programs read. They are shown once: what is kept is the hash of each, sealed.
create table machine_keys (
  id integer generated always as identity primary key,
  name text not null,
  -- How the key begins.
  prefix text not null unique,
  sealed text not null,
  scopes text[] not null,
  -- The last day on which it opens anything, as 2026-09-01.
  ends_on text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- The minute in which its calls are counted, and how many it has made in it.
  minute timestamptz,
  calls integer not null default 0
);

-- What has changed, for programs that follow: added to by every change, in its transaction, so that writers never wait for
-- each other here. A place is given, and what is overtaken deleted, when somebody reads: what is seen then is committed, so
-- that nothing can appear behind a reader. Only numbers of records stand here, also of those that are gone.
create table record_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('candidate', 'need', 'match', 'contract')),
  -- Of a match and its contract file the number by which the API calls the match.
  record bigint not null,
  changed_at timestamptz not null,
  place bigint
);
create index record_changes_to_place on record_changes (id) where place is null;
create unique index record_changes_place on record_changes (kind, place) where place is not null;
create index record_changes_record on record_changes (kind, record);

create function match_number(applicant integer, offer integer) returns bigint
  language sql immutable as $$ select applicant::bigint * 16777216 + offer $$;

create function note_candidate_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  values ('candidate', coalesce(new.id, old.id), clock_timestamp());
  return null;
end
$$;
create trigger candidate_changes after insert or update or delete on applicants
  for each row execute function note_candidate_change();

-- A name or an address is shown with what belongs to the account.
create function note_account_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  select 'candidate', id, clock_timestamp() from applicants where account_id = new.id;
  return null;
end
$$;
create trigger account_changes
  after update of email, first_name, last_name, registered_at on accounts
  for each row execute function note_account_change();

create function note_need_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  values ('need', coalesce(new.id, old.id), clock_timestamp());
  return null;
end
$$;
create trigger need_changes after insert or update or delete on offers
  for each row execute function note_need_change();

create function note_need_programme_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  values ('need', coalesce(new.offer_id, old.offer_id), clock_timestamp());
  return null;
end
$$;
create trigger need_programme_changes after insert or update or delete on offer_formations
  for each row execute function note_need_programme_change();

create function note_company_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  select 'need', id, clock_timestamp() from offers where company_id = new.id;
  return null;
end
$$;
create trigger company_changes after update of name on companies
  for each row execute function note_company_change();

create function note_session_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  select 'candidate', id, clock_timestamp() from applicants where session_id = new.id
  union all
  select 'need', id, clock_timestamp() from offers where session_id = new.id;
  return null;
end
$$;
create trigger session_changes after update of name on sessions
  for each row execute function note_session_change();

create function note_programme_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  select 'candidate', id, clock_timestamp() from applicants where formation_id = new.id
  union all
  select 'need', offer_id, clock_timestamp() from offer_formations where formation_id = new.id;
  return null;
end
$$;
create trigger programme_changes after update of name on formations
  for each row execute function note_programme_change();

-- What the candidate's stage is read from changes with the match.
create function note_match_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  values
    ('match', match_number(coalesce(new.applicant_id, old.applicant_id),
      coalesce(new.offer_id, old.offer_id)), clock_timestamp()),
    ('candidate', coalesce(new.applicant_id, old.applicant_id), clock_timestamp());
  return null;
end
$$;
create trigger match_changes after insert or update or delete on match_states
  for each row execute function note_match_change();
create trigger proposal_changes after insert or update or delete on proposed_pairs
  for each row execute function note_match_change();
create trigger enrolment_changes after insert or update or delete on enrolments
  for each row execute function note_match_change();
create trigger meeting_changes after insert or update or delete on meetings
  for each row execute function note_match_change();

create function note_contract_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  values
    ('contract', match_number(coalesce(new.applicant_id, old.applicant_id),
      coalesce(new.offer_id, old.offer_id)), clock_timestamp()),
    ('candidate', coalesce(new.applicant_id, old.applicant_id), clock_timestamp());
  return null;
end
$$;
create trigger contract_changes after insert or update or delete on contract_sheets
  for each row execute function note_contract_change();

-- What is there already is read from the beginning.
insert into record_changes (kind, record, changed_at)
select 'candidate', id, clock_timestamp() from applicants
union all
select 'need', id, clock_timestamp() from offers
union all
select 'match', match_number(applicant_id, offer_id), clock_timestamp()
from (
  select applicant_id, offer_id from match_states
  union select applicant_id, offer_id from proposed_pairs
) pairs
union all
select 'contract', match_number(applicant_id, offer_id), clock_timestamp() from contract_sheets;
