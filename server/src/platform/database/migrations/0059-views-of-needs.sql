-- The list of needs has views that are saved as well.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check
  check (list in ('candidates', 'companies', 'needs'));
