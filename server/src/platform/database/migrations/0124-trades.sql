-- The trades that a candidate looks for, one a line, the one that they like best first.
alter table applicants add column trades text;
