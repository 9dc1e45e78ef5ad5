-- Words by which the staff tell candidates and companies apart in their lists.
create table account_tags (
  account_id integer not null references accounts on delete cascade,
  tag text not null,
  primary key (account_id, tag)
);
create index on account_tags (tag);
