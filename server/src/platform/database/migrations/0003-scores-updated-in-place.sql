-- A run updates most scores a little. Half of each page is left free, so that the new version of a row stands beside the
-- old one and no index has to be touched.
alter table match_scores set (fillfactor = 50);
