-- Views of lists that the staff have saved: search, filters, order and columns.
create table saved_views (
  id integer generated always as identity primary key,
  owner_id integer not null references accounts on delete cascade,
  list text not null check (list in ('candidates', 'companies')),
  name text not null,
  query text not null,
  -- Everybody's; else its owner's alone.
  shared boolean not null,
  unique (owner_id, list, name)
);
