import type { Answer } from '@tandem/contract';
import type { Role } from '@tandem/domain/accounts/roles';

type Account = Answer<'GET /user/'>['user'];

export interface User extends Omit<Account, 'type'> {
  /** Empty for a visitor. */
  type: Account['type'] | '';
  loggedIn: boolean;
}

export const roleOf = (user: User): Role => {
  if (!user.loggedIn) return 'visitor';
  if (user.is_superuser) return 'superuser';
  if (user.is_staff) return 'staff';
  return user.type === 'A' ? 'applicant' : 'company';
};
