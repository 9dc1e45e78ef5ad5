import { expect, test } from 'vitest';
import { shortReasons } from './short-reasons.ts';

const sentences = { industry: 'Secteur.', test: 'Test.', geographic: 'Lieu.', resume: 'CV.' };

test('three sentences, of the strongest parts first', () => {
  expect(shortReasons(sentences, { industry: 10, test: 90, geographic: 100, resume: 30 })).toEqual([
    'Lieu.',
    'Test.',
    'CV.',
  ]);
});

test('of parts that are as strong the resume comes first', () => {
  expect(shortReasons(sentences, { industry: 50, test: 50, geographic: 50, resume: 50 })).toEqual([
    'CV.',
    'Secteur.',
    'Lieu.',
  ]);
});
