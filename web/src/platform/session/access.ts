import type { AccountKind, Role } from '@tandem/domain/accounts/roles';

/** Who may see an address: `anyone`, `signedIn`, or the kinds of account named. */
export type Who = 'anyone' | 'signedIn' | readonly AccountKind[];

export const isOpenTo = (who: Who, role: Role): boolean => {
  if (who === 'anyone') return true;
  if (role === 'visitor') return false;
  return who === 'signedIn' || who.includes(role);
};
