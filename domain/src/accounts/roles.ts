/** What an account is. `superuser` may do everything that `staff` may. */
export type AccountKind = 'applicant' | 'company' | 'staff' | 'superuser';

/** Who makes a call; a visitor has no account. */
export type Role = 'visitor' | AccountKind;

export const roles = [
  'visitor',
  'applicant',
  'company',
  'staff',
  'superuser',
] as const satisfies Role[];

export const isStaff = (role: Role): boolean => role === 'staff' || role === 'superuser';

/** The type by which the interface knows an account; anything but A and C is staff. */
export const typeOfKind: Record<AccountKind, 'A' | 'C' | 'admin'> = {
  applicant: 'A',
  company: 'C',
  staff: 'admin',
  superuser: 'admin',
};
