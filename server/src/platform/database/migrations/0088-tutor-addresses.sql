-- Whether mail reaches the tutor of a need, and whether they asked for no reminders: of the address that the need names now.
alter table offers
  add column tutor_refused_at timestamptz,
  -- A mail server gave a mail back that another had taken.
  add column tutor_returned boolean not null default false,
  add column tutor_muted boolean not null default false;
create index on offers (lower(tutor_email)) where tutor_email is not null;

-- What is known of an address is known of no other one.
create function forget_tutor_address() returns trigger language plpgsql as $$
begin
  new.tutor_refused_at := null;
  new.tutor_returned := false;
  new.tutor_muted := false;
  return new;
end
$$;
create trigger tutor_addresses before update of tutor_email on offers
  for each row when (lower(old.tutor_email) is distinct from lower(new.tutor_email))
  execute function forget_tutor_address();

create trigger refused_tutors_to_follow after update of tutor_refused_at, tutor_email on offers
  for each row when (old.tutor_refused_at is distinct from new.tutor_refused_at)
  execute function note_need_to_follow();
