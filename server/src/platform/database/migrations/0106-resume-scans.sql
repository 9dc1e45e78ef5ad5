-- Whether the text of a resume stands in pictures, and what became of recognising it: null where the file says its text itself.
alter table applicants add column resume_scan text
  check (resume_scan in ('waiting', 'read', 'unread'));

-- Those that are stored already: too little text for a resume, or words that nobody can say. Nobody's sheet has changed by that.
alter table applicants disable trigger user;
update applicants set resume_scan = 'waiting'
where resume_file is not null and (
  length(regexp_replace(coalesce(resume_text, ''), '\s', '', 'g')) < 80
  or (
    select count(*) filter (where word ~* '[aeiouyàâäéèêëîïôöùûüœæ@0-9]') < 0.66 * count(*)
    from regexp_split_to_table(resume_text, '\s+') word where length(word) > 3
  )
);
alter table applicants enable trigger user;
