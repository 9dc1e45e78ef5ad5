import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { secondFactorMessages as messages } from './messages.ts';
import classes from './SecondFactor.module.css';

const SetUpDialog = lazyDialog(() => import('./SetUpDialog.tsx'));
const SecondFactorRemovalDialog = lazyDialog(() => import('./SecondFactorRemovalDialog.tsx'));
const RenewalDialog = lazyDialog(() => import('./RenewalDialog.tsx'));

type Asked = 'set up' | 'renew' | 'remove' | null;

/** Whether one's sign-in asks for a code as well, and what can be done about it. */
export const SecondFactor = ({ headingId }: { headingId: string }) => {
  const state = useQuery(callQuery('GET /second-factor/'));
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <h2 id={headingId}>{messages.title}</h2>
      <Loaded query={state} skeleton={<Skeleton lines={2} />} failure={messages.loadFailed}>
        {({ since, recovery_codes_left: left }) =>
          since === null ? (
            <>
              <p className={classes.hint}>{messages.off}</p>
              <div className={classes.actions}>
                <Button onClick={() => setAsked('set up')}>{messages.setUp}</Button>
              </div>
            </>
          ) : (
            <>
              <p>{messages.on(formatDay(since))}</p>
              <p className={classes.hint}>{messages.left(left)}</p>
              <div className={classes.actions}>
                <Button onClick={() => setAsked('renew')}>{messages.renew}</Button>
                <Button variant="danger" onClick={() => setAsked('remove')}>
                  {messages.remove}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
      {asked === 'set up' && <SetUpDialog opened onClose={close} />}
      {asked === 'renew' && <RenewalDialog opened onClose={close} />}
      {asked === 'remove' && <SecondFactorRemovalDialog opened onClose={close} />}
    </>
  );
};
