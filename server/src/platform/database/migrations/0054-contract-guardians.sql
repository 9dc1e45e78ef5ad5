-- Whether a guardian signs too, told beside the sealed fields: what a file waits for is read without opening it.
alter table contract_sheets add column needs_guardian boolean;
