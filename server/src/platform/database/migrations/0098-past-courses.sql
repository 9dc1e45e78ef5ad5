-- When somebody reached what in a session, once their account is gone: without name or id, in days, and a step apart from the
-- others, as nobody is to be told by their days. From the yes of both to the break the days stay together: the report counts
-- how many lie between them, and who is placed still. The report lost whoever was erased.
create table past_courses (
  session_id integer not null references sessions on delete cascade,
  formation_id integer references formations on delete set null,
  -- Days, as 2026-09-01.
  invited text,
  registered text,
  complete text,
  matched text,
  met text,
  agreed text,
  signed text,
  broken text,
  lost text
);
create index on past_courses (session_id);
create index on past_courses (formation_id);

-- What somebody reached with companies that are gone, for as long as they are there themselves.
create table kept_courses (
  applicant_id integer not null references applicants on delete cascade,
  session_id integer not null references sessions on delete cascade,
  matched text,
  met text,
  agreed text,
  signed text,
  broken text,
  lost text,
  primary key (applicant_id, session_id)
);
create index on kept_courses (session_id);
