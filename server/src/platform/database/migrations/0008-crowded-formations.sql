-- Formations that are, or may be, too large to keep all their pairs: which of them keep only the best, and from what their
-- scores follow. `inputs` is null where that is not known: they are scored as a whole at the next change.
create table scored_formations (
  session_id integer not null references sessions on delete cascade,
  formation_id integer not null,
  crowded boolean not null,
  inputs text,
  primary key (session_id, formation_id)
);
insert into scored_formations (session_id, formation_id, crowded)
  select session_id, formation_id, true
  from corpora, unnest(crowded) formation_id;
alter table corpora drop column crowded;
