import { formatCount } from '../../../platform/format/numbers.ts';

/** Several matches moved at once, by the staff. */
export const matchBulkMessages = {
  picked: (needCount: number, matchCount: number) =>
    [
      ...(needCount > 0
        ? [formatCount(needCount, 'besoin sélectionné', 'besoins sélectionnés')]
        : []),
      ...(matchCount > 0
        ? [formatCount(matchCount, 'match sélectionné', 'matchs sélectionnés')]
        : []),
    ].join(', '),
  pickGroup: 'Cocher ces matchs',
  move: 'Changer le statut',
};
