-- Which matches a file that is being made holds, in its order: the list itself moves while its parts are read. Gone once it is made.
create table export_pairs (
  export_id integer not null references exports on delete cascade,
  position integer not null,
  applicant_id integer not null,
  offer_id integer not null,
  primary key (export_id, position)
);
