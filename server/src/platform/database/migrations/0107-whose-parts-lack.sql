-- Whose part of a contract file lacks something ('company', 'candidate', 'centre'), told beside the sealed fields. Of a file that was
-- last saved before, that is not known: its company is asked for it alone.
alter table contract_sheets add column lacks text[];

-- How many are looked for decides whether a need lacks a match, and its first day from when on the staff see to the contract.
create trigger terms_of_needs_to_follow after update of seats, start_date on offers
  for each row when (old.seats <> new.seats or old.start_date is distinct from new.start_date)
  execute function note_need_to_follow();
