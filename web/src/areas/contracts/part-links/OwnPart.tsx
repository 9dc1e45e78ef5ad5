import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { partMessages as messages } from './messages.ts';
import { PartForm } from './PartForm.tsx';

/** Of those who signed without their number alone. */
const GiveNumber = lazyPart(() => import('./GiveNumber.tsx'));

/** The candidate's own part of a contract file. */
export const OwnPart = ({ matchId }: { matchId: number }) => {
  const part = useQuery({
    ...callQuery('GET /contract/own-part/{matchId}/', { params: { matchId } }),
    // Read again where it is looked at again: the company and the centre write in it, too.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Stack>
      <h2>{messages.title('candidate')}</h2>
      <Loaded query={part} skeleton={<Skeleton height={640} />} failure={messages.loadFailed}>
        {(read) =>
          read.may_change ? (
            <>
              <p>{messages.ownLead}</p>
              <PartForm
                part={read}
                channel={`contract-own-part-${matchId}`}
                send={(changes) =>
                  api('PUT /contract/own-part/{matchId}/', {
                    params: { matchId },
                    body: { changes },
                  })
                }
                reread={async () => (await part.refetch()).data}
                onClosed={() => void part.refetch()}
                finish={async () => notify.success(messages.done)}
              />
            </>
          ) : (
            <>
              <p>{messages.ownClosed}</p>
              {read.values['candidate_nir_awaited'] === 'oui' && (
                <Suspense>
                  <GiveNumber
                    matchId={matchId}
                    ends={read.hidden['candidate_nir']}
                    onGiven={() => void part.refetch()}
                  />
                </Suspense>
              )}
            </>
          )
        }
      </Loaded>
    </Stack>
  );
};
