-- When somebody was last invited by a link of their own because nobody had read the one of before: from then on they are waited for.
alter table invitations add column invited_anew_at timestamptz;

create function note_invited_to_follow() returns trigger language plpgsql as $$
begin
  insert into follow_up_changes (account_id) values (new.account_id);
  return null;
end
$$;
create trigger invited_anew_to_follow after update of invited_anew_at on invitations
  for each row execute function note_invited_to_follow();
