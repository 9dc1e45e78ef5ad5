import { isAtContract } from '@tandem/domain/follow-up/contract-waits/at-contract';
import type { OwnWait } from './gathered.ts';

/** What goes on beside what waits, without a day; each of a match, by its id. */
export interface News {
  id: number;
  text: string;
  to: string;
}

/** Without what is told already: what is waited for about the contract of a match says where that stands. */
export const newsBeside = (waits: readonly OwnWait[], news: readonly News[]): News[] => {
  const named = new Set(
    waits.filter(({ kind }) => isAtContract(kind)).map(({ subject_id: id }) => id),
  );
  return news.filter(({ id }) => !named.has(id));
};
