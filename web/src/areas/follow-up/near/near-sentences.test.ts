import { expect, test } from 'vitest';
import {
  candidateSentences,
  missSentence,
  needSentences,
  type NearCandidates,
  type NearNeeds,
  type NearPair,
} from './near-sentences.ts';

const pair: NearPair = {
  applicant: 1,
  offer: 2,
  other: 'Atelier Lumière',
  other_account_id: 3,
  title: 'Vente',
  location: 'Lille',
  rule: 'distance',
  km: 62,
  limit_km: 50,
  contract_type: 'professionnalisation',
  target_educational_level: '6',
  score: 61.5,
  proposed: null,
};

const plain = (sentences: string[]) => sentences.map((one) => one.replaceAll('\u202f', ' '));

test('a candidate’s needs are told by the one thing that keeps each away', () => {
  const near: NearNeeds = {
    chances: {
      needs: 9,
      open: 0,
      farther: [
        { km: 100, gain: 1 },
        { km: -1, gain: 3 },
      ],
      nearest_km: 62,
      contracts: [{ contract_type: 'professionnalisation', gain: 2 }],
      wait_for_tutor: 1,
      other_level: 0,
    },
    pairs: [pair, { ...pair, rule: 'tutor', km: null, score: null }],
  };
  expect(plain(needSentences(near))).toEqual([
    '3 besoins trop loin, le plus proche à 62 km (limite 50 km).',
    '2 besoins si ce contrat convient : contrat de professionnalisation.',
    '1 besoin à Lille attend le test de son tuteur.',
  ]);
  const none = { ...near.chances, needs: 0, farther: [], contracts: [], wait_for_tutor: 0 };
  expect(needSentences({ chances: none as NearNeeds['chances'], pairs: [] })).toEqual([
    'Aucun besoin pour cette formation.',
  ]);
  expect(needSentences({ chances: null, pairs: [] })).toEqual([]);
});

test('a need’s candidates likewise', () => {
  const chances: NearCandidates['chances'] = {
    candidates: 12,
    open: 4,
    waits_for_tutor: true,
    too_far: 1,
    contracts: [],
    other_level: 2,
  };
  expect(plain(candidateSentences({ chances, pairs: [] }))).toEqual([
    'Le tuteur n’a pas passé son test : 4 candidats à comparer ensuite.',
    '1 candidat cherche moins loin.',
    '2 candidats visent un autre niveau.',
  ]);
});

test('a pair says what it misses, and by how much', () => {
  const told = (['distance', 'contract', 'level', 'tutor'] as const).map((rule) =>
    missSentence({ ...pair, rule }),
  );
  expect(plain(told)).toEqual([
    'à 62 km, limite 50 km',
    'Contrat de professionnalisation',
    'Bac+3/4 (licence, BUT, bachelor)',
    'le tuteur n’a pas passé son test',
  ]);
});
