import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { correctingMessages as messages } from './messages.ts';

const CorrectNeed = lazyDialog(() => import('./CorrectNeed.tsx'));

/** Opens the form in which the staff change a need on behalf of its company. */
export const CorrectNeedButton = ({ need }: { need: { id: number; title: string } }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={messages.editNeed(need.title)} onClick={() => setOpened(true)}>
        {messages.edit}
      </Button>
      {opened && <CorrectNeed need={need} onClose={() => setOpened(false)} />}
    </>
  );
};
