-- When whoever signed in last showed by their password who they are; null where the client does not know of asking again.
alter table sign_ins add column confirmed_at timestamptz;
