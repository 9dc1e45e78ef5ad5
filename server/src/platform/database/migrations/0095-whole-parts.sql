-- Since when nothing is left to do in a part for whoever was asked for it: the fields are sealed, and nobody is waited for any more.
alter table part_links add column whole_at timestamptz;
