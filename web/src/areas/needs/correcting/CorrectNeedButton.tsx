import { Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { correctingMessages as messages } from './messages.ts';

const CorrectNeed = lazyDialog(() => import('./CorrectNeed.tsx'));

/** It weighs as much as the form. */
const UnsentCorrection = lazyPart(
  () => import('./UnsentCorrection.tsx'),
  () => null,
);

/** Opens the form in which the staff change a need on behalf of its company. */
export const CorrectNeedButton = ({ need }: { need: { id: number; title: string } }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={messages.editNeed(need.title)} onClick={() => setOpened(true)}>
        {messages.edit}
      </Button>
      {!opened && (
        <Suspense>
          <UnsentCorrection id={need.id} />
        </Suspense>
      )}
      {opened && <CorrectNeed need={need} onClose={() => setOpened(false)} />}
    </>
  );
};
