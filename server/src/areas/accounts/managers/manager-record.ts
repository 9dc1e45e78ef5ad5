import type { Account } from '../account-queries.ts';

export const managerRecord = (account: Account) => ({
  id: account.id,
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  registered: account.registered_at !== null,
});
