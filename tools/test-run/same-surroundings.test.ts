import { expect, test } from 'vitest';
import { bySurroundings } from './same-surroundings.ts';

const inDocument = '// @vitest-environment happy-dom\nimport x';
const file = (name: string, project: string, text = 'import x') => ({ name, project, text });

test('files of the same surroundings follow each other, project by project, the largest first as before', () => {
  const files = [
    file('a', 'rules'),
    file('b', 'rules'),
    file('c', 'web'),
    file('d', 'web', inDocument),
    file('e', 'web'),
    file('f', 'web', inDocument),
  ];
  expect(bySurroundings(files).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'e', 'd', 'f']);
});
