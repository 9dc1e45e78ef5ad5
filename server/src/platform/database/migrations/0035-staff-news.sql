-- Until when the staff's bell has told who registered and whose address refuses mail; what was before an upgrade is not news.
alter table follow_up_settings add column staff_told_until timestamptz not null default now();
