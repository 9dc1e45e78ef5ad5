-- When the staff were told what waited already as the follow-up began; where it has run for days, they know it by now.
alter table follow_up_settings add column older_told_at timestamptz;
update follow_up_settings set older_told_at = now() where begun_at < now() - interval '1 day';
