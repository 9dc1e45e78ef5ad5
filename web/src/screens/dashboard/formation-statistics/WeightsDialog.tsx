import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { callQuery } from '../../../data/calls.ts';
import { weightMessages as messages } from '../../../messages/statistics.ts';
import { WeightsForm } from './WeightsForm.tsx';

const LoadedWeights = ({ onClose }: { onClose: () => void }) => {
  const weights = useQuery(callQuery('GET /matching_settings/'));
  return (
    <Loaded query={weights} skeleton={<Skeleton height={320} />} failure={messages.loadFailed}>
      {(loaded) => <WeightsForm weights={loaded} onClose={onClose} />}
    </Loaded>
  );
};

/** How much each part of the score counts from the next run on: a button, and the dialog that it opens. */
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
