import { Failure } from '@tandem/domain/errors';
import type { Uses } from './programme-queries.ts';

const counted = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count} ${word}${count > 1 ? 's' : ''}`];

/** @throws Failure when something uses the programme or the session; it says how many candidates and needs. */
export const refuseUsed = (
  kind: 'formation' | 'session',
  { applicants: candidates, offers: needs }: Uses,
): void => {
  const users = [...counted(candidates, 'candidat'), ...counted(needs, 'besoin')];
  if (users.length === 0) return;
  throw new Failure(`${kind}_in_use`, {
    message: `Cette ${kind} est utilisée par ${users.join(' et ')} et ne peut pas être supprimée.`,
  });
};
