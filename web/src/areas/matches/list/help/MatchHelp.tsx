import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.tsx';
import { matchListMessages } from '../../messages.ts';

const HelpDialog = lazyDialog(() => import('./HelpDialog.tsx'));

/** The button that opens what explains the matching: read once, so that no list waits for its words. */
export const MatchHelp = ({ view }: { view: 'candidate' | 'company' }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{matchListMessages.info}</Button>
      {opened && <HelpDialog view={view} onClose={() => setOpened(false)} />}
    </>
  );
};
