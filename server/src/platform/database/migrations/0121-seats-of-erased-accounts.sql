-- Seats that are held by enrolments of which only the count is kept: whoever held them has deleted their account.
alter table offers add column erased_seats integer not null default 0 check (erased_seats >= 0);

-- Of before this, only a need that filled itself tells how many there were: it has as many enrolments as seats. In a closed year one
-- that was broken did not reopen it.
-- Nothing has happened of which other programs would be told.
alter table offers disable trigger need_changes;
update offers o set erased_seats = greatest(0, o.seats - (
  select count(*) from match_states m
  where m.offer_id = o.id and m.status = 4 and (m.broken_on is null or y.closed_at is not null)))
from sessions y
where y.id = o.session_id and o.state = 'filled' and o.filled_by = 'seats';
alter table offers enable trigger need_changes;

drop trigger terms_of_needs_to_follow on offers;
create trigger terms_of_needs_to_follow after update of seats, erased_seats, start_date on offers
  for each row when (old.seats <> new.seats or old.erased_seats <> new.erased_seats
    or old.start_date is distinct from new.start_date)
  execute function note_need_to_follow();
