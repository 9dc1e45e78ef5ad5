-- What a mail signs in with, once. Several may wait: whoever asks for one makes none of the others useless.
create table sign_in_links (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  token_hash text not null unique,
  -- Of a secret of the browser that asked: elsewhere the link opens nothing.
  browser_hash text not null,
  expires_at timestamptz not null
);
create index on sign_in_links (account_id);

-- Whether candidates and companies may ask for one.
alter table centre_settings add column sign_in_links boolean not null default false;
