-- What is kept of an enrolment whose company has deleted its account: nothing that names the company. It holds its candidate as
-- before, until the staff tell that it is broken.
alter table kept_enrolments
  add column id integer generated always as identity primary key,
  -- Whether its candidate is placed by it as long as it is not broken.
  add column holds boolean not null default true,
  add column agreed_at timestamptz,
  -- Days, as 2026-09-01.
  add column begins_on text,
  add column ends_on text,
  add column is_professional boolean not null default false,
  add column centre_rhythm text,
  add column broken_on text,
  add column broken_by text check (broken_by in ('employer', 'apprentice', 'both', 'other')),
  add column reason text,
  -- For the centre alone.
  add column comment text,
  add column within_trial boolean,
  add column broken_told_at timestamptz,
  -- Of a broken one: the programme in which it counts.
  add column formation_id integer references formations on delete set null,
  add check ((broken_on is null) = (broken_by is null) and (broken_on is null) = (reason is null)
    and (broken_on is null) = (broken_told_at is null));
create index on kept_enrolments (formation_id);

-- Those of before have let their candidate go: whoever has had a yes since looks for a company, and goes on doing so, and of
-- two at companies that are both gone the last one holds.
update kept_enrolments k set holds = false
where k.session_id is null or exists (
  select 1 from match_states m
  where m.applicant_id = k.applicant_id and m.session_id = k.session_id and m.status in (1, 3, 4)
    and m.broken_on is null)
or exists (
  select 1 from kept_enrolments later
  where later.applicant_id = k.applicant_id and later.session_id = k.session_id and later.id > k.id);

-- Of a candidate and a session one holds at a time.
create unique index kept_enrolments_going_on on kept_enrolments (applicant_id, session_id)
  where holds and broken_on is null;

create function note_kept_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (applicant_id, is_wide)
  values (coalesce(new.applicant_id, old.applicant_id), true);
  return null;
end
$$;
create trigger kept_enrolments_to_follow after insert or update or delete on kept_enrolments
  for each row execute function note_kept_to_follow();

create function note_kept_of_cards() returns trigger language plpgsql as $$
declare
  candidate integer := coalesce(new.applicant_id, old.applicant_id);
begin
  insert into card_changes (account_id)
  select account_id from applicants where id = candidate
  union
  select c.account_id from match_scores s join offers o on o.id = s.offer_id
  join companies c on c.id = o.company_id where s.applicant_id = candidate;
  return null;
end
$$;
create trigger kept_enrolments_to_cards after insert or update or delete on kept_enrolments
  for each row execute function note_kept_of_cards();

create function note_kept_change() returns trigger language plpgsql as $$
begin
  insert into record_changes (kind, record, changed_at)
  values ('candidate', coalesce(new.applicant_id, old.applicant_id), clock_timestamp());
  return null;
end
$$;
create trigger kept_enrolment_changes after insert or update or delete on kept_enrolments
  for each row execute function note_kept_change();
