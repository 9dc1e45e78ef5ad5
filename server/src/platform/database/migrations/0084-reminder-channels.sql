-- What tells at once beside a mail, where a superuser has set it otherwise; the channels of reminders stand with their kinds.
alter table follow_up_settings add column alerts jsonb not null default '{}';
