import type { Member } from '../account-queries.ts';

export const managerRecord = (account: Member) => ({
  id: account.id,
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  registered: account.registered_at !== null,
});
