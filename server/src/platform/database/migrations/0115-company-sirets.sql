-- Companies are known by their SIRET, and by what is left of their names without accents and legal forms.
alter table companies
  add column siret text,
  add column name_key text;
create index companies_by_siret on companies (siret) where siret is not null;
create index companies_by_name_key on companies (name_key);
create index companies_without_name_key on companies (id) where name_key is null;

-- What is left of a name is told by the product; a new name makes it forget.
create function forget_name_key() returns trigger language plpgsql as $$
begin
  new.name_key := null;
  return new;
end $$;
create trigger names_to_keys before update of name on companies
  for each row when (new.name is distinct from old.name) execute function forget_name_key();

-- Until now it stood in a note: taken from there where Luhn's sum says that it is one.
update companies set siret = noted.siret
from (
  select distinct on (account_id) account_id, substring(text from '(?:^|\n)SIRET : (\d{14})(?:\n|$)') as siret
  from notes
  where account_id is not null and text ~ '(?:^|\n)SIRET : \d{14}(?:\n|$)'
  order by account_id, id
) noted
where noted.account_id = companies.account_id
  and (
    select sum(case when place % 2 = 0 then digit when digit > 4 then digit * 2 - 9 else digit * 2 end) % 10 = 0
    from generate_series(1, 14) as place, lateral (select substr(noted.siret, place, 1)::int as digit) as one
  );
