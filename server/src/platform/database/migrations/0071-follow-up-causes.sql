-- What is waited for, as `domain/follow-up` tells it from the facts, so that the staff's list need not judge everybody anew.
-- Filled from the other tables, and told by them what to renew. Without a reference to accounts, so that nobody who deletes one waits
-- for a renewal, or it for them; a list reads only what belongs to an account that is there.
create table follow_up_causes (
  id bigint generated always as identity primary key,
  account_id integer not null,
  kind text not null,
  subject text not null,
  subject_id bigint not null,
  count integer not null,
  since timestamptz not null,
  alert_at timestamptz,
  -- A day, as 2026-09-01.
  last_day text
);
create index on follow_up_causes (account_id);
create index on follow_up_causes (kind, since);

-- Whose causes may have changed: added to by every change of a fact, in its transaction, so that writers never wait for each other.
-- An account, a candidate, or a need; none of them: everybody. `is_wide`: also all who share a match with that candidate or need.
-- Spread to accounts by whoever renews: only then is seen who shares a match, whichever transaction was committed first.
create table follow_up_changes (
  id bigint generated always as identity primary key,
  account_id integer,
  applicant_id integer,
  offer_id integer,
  is_wide boolean not null default false,
  -- From when on it is to be renewed: what only the calendar changes is noted beforehand.
  due_at timestamptz not null default '-infinity'
);
create index on follow_up_changes (account_id, due_at);

-- By which version of the product they were told: another may tell them otherwise.
create table follow_up_told_by (version text not null);

create function note_account_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (account_id) values (coalesce(new.id, old.id));
  return null;
end
$$;
create trigger accounts_to_follow after insert or delete on accounts
  for each row execute function note_account_to_follow();
create trigger changed_accounts_to_follow
  after update of created_at, registered_at, address_refused_at on accounts
  for each row execute function note_account_to_follow();

create function note_side_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (account_id) values (coalesce(new.account_id, old.account_id));
  return null;
end
$$;
create trigger candidates_to_follow after insert or delete on applicants
  for each row execute function note_side_to_follow();
create trigger changed_candidates_to_follow
  after update of page_done_at, test_done_at, session_id on applicants
  for each row execute function note_side_to_follow();
create trigger companies_to_follow after insert or delete on companies
  for each row execute function note_side_to_follow();
create trigger changed_companies_to_follow after update of page_done_at on companies
  for each row execute function note_side_to_follow();
create trigger notes_to_follow after insert or update or delete on notes
  for each row execute function note_side_to_follow();

-- These stand for a candidate or for a need.
create function note_carried_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id)
  select id from (values (coalesce(new.applicant_id, old.applicant_id))) as one (id) where id is not null;
  return null;
end
$$;
create trigger carried_to_follow after insert or update or delete on carried_over
  for each row execute function note_carried_to_follow();

create function note_confirmation_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (offer_id)
  select id from (values (coalesce(new.offer_id, old.offer_id))) as one (id) where id is not null;
  return null;
end
$$;
create trigger confirmations_to_follow after insert or update or delete on confirmations
  for each row execute function note_confirmation_to_follow();

-- Whether a need is open, and there, decides what its candidates wait for; its scores may outlive it for a moment.
create function note_need_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (offer_id, is_wide) values (coalesce(new.id, old.id), true);
  if tg_op = 'DELETE' then
    insert into follow_up_changes (account_id) select account_id from companies where id = old.company_id;
  end if;
  return null;
end
$$;
create trigger needs_to_follow after insert or delete on offers
  for each row execute function note_need_to_follow();
create trigger changed_needs_to_follow
  after update of state, state_since, session_id on offers
  for each row execute function note_need_to_follow();

create function note_sessions_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes default values;
  return null;
end
$$;
create trigger sessions_to_follow after update of closed_at on sessions
  for each statement execute function note_sessions_to_follow();

create function note_pair_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id, offer_id)
  values (coalesce(new.applicant_id, old.applicant_id), null),
    (null, coalesce(new.offer_id, old.offer_id));
  return null;
end
$$;
create trigger marks_to_follow after insert or update or delete on match_marks
  for each row execute function note_pair_to_follow();
create trigger meetings_to_follow after insert or update or delete on meetings
  for each row execute function note_pair_to_follow();
create trigger enrolments_to_follow after insert or update or delete on enrolments
  for each row execute function note_pair_to_follow();
create trigger contracts_to_follow after insert or update or delete on contract_sheets
  for each row execute function note_pair_to_follow();
create trigger signatures_to_follow after insert or update or delete on contract_signatures
  for each row execute function note_pair_to_follow();
create trigger payments_to_follow after insert or update or delete on contract_payments
  for each row execute function note_pair_to_follow();
create trigger part_links_to_follow after insert or update or delete on part_links
  for each row execute function note_pair_to_follow();
create trigger signing_requests_to_follow after insert or update or delete on signing_requests
  for each row execute function note_pair_to_follow();
create trigger amendments_to_follow after insert or update or delete on contract_amendments
  for each row execute function note_pair_to_follow();
create trigger moved_scores_to_follow after update of created_at on match_scores
  for each row execute function note_pair_to_follow();

create function note_signatory_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id, offer_id)
  select side.applicant_id, side.offer_id from signing_requests r,
    lateral (values (r.applicant_id, null), (null, r.offer_id)) as side (applicant_id, offer_id)
  where r.id = coalesce(new.request_id, old.request_id);
  return null;
end
$$;
create trigger signatories_to_follow after insert or update or delete on signing_request_signatories
  for each row execute function note_signatory_to_follow();

create function note_amendment_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id, offer_id)
  select side.applicant_id, side.offer_id from contract_amendments a,
    lateral (values (a.applicant_id, null), (null, a.offer_id)) as side (applicant_id, offer_id)
  where a.id = coalesce(new.amendment_id, old.amendment_id);
  return null;
end
$$;
create trigger amendment_signatures_to_follow
  after insert or update or delete on contract_amendment_signatures
  for each row execute function note_amendment_to_follow();

-- Whoever is enrolled, or no longer is, is waited for by all others otherwise.
create function note_match_to_follow() returns trigger language plpgsql as $$
declare
  was integer := case when old.status = 4 and old.broken_on is null then old.session_id end;
  has integer := case when new.status = 4 and new.broken_on is null then new.session_id end;
begin
  insert into follow_up_changes (applicant_id, offer_id, is_wide)
  values (coalesce(new.applicant_id, old.applicant_id), null, was is distinct from has),
    (null, coalesce(new.offer_id, old.offer_id), false);
  return null;
end
$$;
create trigger matches_to_follow after insert or update or delete on match_states
  for each row execute function note_match_to_follow();

create function note_scores_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id) select distinct applicant_id from changed;
  insert into follow_up_changes (offer_id) select distinct offer_id from changed;
  return null;
end
$$;
create trigger new_scores_to_follow after insert on match_scores
  referencing new table as changed
  for each statement execute function note_scores_to_follow();
create trigger gone_scores_to_follow after delete on match_scores
  referencing old table as changed
  for each statement execute function note_scores_to_follow();
