-- What the staff do to several needs at once, and a session that is closed, mean several things for one person: what each is
-- still to be told of, until one message tells all of it.
create table untold_need_moves (
  batch text not null,
  account_id integer not null references accounts (id) on delete cascade,
  offer_move_id integer not null references offer_moves (id) on delete cascade,
  -- Where the candidate's match stood; null for the company.
  match_status smallint,
  word text,
  primary key (batch, account_id, offer_move_id)
);
create index on untold_need_moves (account_id);
create index on untold_need_moves (offer_move_id);

create table untold_meetings (
  batch text not null,
  account_id integer not null references accounts (id) on delete cascade,
  meeting_id integer not null references meetings (id) on delete cascade,
  -- The moment at which they were to meet; null where none was chosen.
  starts_at timestamptz,
  primary key (batch, account_id, meeting_id)
);
create index on untold_meetings (account_id);
create index on untold_meetings (meeting_id);
