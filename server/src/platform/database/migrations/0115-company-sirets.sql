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

-- Until now it stood in a note: taken from there where it is one, by the rules of the form. Luhn's sum over its 14 digits and over the
-- nine of its SIREN; establishments of La Poste may have a sum of digits that divides by five instead.
update companies set siret = noted.siret
from (
  select distinct on (account_id) account_id, told.siret
  from notes,
    lateral (select substring(text from '(?:^|\n)SIRET : (\d{14})(?:\n|$)') as siret) told,
    lateral (
      select
        sum(digit) as digits,
        sum(case when place % 2 = 1 then doubled else digit end) as luhn,
        sum(case when place % 2 = 0 then doubled else digit end) filter (where place <= 9) as luhn_of_siren
      from generate_series(1, 14) as place,
        lateral (select substr(told.siret, place, 1)::int as digit) one,
        lateral (select case when digit > 4 then digit * 2 - 9 else digit * 2 end as doubled) twice
    ) sums
  where account_id is not null
    and told.siret !~ '^0+$'
    and (
      (luhn % 10 = 0 and luhn_of_siren % 10 = 0)
      or (luhn % 10 <> 0 and told.siret like '356000000%' and digits % 5 = 0)
    )
  order by account_id, id
) noted
where noted.account_id = companies.account_id;
