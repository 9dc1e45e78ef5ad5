import { expect, it } from 'vitest';
import { owedAnswer } from './owed-answer.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const askedAt = on(5);
const owed = (putOffUntil: Date | null, restsUntil: Date | null) =>
  owedAnswer({ askedAt, putOffUntil, restsUntil });

it('is owed from the later of the day to which it was put off and the end of the meeting', () => {
  expect(owed(null, null)).toEqual({ since: askedAt, returned: null });
  expect(owed(null, on(4))).toEqual({ since: askedAt, returned: null });
  expect(owed(null, on(9))).toEqual({ since: on(9), returned: null });
  expect(owed(on(12), null)).toEqual({ since: on(12), returned: { backAt: on(12), askedAt } });
  expect(owed(on(12), on(9))).toEqual({
    since: on(12),
    returned: { backAt: on(12), askedAt: on(9) },
  });
  expect(owed(on(8), on(9))).toEqual({ since: on(9), returned: null });
});
