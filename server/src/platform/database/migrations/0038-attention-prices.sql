-- What a place on others' lists costs, in tenths of a point, as it was counted with the scores of the session: whoever has no
-- row costs nothing.
create table candidate_prices (
  applicant_id integer primary key references applicants on delete cascade,
  price smallint not null
);
create table need_prices (
  offer_id integer primary key references offers on delete cascade,
  price smallint not null
);
