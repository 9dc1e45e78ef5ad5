import { expect, test } from 'vitest';
import { rereadIn } from './use-closing.ts';

test('a list is read again while the figures or one of its own rows say that something is on its way', () => {
  const [gone, left] = [{ carried: { waits: false } }, { carried: null }];
  const onItsWay = { carried: { waits: true } };
  expect([rereadIn(0, undefined), rereadIn(0, [gone, left])]).toEqual([false, false]);
  for (const asked of [rereadIn(0, [gone, onItsWay]), rereadIn(1, [gone]), rereadIn(1, undefined)])
    expect(asked).toBeGreaterThan(0);
});
