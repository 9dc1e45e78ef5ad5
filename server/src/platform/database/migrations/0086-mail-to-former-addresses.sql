-- Whom a mail was written to, where their account has another address since; null where the one who has its address now is meant.
alter table messages add column reader_account_id integer references accounts on delete cascade;
create index on messages (reader_account_id) where reader_account_id is not null;
