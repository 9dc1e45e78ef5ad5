import { expect, test } from 'vitest';
import { needChanceSentences } from './need-chance-sentences.ts';

const plain = (sentences: string[]) => sentences.map((one) => one.replaceAll('\u202f', ' '));

test('a company reads what keeps candidates from its need', () => {
  const sentences = needChanceSentences({
    candidates: 12,
    open: 4,
    waits_for_tutor: true,
    too_far: 3,
    contracts: [{ contract_type: 'apprentissage', gain: 1 }],
    other_level: 1,
  });
  expect(plain(sentences)).toEqual([
    '4 candidats seront comparés à ce besoin dès que le tuteur aura passé son test.',
    '3 candidats cherchent plus près de chez eux.',
    "1 candidat de plus si ce contrat vous convient aussi : contrat d'apprentissage.",
    '1 candidat vise un autre niveau que celui de ce besoin.',
  ]);
});

test('where nobody looks for a place, it says so', () => {
  const nobody = { open: 0, too_far: 0, contracts: [], other_level: 0 };
  expect(needChanceSentences({ candidates: 0, waits_for_tutor: true, ...nobody })).toHaveLength(1);
});
