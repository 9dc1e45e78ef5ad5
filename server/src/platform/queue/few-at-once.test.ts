import { expect, test } from 'vitest';
import { gate } from '../../testing/product/gate.ts';
import { fewAtOnce } from './few-at-once.ts';

test('begins no more at once than it may, in the order in which they came, and goes on after a failure', async () => {
  const inTurn = fewAtOnce(2);
  const begun: string[] = [];
  const gates = [gate(), gate(), gate(), gate()];
  const done = ['first', 'second', 'third', 'fourth'].map((name, index) =>
    inTurn(async () => {
      begun.push(name);
      await gates[index]?.opened;
      if (name === 'second') throw new Error('second');
      return name;
    }),
  );
  const [first, second, third, fourth] = done;
  expect(begun).toEqual(['first', 'second']);
  gates[1]?.open();
  await expect(second).rejects.toThrow('second');
  expect(begun).toEqual(['first', 'second', 'third']);
  gates[0]?.open();
  gates[2]?.open();
  expect([await first, await third]).toEqual(['first', 'third']);
  gates[3]?.open();
  expect(await fourth).toBe('fourth');
});
