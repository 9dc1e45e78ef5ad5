-- Files that were asked for and are made by a job, piece by piece; kept for a day.
create table exports (
  id integer generated always as identity primary key,
  -- Made by the client: what is sent again after a lost answer is known by it.
  key uuid not null unique,
  account_id integer not null references accounts on delete cascade,
  list text not null,
  -- The filters and the order, as its call takes them.
  query jsonb not null,
  -- Keys of columns, in their order.
  columns text[] not null,
  format text not null check (format in ('xlsx', 'csv')),
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  -- The programmes that were all that its maker saw; null for all.
  sight integer[],
  -- How many rows were counted when it was asked for, and how many are written.
  total integer not null,
  rows integer not null default 0,
  created_at timestamptz not null,
  done_at timestamptz,
  expires_at timestamptz not null
);
create index on exports (account_id);
create index on exports (expires_at);

create table export_parts (
  export_id integer not null references exports on delete cascade,
  position integer not null,
  -- Rows that have been read for it, those that came twice included.
  read integer not null,
  -- Whom its rows name.
  applicant_ids integer[] not null,
  -- Its cells, as JSON, compressed.
  content bytea not null,
  primary key (export_id, position)
);

-- Who is erased stands in no file either: those that name them go with them. The journal names accounts of every kind.
create function forget_exports_of_applicant() returns trigger language plpgsql as $$
begin
  delete from exports where id in (
    select export_id from export_parts where old.id = any(applicant_ids));
  return null;
end
$$;
create trigger exports_forget_applicant after delete on applicants
  for each row execute function forget_exports_of_applicant();

create function forget_exports_of_account() returns trigger language plpgsql as $$
begin
  delete from exports where list = 'journal';
  return null;
end
$$;
create trigger exports_forget_account after delete on accounts
  for each row execute function forget_exports_of_account();
