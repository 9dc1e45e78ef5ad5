import {
  bestShareOf,
  type Closeness,
  closenessOf,
  type Standing,
} from '@tandem/domain/matches/standing';
import { formatCount, formatNumber } from '../../platform/format/numbers.ts';
import type { MatchView } from './match.ts';

/** Three words for the eye, instead of points that read like marks. */
export const closenessWords: Record<Closeness, string> = {
  very_close: 'très proche',
  close: 'proche',
  possible: 'possible',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Where a score stands for who reads it. */
export const standingSentence = (standing: Standing, view: MatchView): string => {
  const { rank, of } = standing;
  const word = capital(closenessWords[closenessOf(standing)]);
  const [one, many] = view === 'candidate' ? ['besoin', 'besoins'] : ['candidat', 'candidats'];
  const all = formatCount(of, one, many);
  const whose = view === 'candidate' ? 'pour vous' : 'pour ce besoin';
  if (of === 1) return `${word}\u202f: le seul ${one} ${whose} jusqu’ici.`;
  if (rank === 1) return `${word}\u202f: le plus proche des ${all} ${whose}.`;
  const share = bestShareOf(standing);
  if (of >= 20 && share !== null)
    return `${word}\u202f: parmi les ${formatNumber(share)}\u202f% les plus proches ${whose}.`;
  return `${word}\u202f: ${formatNumber(rank)}e des ${all}, du plus proche au moins proche ${whose}.`;
};
