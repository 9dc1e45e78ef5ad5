-- A link may also ask for what somebody has signed.
alter table part_links drop constraint part_links_party_check;
alter table part_links add constraint part_links_party_check check (party in
  ('employer', 'supervisor', 'second_supervisor', 'candidate', 'guardian', 'training',
   'employer_signature', 'candidate_signature', 'guardian_signature'));
