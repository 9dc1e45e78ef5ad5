import { durations, notify } from '../../../platform/notify/notify.ts';
import { keptAsTaken } from './messages.ts';

/** Says of a photograph that it is kept as it was taken, where it is. */
export const tellAsTaken = ({ is_as_taken }: { is_as_taken: boolean }): void => {
  if (is_as_taken) notify.info(keptAsTaken, { duration: durations.long });
};
