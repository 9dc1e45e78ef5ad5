import type { Role } from '@tandem/domain/accounts/roles';
import type { Who } from '../routes.ts';

export const isOpenTo = (who: Who, role: Role): boolean => {
  if (who === 'anyone') return true;
  if (role === 'visitor') return false;
  return who === 'signedIn' || who.includes(role);
};
