-- A training agreement that was signed is kept as the signed contracts are: the day on which it was; null of those.
alter table contract_scans add column agreement_signed_on text;
