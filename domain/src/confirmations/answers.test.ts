import { expect, it } from 'vitest';
import { closingOf } from './answers.ts';

it('says what an answer makes of a need', () => {
  expect(closingOf({ answer: 'yes' })).toBeNull();
  expect(closingOf({ answer: 'elsewhere', channel: 'network' })).toEqual({
    state: 'filled',
    filled_by: 'elsewhere',
    channel: 'network',
  });
  expect(closingOf({ answer: 'later', until: '2027-01-04' })).toEqual({
    state: 'set_aside',
    until: '2027-01-04',
  });
});
