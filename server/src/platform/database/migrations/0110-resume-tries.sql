-- How often it has been tried to recognise a resume that waits for it: one that ends the process must not do so at each start.
alter table applicants add column resume_tries integer not null default 0;
