-- When somebody who was asked before was last asked again.
alter table part_links add column reminded_at timestamptz;
