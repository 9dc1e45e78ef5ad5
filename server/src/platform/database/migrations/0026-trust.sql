-- Whom a message or a line at the bell tells of, beside its reader: it goes with them. Null: written before this was noted.
alter table messages add column about integer[];
alter table notifications add column about integer[];
create index messages_about on messages using gin (about);
create index notifications_about on notifications using gin (about);

-- What the clock showed when something was last deleted because its time was over; a jump since then is asked about first.
create table clock_notes (
  id integer primary key check (id = 1),
  seen_at timestamptz not null,
  held_at timestamptz
);
insert into clock_notes (id, seen_at)
  select 1, max(started_at) from retention_runs having max(started_at) is not null;

-- Whom managers see: everybody, or those of the programmes that they look after.
create table centre_settings (
  id integer primary key check (id = 1),
  managers_see text not null check (managers_see in ('all', 'programmes'))
);
insert into centre_settings (id, managers_see) values (1, 'all');
