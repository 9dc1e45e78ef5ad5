-- The link of a confirmation ends, and is kept as a hash. Of one sheet or need several may be on their way.
alter table confirmations drop constraint confirmations_pkey;
alter table confirmations add column id integer generated always as identity primary key;
create table confirmation_links (
  token_hash text primary key,
  confirmation_id integer not null references confirmations on delete cascade,
  expires_at timestamptz not null
);
create index on confirmation_links (confirmation_id);
insert into confirmation_links (token_hash, confirmation_id, expires_at)
  select translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_'), id,
    asked_at + interval '60 days'
  from confirmations;
alter table confirmations drop column token;
