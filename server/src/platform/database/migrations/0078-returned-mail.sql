-- The refusal came back by mail: a mail server that takes the next mail says nothing of the address any more.
alter table accounts add column address_returned boolean not null default false;

-- How far a mailbox has been read in which mails come back: the mailbox by a hash of its address, its places as IMAP numbers them.
create table returned_mailboxes (
  mailbox text primary key,
  validity text not null,
  last_uid bigint not null
);
