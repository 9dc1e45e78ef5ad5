-- Whether SMS reach the tutor of a need: of the number that the need names now.
alter table offers add column tutor_phone_refused_at timestamptz;
create index on offers (tutor_phone) where tutor_phone is not null;

create function forget_tutor_number() returns trigger language plpgsql as $$
begin
  new.tutor_phone_refused_at := null;
  return new;
end
$$;
create trigger tutor_numbers before update of tutor_phone on offers
  for each row when (old.tutor_phone is distinct from new.tutor_phone)
  execute function forget_tutor_number();

create trigger refused_tutor_numbers_to_follow after update of tutor_phone_refused_at, tutor_phone on offers
  for each row when (old.tutor_phone_refused_at is distinct from new.tutor_phone_refused_at)
  execute function note_need_to_follow();
