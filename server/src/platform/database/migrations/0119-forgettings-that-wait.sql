-- Since when somebody waits to be taken out of what others wrote, and when superusers were told that it takes too long.
alter table forgettings add column created_at timestamptz not null default now();
alter table forgettings alter column created_at drop default;
alter table forgettings add column told_at timestamptz;
-- In which order rows came that no number tells of: what comes after somebody has gone speaks of others.
alter table account_tags add column born bigint generated always as identity;
alter table drafts add column born bigint generated always as identity;
alter table files add column born bigint generated always as identity;
alter table untold_need_changes add column born bigint generated always as identity;
