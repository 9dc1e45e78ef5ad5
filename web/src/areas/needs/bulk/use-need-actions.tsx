import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { needBulkMessages as messages } from './messages.ts';
import type { PickedNeed } from './NeedsOutcome.tsx';

const CloseNeeds = lazyDialog(() => import('./CloseNeeds.tsx'));
const ReopenNeeds = lazyDialog(() => import('./ReopenNeeds.tsx'));
const SendTutorLinks = lazyDialog(() => import('./SendTutorLinks.tsx'));

type Asked = 'tutor' | 'close' | 'reopen';

const actions: readonly Asked[] = ['tutor', 'close', 'reopen'];

/**
 * What the staff can do with several needs at once: buttons for the bar of the selection, and the dialogs beside it, which
 * stay with what they say when the list below has changed and nothing is selected any more.
 */
export const useNeedActions = (
  needs: readonly PickedNeed[],
): { buttons: ReactNode; dialogs: ReactNode } => {
  const [asked, setAsked] = useState<{ what: Asked; needs: readonly PickedNeed[] } | null>(null);
  const end = () => setAsked(null);
  return {
    buttons:
      needs.length > 0 &&
      actions.map((what) => (
        <Button key={what} size="sm" onClick={() => setAsked({ what, needs })}>
          {messages[what]}
        </Button>
      )),
    dialogs: (
      <>
        {asked?.what === 'close' && <CloseNeeds needs={asked.needs} onClose={end} />}
        {asked?.what === 'reopen' && <ReopenNeeds needs={asked.needs} onClose={end} />}
        {asked?.what === 'tutor' && <SendTutorLinks needs={asked.needs} onClose={end} />}
      </>
    ),
  };
};
