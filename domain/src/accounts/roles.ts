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

/** Whether a role, or whoever has done something (a tutor, a signatory, Tandem itself), is one of the centre. */
export const isStaff = (who: string): who is 'staff' | 'superuser' =>
  who === 'staff' || who === 'superuser';

/** The type by which the interface knows an account; anything but A and C is staff. */
export const typeOfKind: Record<AccountKind, 'A' | 'C' | 'admin'> = {
  applicant: 'A',
  company: 'C',
  staff: 'admin',
  superuser: 'admin',
};
