-- Why somebody said no, in a word of the list of their side and in words for the centre alone; what the staff added to a
-- move, or that they recorded it without telling; which move another one takes back; when the other side was told.
alter table match_moves add column reason text;
alter table match_moves add column comment text;
alter table match_moves add column tell_reason boolean not null default false;
alter table match_moves add column note text;
alter table match_moves add column quiet boolean not null default false;
alter table match_moves add column undoes integer references match_moves on delete cascade;
alter table match_moves add column told_at timestamptz;
update match_moves set told_at = moved_at;
create unique index match_moves_undone on match_moves (undoes);
-- What an account has done lately.
drop index match_moves_account_id_idx;
create index match_moves_by on match_moves (account_id, moved_at);
