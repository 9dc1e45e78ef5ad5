-- How much each part counts for the candidates, and for the companies, when everybody is placed at once; null as for all.
alter table matching_settings add column candidate_weights jsonb;
alter table matching_settings add column company_weights jsonb;
