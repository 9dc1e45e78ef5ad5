-- Whose cards of matches may say something else: added to by every change of what they show, in its transaction, so that writers never
-- wait for each other. Their marks together are the stamp by which a server knows whether the list that it keeps still holds
-- (`areas/matches/cards`): drawn, so that no other set of changes has the same, however they were committed, deleted or restored.
create table card_changes (
  -- Of a candidate or a company; 0: of everybody. Without a reference, as nobody who deletes an account is to wait.
  account_id integer not null,
  mark bigint not null default (random() * 9007199254740991)::bigint,
  at timestamptz not null default now()
);
create index on card_changes (account_id, mark);
create index on card_changes (at);

create function note_everybodys_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id) values (0);
  return null;
end
$$;
create trigger sessions_to_cards after update of name, closed_at, opened_at, starts_on on sessions
  for each statement execute function note_everybodys_cards();
-- By these the answers are reckoned that candidates wait for.
create trigger follow_up_settings_to_cards after update on follow_up_settings
  for each statement execute function note_everybodys_cards();

-- The cards of one match, on both sides.
create function note_pair_of_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id)
  select account_id from applicants where id = coalesce(new.applicant_id, old.applicant_id)
  union all
  select c.account_id from companies c join offers o on o.company_id = c.id
  where o.id = coalesce(new.offer_id, old.offer_id);
  return null;
end
$$;
create trigger interests_to_cards after insert or update or delete on match_interests
  for each row execute function note_pair_of_cards();
create trigger proposed_pairs_to_cards after insert or update or delete on proposed_pairs
  for each row execute function note_pair_of_cards();
create trigger enrolments_to_cards after insert or update or delete on enrolments
  for each row execute function note_pair_of_cards();
create trigger moves_to_cards after insert or update or delete on match_moves
  for each row execute function note_pair_of_cards();
create trigger marks_to_cards after insert or update or delete on match_marks
  for each row execute function note_pair_of_cards();
create trigger readings_to_cards after insert or update or delete on match_readings
  for each row execute function note_pair_of_cards();

-- Whoever is placed, or no longer is, is shown so by all who have a match with them.
create function note_state_of_cards() returns trigger language plpgsql as $$
declare
  was integer := case when old.status = 4 and old.broken_on is null then old.session_id end;
  has integer := case when new.status = 4 and new.broken_on is null then new.session_id end;
  candidate integer := coalesce(new.applicant_id, old.applicant_id);
begin
  insert into card_changes (account_id)
  select account_id from applicants where id = candidate
  union all
  select c.account_id from companies c join offers o on o.company_id = c.id
  where o.id = coalesce(new.offer_id, old.offer_id);
  if was is distinct from has then
    insert into card_changes (account_id)
    select distinct c.account_id from match_scores s join offers o on o.id = s.offer_id
    join companies c on c.id = o.company_id where s.applicant_id = candidate;
  end if;
  return null;
end
$$;
create trigger states_to_cards after insert or update or delete on match_states
  for each row execute function note_state_of_cards();

create function note_need_of_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id)
  select account_id from companies where id in (old.company_id, new.company_id)
  union
  select a.account_id from match_scores s join applicants a on a.id = s.applicant_id
  where s.offer_id = old.id;
  return null;
end
$$;
-- The scores of one that is deleted no longer lead to its company.
create trigger gone_needs_to_cards after delete on offers
  for each row execute function note_need_of_cards();
create trigger needs_to_cards
  after update of company_id, session_id, title, location, state, state_since, set_aside_until on offers
  for each row execute function note_need_of_cards();

create function note_candidate_of_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id)
  select distinct c.account_id from match_scores s join offers o on o.id = s.offer_id
  join companies c on c.id = o.company_id where s.applicant_id = coalesce(new.id, old.id);
  return null;
end
$$;
-- Their scores refer to nobody, and may outlive them for a moment.
create trigger gone_candidates_to_cards after delete on applicants
  for each row execute function note_candidate_of_cards();
create trigger candidates_to_cards after update of location on applicants
  for each row when (old.location is distinct from new.location)
  execute function note_candidate_of_cards();

create function note_account_of_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id)
  select distinct c.account_id from applicants a join match_scores s on s.applicant_id = a.id
  join offers o on o.id = s.offer_id join companies c on c.id = o.company_id where a.account_id = new.id;
  return null;
end
$$;
create trigger accounts_to_cards after update of first_name, last_name on accounts
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function note_account_of_cards();

create function note_company_of_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id)
  select distinct a.account_id from offers o join match_scores s on s.offer_id = o.id
  join applicants a on a.id = s.applicant_id where o.company_id = new.id;
  return null;
end
$$;
create trigger companies_to_cards after update of name on companies
  for each row when (old.name is distinct from new.name)
  execute function note_company_of_cards();

create function note_scores_of_cards() returns trigger language plpgsql as $$
begin
  insert into card_changes (account_id)
  select account_id from applicants where id in (select applicant_id from changed)
  union all
  select account_id from companies
  where id in (select company_id from offers where id in (select offer_id from changed));
  return null;
end
$$;
create trigger new_scores_to_cards after insert on match_scores
  referencing new table as changed for each statement execute function note_scores_of_cards();
create trigger changed_scores_to_cards after update on match_scores
  referencing new table as changed for each statement execute function note_scores_of_cards();
create trigger gone_scores_to_cards after delete on match_scores
  referencing old table as changed for each statement execute function note_scores_of_cards();

-- Prices are counted anew for a whole session: where many change, who has a match with whom is not asked for each.
create function note_prices_of_candidates() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 200 then
    insert into card_changes (account_id) values (0);
  else
    insert into card_changes (account_id)
    select distinct c.account_id from changed join match_scores s on s.applicant_id = changed.applicant_id
    join offers o on o.id = s.offer_id join companies c on c.id = o.company_id;
  end if;
  return null;
end
$$;
create trigger new_candidate_prices_to_cards after insert on candidate_prices
  referencing new table as changed for each statement execute function note_prices_of_candidates();
create trigger changed_candidate_prices_to_cards after update on candidate_prices
  referencing new table as changed for each statement execute function note_prices_of_candidates();
create trigger gone_candidate_prices_to_cards after delete on candidate_prices
  referencing old table as changed for each statement execute function note_prices_of_candidates();

create function note_prices_of_needs() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 200 then
    insert into card_changes (account_id) values (0);
  else
    insert into card_changes (account_id)
    select distinct a.account_id from changed join match_scores s on s.offer_id = changed.offer_id
    join applicants a on a.id = s.applicant_id;
  end if;
  return null;
end
$$;
create trigger new_need_prices_to_cards after insert on need_prices
  referencing new table as changed for each statement execute function note_prices_of_needs();
create trigger changed_need_prices_to_cards after update on need_prices
  referencing new table as changed for each statement execute function note_prices_of_needs();
create trigger gone_need_prices_to_cards after delete on need_prices
  referencing old table as changed for each statement execute function note_prices_of_needs();
