import { expect, it } from 'vitest';
import { roles } from '../accounts/roles.ts';
import { mayShowInterest } from './interest.ts';
import { matchStatuses } from './match.ts';

it('interest is a candidate’s to show, at 0 and 2', () => {
  for (const role of roles)
    expect(matchStatuses.filter((at) => mayShowInterest(role, at))).toEqual(
      role === 'applicant' ? [0, 2] : [],
    );
});
