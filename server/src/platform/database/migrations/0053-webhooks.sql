-- Addresses of other programs that are told what happens.
create table webhooks (
  id integer generated always as identity primary key,
  -- In the context of which the secret is sealed.
  uid uuid not null unique default gen_random_uuid(),
  url text not null,
  -- With which deliveries are signed, encrypted.
  sealed text not null,
  kinds text[] not null,
  created_at timestamptz not null,
  -- Since when nothing has been taken; null once something was.
  failing_since timestamptz,
  -- Given up: nothing is written for it any more.
  stopped_at timestamptz
);

-- What is to be told to each of them: written in the transaction of what happens, so that both are kept, or neither.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  -- By which the other program knows what it has been told already.
  uid uuid not null unique default gen_random_uuid(),
  webhook_id integer not null references webhooks on delete cascade,
  kind text not null,
  -- The number by which the API calls it: of a candidate or a match.
  record bigint not null,
  happened_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- Null: at once.
  next_at timestamptz,
  tried_at timestamptz,
  -- Of the last try: what was answered, or why nothing was.
  status integer,
  error text
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, id) where state = 'waiting';
create index on webhook_deliveries (webhook_id, id);

-- Nobody is told of what is put back from an archive.
create function tell_webhooks(told text, record bigint) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, kind, record, happened_at)
  select id, told, record, clock_timestamp() from webhooks
  where stopped_at is null and told = any(kinds)
    and coalesce(current_setting('tandem.putting_back', true), '') <> 'on'
  order by id
$$;

create function tell_candidate_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT'
    or (old.page_done_at is null) <> (new.page_done_at is null)
    or (old.test_done_at is null) <> (new.test_done_at is null)
  then
    perform tell_webhooks('candidate.stage', new.id);
  end if;
  return null;
end
$$;
create trigger candidate_stage_told after insert or update of page_done_at, test_done_at on applicants
  for each row execute function tell_candidate_stage();

create function tell_registration() returns trigger language plpgsql as $$
begin
  if (old.registered_at is null) <> (new.registered_at is null) then
    perform tell_webhooks('candidate.stage', id) from applicants where account_id = new.id;
  end if;
  return null;
end
$$;
create trigger registration_told after update of registered_at on accounts
  for each row execute function tell_registration();

create function tell_match_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.status <> new.status then
    perform tell_webhooks('match.status', match_number(new.applicant_id, new.offer_id));
  end if;
  return null;
end
$$;
create trigger match_status_told after insert or update of status on match_states
  for each row execute function tell_match_status();

create function tell_contract_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.state <> new.state
    or (old.finalised_at is null) <> (new.finalised_at is null)
  then
    perform tell_webhooks('contract.state', match_number(new.applicant_id, new.offer_id));
  end if;
  return null;
end
$$;
create trigger contract_state_told after insert or update of state, finalised_at on contract_sheets
  for each row execute function tell_contract_state();

create function tell_enrolment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT'
    or (old.broken_on is null) <> (new.broken_on is null)
    or (old.annulled_at is null) <> (new.annulled_at is null)
  then
    perform tell_webhooks('enrolment.state', match_number(new.applicant_id, new.offer_id));
  end if;
  return null;
end
$$;
create trigger enrolment_told after insert or update of broken_on, annulled_at on enrolments
  for each row execute function tell_enrolment();
