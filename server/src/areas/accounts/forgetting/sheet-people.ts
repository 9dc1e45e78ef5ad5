import { isWrittenAsName, namesIn, type Name } from '@tandem/domain/accounts/person-names';
import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import type { Pair } from '@tandem/domain/matches/match';
import type { Services } from '../../services.ts';

type SheetValues = Partial<Record<string, string>>;

/** A file whose key is lost tells nobody's name, and holds no erasure. */
const openLeniently = (vault: Services['vault'], sealed: string, pair: Pair): SheetValues => {
  try {
    return JSON.parse(vault.open(sealed, contextOfSheet(pair))) as SheetValues;
  } catch {
    return {};
  }
};

const peopleOf = (values: SheetValues): Record<'candidate' | 'guardian' | 'company', Name[]> => {
  const named = (first: string, last: string): Name[] =>
    [[values[first] ?? '', values[last] ?? ''] as const].filter(isWrittenAsName);
  return {
    candidate: [
      ...named('candidate_firstname', 'candidate_birth_name'),
      ...named('candidate_firstname', 'candidate_used_name'),
    ],
    guardian: namesIn(values['guardian_name'] ?? ''),
    company: [
      ...named('legal_rep_firstname', 'legal_rep_lastname'),
      ...named('supervisor_firstname', 'supervisor_lastname'),
    ],
  };
};

/** Whom a contract file names, on either side. */
export const openPeople = (vault: Services['vault'], sealed: string, pair: Pair) =>
  peopleOf(openLeniently(vault, sealed, pair));
