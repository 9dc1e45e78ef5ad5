-- Which save of a need one has seen: who saves later on top of another's is told.
alter table offers add column version integer not null default 1;
-- The fields that a change was about, by their names in the API, where the call tells them.
alter table journal add column fields text[];
