import { formatCount } from '../../../platform/format/numbers.ts';

const candidates = (count: number): string => formatCount(count, 'candidat', 'candidats');

/** What keeps candidates from a need, for its company: counts alone. */
export const needChancesMessages = {
  title: 'Pourquoi personne\u202f?',
  none: 'Personne ne cherche encore dans vos formations. Dès qu’un candidat arrive, il est comparé à ce besoin.',
  tutor: (count: number) =>
    count === 0
      ? 'Le tuteur n’a pas encore passé son test.'
      : `${candidates(count)} ${count === 1 ? 'sera comparé' : 'seront comparés'} à ce besoin dès que le tuteur aura passé son test.`,
  far: (count: number) =>
    `${formatCount(count, 'candidat cherche', 'candidats cherchent')} plus près de chez eux.`,
  contract: (count: number, name: string) =>
    `${candidates(count)} de plus si ce contrat vous convient aussi\u202f: ${name}.`,
  level: (count: number) =>
    `${formatCount(count, 'candidat vise', 'candidats visent')} un autre niveau que celui de ce besoin.`,
};
