import { companyName } from '../companies/company-name.ts';
import type { MatchCard } from './match.ts';
import { dotted } from '../../ui/dotted.ts';

/** What a line says of a match: to a candidate the need, to a company the candidate. */
export const wordsOf = (
  { offer: need, candidate }: MatchCard,
  view: 'candidate' | 'company',
): { title: string; about: string } =>
  view === 'candidate'
    ? {
        title: need.title,
        about: dotted([companyName(need.company), need.location]),
      }
    : { title: candidate?.name ?? '', about: need.title };
