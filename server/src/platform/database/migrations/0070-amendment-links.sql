-- Which amendment somebody is asked to sign by their link, by its number; null of the contract itself.
alter table part_links add column amendment integer;
