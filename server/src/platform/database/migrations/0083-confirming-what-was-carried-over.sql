-- One link may ask about several needs of a company.
alter table confirmation_links drop constraint confirmation_links_pkey;
alter table confirmation_links add primary key (token_hash, confirmation_id);

-- Whoever was carried over and told of it is waited for until they confirm; of a year to come nothing is, until it opens.
create or replace function note_carried_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id, offer_id)
  select side.applicant_id, side.offer_id from (values
    (coalesce(new.applicant_id, old.applicant_id), null::integer),
    (null::integer, coalesce(new.new_offer_id, old.new_offer_id))
  ) as side (applicant_id, offer_id)
  where coalesce(side.applicant_id, side.offer_id) is not null;
  return null;
end
$$;
create or replace function note_confirmation_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id, offer_id)
  values (coalesce(new.applicant_id, old.applicant_id), coalesce(new.offer_id, old.offer_id));
  return null;
end
$$;
drop trigger sessions_to_follow on sessions;
create trigger sessions_to_follow after update of closed_at, opened_at, starts_on on sessions
  for each statement execute function note_sessions_to_follow();
