-- Whoever reads the address of a tutor, whatever needs name it: only mail to it tells the link by which they say what of it they
-- want, and what they said outlives the needs. The address itself is not kept here.
create table tutor_readers (
  address_hash text primary key,
  token text not null unique,
  muted boolean not null default false
);
insert into tutor_readers (address_hash, token, muted)
  select encode(sha256(convert_to(address, 'UTF8')), 'hex'), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), true
  from (select distinct lower(tutor_email) as address from offers where tutor_muted and tutor_email is not null) muted;

-- The link of a need stops nothing any more: mail that waits offers no such thing to the mailbox, where it would fail.
update messages set less_token = null from offers where messages.state <> 'sent' and less_token = offers.token;

create or replace function forget_tutor_address() returns trigger language plpgsql as $$
begin
  new.tutor_refused_at := null;
  new.tutor_returned := false;
  return new;
end
$$;
alter table offers drop column tutor_muted;
