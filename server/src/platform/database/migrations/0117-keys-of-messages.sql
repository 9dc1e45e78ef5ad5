-- By it a sending is known that comes again: two messages of the same words are two.
alter table conversation_messages add column key uuid;
create unique index on conversation_messages (applicant_id, offer_id, side, key);
