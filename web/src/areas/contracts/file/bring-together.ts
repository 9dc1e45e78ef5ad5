import { notify } from '../../../platform/notify/notify.ts';
import { contractMessages } from '../messages.ts';
import type { Draft } from '../draft/use-contract-draft.ts';
import type { useFoundFaults } from '../draft/use-found-faults.ts';

/**
 * Before a step: a file may be refused one for what somebody else has written, and no more for what was found before. False,
 * with why, where something typed could not be saved: the step would be that of an older value.
 */
export const bringTogether = async (
  draft: Pick<Draft, 'keepProposed' | 'flush' | 'lookAgain'>,
  find: ReturnType<typeof useFoundFaults>['find'],
): Promise<boolean> => {
  find({});
  draft.keepProposed();
  const isSaved = await draft.flush();
  if (isSaved) await draft.lookAgain();
  else notify.error(contractMessages.unsaved);
  return isSaved;
};
