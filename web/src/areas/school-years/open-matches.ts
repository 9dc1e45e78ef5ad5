import type { Closing } from './use-closing.ts';

export const openMatches = (figures: Closing['figures']): number =>
  figures.open_matches.reduce((sum, { count }) => sum + count, 0);
