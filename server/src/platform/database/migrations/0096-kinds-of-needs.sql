-- By when a contract is lodged follows the kind of its need, as long as its file does not say.
create trigger kinds_of_needs_to_follow after update of contract_type on offers
  for each row when (old.contract_type is distinct from new.contract_type)
  execute function note_need_to_follow();
