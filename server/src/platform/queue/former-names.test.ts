import { expect, it } from 'vitest';
import { withCurrentNames } from './former-names.ts';

it('reads a job of version 0.1.0 by the names of today, and others as they are', () => {
  expect(withCurrentNames({ applicantId: 3 })).toEqual({ candidateId: 3 });
  expect(withCurrentNames({ offerId: 4 })).toEqual({ needId: 4 });
  expect(withCurrentNames({ token: 't', sessionId: 1, formationId: 5 })).toEqual({
    token: 't',
    sessionId: 1,
    programmeId: 5,
  });
  expect(withCurrentNames({ candidateId: 3 })).toEqual({ candidateId: 3 });
});
