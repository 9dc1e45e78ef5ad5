-- A day on which the companies and candidates of some programmes meet for minutes each. Hours are those of clocks in Paris.
create table forums (
  id integer generated always as identity primary key,
  name text not null,
  session_id integer not null references sessions on delete cascade,
  formation_ids integer[] not null,
  day text not null,
  place text not null,
  starts text not null,
  ends text not null,
  pause_starts text,
  pause_ends text,
  minutes smallint not null,
  most smallint not null,
  state text not null check (state in ('draft', 'published', 'cancelled')),
  created_by integer references accounts on delete set null,
  created_at timestamptz not null,
  published_at timestamptz
);
create index on forums (session_id);
create index on forums (created_by);

create table forum_candidates (
  forum_id integer not null references forums on delete cascade,
  applicant_id integer not null references applicants on delete cascade,
  primary key (forum_id, applicant_id)
);
create index on forum_candidates (applicant_id);

create table forum_needs (
  forum_id integer not null references forums on delete cascade,
  offer_id integer not null references offers on delete cascade,
  primary key (forum_id, offer_id)
);
create index on forum_needs (offer_id);

-- Who meets whom at which slot, counted from 0; nobody is in two places at once. Once published each is a meeting.
create table forum_meetings (
  id integer generated always as identity primary key,
  forum_id integer not null references forums on delete cascade,
  applicant_id integer not null references applicants on delete cascade,
  offer_id integer not null references offers on delete cascade,
  company_id integer not null references companies on delete cascade,
  slot smallint not null,
  by_hand boolean not null,
  meeting_id integer unique references meetings on delete cascade,
  unique (forum_id, applicant_id, slot),
  unique (forum_id, company_id, slot),
  unique (forum_id, applicant_id, company_id)
);
create index on forum_meetings (applicant_id);
create index on forum_meetings (offer_id);
create index on forum_meetings (company_id);
