import type { Wait } from '../work/wait-columns.tsx';

/** Of who waits for what, what is about some matches. */
export const ofMatches = <Some extends Pick<Wait, 'subject' | 'subject_id'>>(
  waits: readonly Some[],
  matchIds: ReadonlySet<number>,
): Some[] => waits.filter(({ subject, subject_id: id }) => subject === 'match' && matchIds.has(id));
