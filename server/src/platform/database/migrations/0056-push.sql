-- Web push: the keys by which push services know this server, and the devices that are told at once what cannot wait.
create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  -- The private key, encrypted.
  sealed text not null
);

create table push_devices (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  -- The sign-in in which it was asked for, as long as there is one: whoever ends it by hand ends this too.
  sign_in_id integer references sign_ins on delete set null,
  -- Of the address at the push service: a device is told once, and of one account.
  fingerprint text not null unique,
  -- That address and the keys of the device, encrypted.
  sealed text not null,
  -- As its browser calls itself.
  device text not null,
  created_at timestamptz not null,
  told_at timestamptz
);
create index on push_devices (account_id);
create index on push_devices (sign_in_id);

alter table messages drop constraint messages_channel_check;
alter table messages add constraint messages_channel_check check (channel in ('mail', 'sms', 'push'));
-- The device that a push message goes to.
alter table messages add column push_device_id integer references push_devices on delete cascade;
create index on messages (push_device_id) where push_device_id is not null;
