-- In professionalisation the employer also looks at the training with the employee within two months.
alter table contract_formalities drop constraint contract_formalities_formality_check;
alter table contract_formalities add constraint contract_formalities_formality_check
  check (formality in ('visit', 'card', 'interview'));
