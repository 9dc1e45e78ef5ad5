import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { callQuery } from '../../data/calls.ts';
import { useAction } from '../../data/use-action.ts';
import { formatAgo, formatDay } from '../../format/dates.ts';
import { formatDevice } from '../../format/device.ts';
import { profileMessages as messages } from '../../messages/profile.ts';
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
              {list.map(({ id, device, created_at: created, last_used_at: used, current }) => (
                <li key={id} className={classes.device}>
                  <div>
                    <p>{formatDevice(device)}</p>
                    <p>
                      {messages.since(formatDay(created))}, {messages.lastUsed(formatAgo(used))}
                    </p>
                  </div>
                  {current ? (
                    <span className={classes.current}>{messages.thisOne}</span>
                  ) : (
                    <Button
                      size="sm"
                      aria-label={messages.endOne(formatDevice(device))}
                      busy={end.isPending && end.variables === id}
                      onClick={() => end.mutate(id)}
                    >
                      {messages.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {list.length > 1 && (
              <div className={classes.all}>
                <Button look="danger" size="sm" onClick={() => setAsked(true)}>
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
