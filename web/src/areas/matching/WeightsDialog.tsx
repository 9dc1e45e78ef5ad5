import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { weightMessages as messages } from './messages.ts';

const WeightsForm = lazyPart(() => import('./WeightsForm.tsx'));

const LoadedWeights = ({ onClose }: { onClose: () => void }) => {
  const settings = useQuery(callQuery('GET /matching_settings/'));
  return (
    <Loaded query={settings} skeleton={<Skeleton height={320} />} failure={messages.loadFailed}>
      {(loaded) => (
        <Suspense fallback={<Skeleton height={320} />}>
          <WeightsForm settings={loaded} onClose={onClose} />
        </Suspense>
      )}
    </Loaded>
  );
};

/** What the next run is told, above all how much each part of the score counts: a button, and the dialog that it opens. */
export const WeightsDialog = () => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{messages.open}</Button>
      <Dialog opened={opened} onClose={close} title={messages.title}>
        {opened && <LoadedWeights onClose={close} />}
      </Dialog>
    </>
  );
};
