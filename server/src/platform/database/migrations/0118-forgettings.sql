-- Whom a job is to take out of what others wrote, once their rows are gone: sealed, as it names them, and gone with the job.
create table forgettings (
  uid uuid primary key,
  sealed text not null
);
-- What was written to an address and to no account goes with whoever had it, without looking through all messages.
create index messages_to_address on messages (lower(recipient)) where reader_account_id is null;
