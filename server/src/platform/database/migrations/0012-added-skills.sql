-- What users add is shown to others once the staff have taken it. What had been added until now was seen by all already.
alter table skills add column taken boolean not null default true;
alter table skills add column added_by integer references accounts on delete set null;
alter table skills add column added_at timestamptz;
-- Two people may each have added the same name, unseen by the other.
alter table skills drop constraint skills_name_key_key;
create unique index skills_taken_names on skills (name_key) where taken;
create unique index skills_own_names on skills (added_by, name_key) where not taken;
