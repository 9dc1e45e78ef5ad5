import { expect, test } from 'vitest';
import { bringTogether } from './bring-together.ts';

test.each([true, false])(
  'a file takes a step with what is typed in it, or none: saved %s',
  async (isSaved) => {
    const done: string[] = [];
    const draft = {
      keepProposed: () => done.push('kept'),
      flush: async () => (done.push('saved'), isSaved),
      lookAgain: async () => void done.push('read'),
    };
    expect(await bringTogether(draft, () => undefined)).toBe(isSaved);
    expect(done).toEqual(isSaved ? ['kept', 'saved', 'read'] : ['kept', 'saved']);
  },
);
