import { describe, expect, test } from 'vitest';
import { gate } from '../../testing/product/gate.ts';
import { keyedMutex } from './keyed-mutex.ts';

describe('a keyed mutex', () => {
  test('keeps the order of a key, also after a failure, and lets others pass', async () => {
    const alone = keyedMutex();
    const order: string[] = [];
    const { open, opened } = gate();
    const first = alone('a', async () => {
      await opened;
      order.push('a1');
      throw new Error('no');
    });
    const second = alone('a', async () => order.push('a2'));
    await alone('b', async () => order.push('b1'));
    expect(order).toEqual(['b1']);
    open();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(order).toEqual(['b1', 'a1', 'a2']);
  });
});
