-- SMS of what cannot wait: how many a month at most, and how many left in each month, such as 2026-11.
alter table follow_up_settings add column sms_a_month integer not null default 200 check (sms_a_month >= 0);

create table alert_sms (
  month text primary key,
  sent integer not null default 0,
  -- Those that the ceiling has held back: their mails alone have left.
  left_out integer not null default 0
);
