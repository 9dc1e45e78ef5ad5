import { expect, test } from 'vitest';
import { needChangeSentences, type NeedChanges } from './need-change-sentences.ts';

type Change = NeedChanges['changes'][number];

const change = (kind: Change['kind'], more: Partial<Change>): Change => ({
  kind,
  level: null,
  place: null,
  skill: null,
  title: null,
  gain: 0,
  closer: 0,
  best: 48,
  ...more,
});

test('a company reads what each change of its need would bring', () => {
  const skill = { id: 1, name: 'Anglais' };
  const changes = [
    change('level', { level: '6', gain: 3, best: 52 }),
    change('place', { place: 'Lyon', gain: 1 }),
    change('skill', { skill, best: 51 }),
    change('title', { title: 'Alternant – Vente', skill, best: 61 }),
    change('tutor', { gain: 5, best: null }),
  ];
  const told = needChangeSentences({ matches: 3, best: 48, changes, missing: ['description'] });
  expect(told.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Si le poste convient au niveau « Bac+3/4 (licence, BUT, bachelor) » : + 3 candidats, le meilleur passerait de 48,0 à 52,0.',
    'Si le poste peut être à Lyon : + 1 candidat.',
    'Si vous pouvez vous passer de « Anglais » : le meilleur passerait de 48,0 à 51,0.',
    'L’intitulé ne nomme aucun métier. Avec « Alternant – Vente » : le meilleur passerait de 48,0 à 61,0.',
    'Le test du tuteur manque. Une fois passé : + 5 candidats.',
    'La fiche de poste est vide. Ce qu’elle apporterait dépend de ce qu’elle dit : Tandem ne le devine pas.',
  ]);
});
