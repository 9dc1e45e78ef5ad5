-- The last message of which this side was not told at once, until the mail of the day tells of it.
alter table conversation_reads add column untold_up_to integer;
