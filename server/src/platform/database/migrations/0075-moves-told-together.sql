-- Several moves that the staff make at once are told together: which, as whoever makes them names it.
alter table match_moves add column batch text;
create index on match_moves (batch) where batch is not null and told_at is null;
