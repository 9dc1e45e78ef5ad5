-- The job as a candidate wants to know it first: from when, how time is shared with the centre, what it pays above the legal
-- minimum (euros a month), what one must drive, how many days a week one works at home.
alter table offers
  add column start_date text,
  add column centre_rhythm text,
  add column pay_above_minimum integer,
  add column mobility text,
  add column remote_days integer;
