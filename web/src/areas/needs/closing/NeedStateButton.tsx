import { isClosedNeed, type NeedState } from '@tandem/domain/needs/need-state';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { needMessages } from '../messages.ts';
import { closingMessages as messages } from './messages.ts';

const CloseNeed = lazyDialog(() => import('./CloseNeed.tsx'));
const ReopenNeed = lazyDialog(() => import('./ReopenNeed.tsx'));

interface NeedStateButtonProps {
  need: { id: number; title: string; state: NeedState };
  staff: boolean;
}

/** Closes a need that is open, opens one that is closed; each asks first. */
export const NeedStateButton = ({ need, staff }: NeedStateButtonProps) => {
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  const isClosed = isClosedNeed(need.state);
  const label = isClosed ? messages.reopen : messages.close;
  const end = () => setAsked(null);
  return (
    <>
      <Button
        size="sm"
        aria-label={needMessages.of(label, need.title)}
        onClick={() => setAsked(isClosed ? 'reopen' : 'close')}
      >
        {label}
      </Button>
      <CloseNeed opened={asked === 'close'} need={need} staff={staff} onClose={end} />
      <ReopenNeed opened={asked === 'reopen'} need={need} staff={staff} onClose={end} />
    </>
  );
};
