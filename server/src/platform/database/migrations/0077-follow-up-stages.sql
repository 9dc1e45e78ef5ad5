-- Where somebody stands, as `domain/follow-up` tells it, kept with what waits for them so that the staff's lists need not tell it
-- of everybody anew. Without a reference to accounts, as their causes.
create table follow_up_stages (
  account_id integer primary key,
  stage text not null
);
-- Of everybody it is still to be told.
insert into follow_up_changes default values;
