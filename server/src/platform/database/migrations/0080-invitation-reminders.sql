-- When whoever was invited was last reminded: of two who remind everybody on one day, the second sends nothing twice.
alter table invitations add column reminded_at timestamptz;
