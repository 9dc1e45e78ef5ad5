-- Whether candidates and companies are told how often pairs like theirs were accepted.
alter table centre_settings add column chances_told boolean not null default true;
