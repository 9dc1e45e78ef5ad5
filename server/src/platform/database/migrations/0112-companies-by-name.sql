-- Companies are found by what is left of a name without accents and legal forms, which no index knows: this one is asked no more.
drop index companies_by_name;
