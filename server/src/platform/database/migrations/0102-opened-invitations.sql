-- When whom it is for first opened the link of an invitation; of those of before nobody knows.
alter table invitations add column opened_at timestamptz;
