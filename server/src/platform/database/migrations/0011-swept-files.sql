-- Uploaded files that no row knew any more, deleted on that day.
alter table retention_runs add column files integer not null default 0;
