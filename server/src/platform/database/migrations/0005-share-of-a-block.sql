-- How much of a block is scored, 0 to 1: a large one takes long enough to be followed.
alter table staged_blocks add column share real not null default 0;
