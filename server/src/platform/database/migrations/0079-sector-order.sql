-- Which of their sectors a candidate likes best, the first first; empty where they like all alike.
alter table applicants add column sector_order integer[] not null default '{}';
