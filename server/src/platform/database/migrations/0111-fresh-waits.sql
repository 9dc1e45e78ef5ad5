-- Of several that wait together, since when the oldest waits that began with the follow-up: by that the staff's list tells what
-- leaves next. Filled by the next renewal, which another version begins for everybody.
alter table follow_up_causes add column fresh_since timestamptz;

-- Few of all matches are agreed, and few conversations hold words that nothing has told: both are asked for at every renewal of who waits
-- for what, at each message that leaves by itself, and for every list of contracts.
create index on match_states (applicant_id) where status = 3;
create index on conversation_reads (applicant_id) where untold_up_to is not null;
