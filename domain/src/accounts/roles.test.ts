import { describe, expect, it } from 'vitest';
import { isStaff, roles, typeOfKind } from './roles.ts';

describe('roles', () => {
  it('staff and superusers are staff, no one else is', () => {
    expect(roles.filter(isStaff)).toEqual(['staff', 'superuser']);
  });

  it('the interface knows a candidate by A and a company by C, and by neither for the staff', () => {
    expect(typeOfKind.applicant).toBe('A');
    expect(typeOfKind.company).toBe('C');
    expect(['A', 'C']).not.toContain(typeOfKind.staff);
    expect(typeOfKind.superuser).toBe(typeOfKind.staff);
  });
});
