-- Whether a contract is one of professionalisation, told beside the sealed fields: by when it is lodged is read without opening them.
alter table contract_sheets add column is_professional boolean;
