-- Names and towns as every form and list brings them in by now: of two signs for « é », as Macs write them, no search found one.
update accounts set first_name = normalize(first_name), last_name = normalize(last_name)
  where first_name is not normalized or last_name is not normalized;
update applicants set city = normalize(city) where city is not normalized;
update companies set name = normalize(name), city = normalize(city), contact_name = normalize(contact_name)
  where name is not normalized or city is not normalized or contact_name is not normalized;
update offers set title = normalize(title) where title is not normalized;
