-- With each file that goes all candidates were looked through for whose it is.
create index on applicants (resume_file) where resume_file is not null;
