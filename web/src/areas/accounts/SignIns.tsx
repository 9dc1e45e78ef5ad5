import { deviceName } from '@tandem/domain/accounts/device';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatAgo, formatDay } from '../../platform/format/dates.ts';
import { profileMessages as messages } from './messages.ts';
import classes from './Profile.module.css';

/** Where the account is signed in; each of them can be ended from here. */
export const SignIns = ({ headingId }: { headingId: string }) => {
  const [asked, setAsked] = useState(false);
  const signIns = useQuery(callQuery('GET /sign-ins/'));
  const end = useAction({
    run: (id: number) => api('DELETE /sign-ins/{id}/', { params: { id } }),
    done: messages.ended,
    failed: messages.endFailed,
    changes: ['GET /sign-ins/'],
  });
  const endOthers = useAction({
    run: () => api('POST /sign-ins/end-others/'),
    done: messages.othersEnded,
    failed: messages.endFailed,
    changes: ['GET /sign-ins/'],
    onDone: () => setAsked(false),
  });
  return (
    <>
      <h2 id={headingId}>{messages.signIns}</h2>
      <Loaded query={signIns} skeleton={<Skeleton lines={4} />} failure={messages.signInsFailed}>
        {(list) => (
          <>
            <ul className={classes.devices}>
              {list.map(
                ({ id, device, host, created_at: created, last_used_at: used, current }) => (
                  <li key={id} className={classes.device}>
                    <div>
                      <p>{deviceName(device)}</p>
                      <p>
                        {messages.since(formatDay(created))}, {messages.lastUsed(formatAgo(used))}
                      </p>
                      {host !== '' && <p>{messages.from(host)}</p>}
                    </div>
                    {current ? (
                      <span className={classes.current}>{messages.thisOne}</span>
                    ) : (
                      <Button
                        size="sm"
                        aria-label={messages.endOne(deviceName(device))}
                        busy={end.isPending && end.variables === id}
                        onClick={() => end.mutate(id)}
                      >
                        {messages.end}
                      </Button>
                    )}
                  </li>
                ),
              )}
            </ul>
            {list.length > 1 && (
              <div className={classes.all}>
                <Button variant="danger" size="sm" onClick={() => setAsked(true)}>
                  {messages.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asked}
        title={messages.endOthersTitle}
        confirm={messages.endOthers}
        danger
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onClose={() => setAsked(false)}
      >
        <p>{messages.endOthersText}</p>
      </ConfirmDialog>
    </>
  );
};
