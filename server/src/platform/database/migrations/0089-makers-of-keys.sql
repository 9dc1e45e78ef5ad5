-- Who made a key for a program, or has it told of changes: both outlive the account. Null where that is not known, or is gone.
alter table machine_keys add column created_by integer references accounts on delete set null;
alter table webhooks add column created_by integer references accounts on delete set null;
create index machine_keys_created_by on machine_keys (created_by);
create index webhooks_created_by on webhooks (created_by);
