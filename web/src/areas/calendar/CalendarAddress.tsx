import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { addressMessages as messages } from './messages.ts';

/** The secret address of one's meetings: made, copied, renewed, ended. */
export const CalendarAddress = ({ headingId }: { headingId: string }) => {
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const address = useQuery(callQuery('GET /calendar-address/'));
  const common = {
    failed: messages.failed,
    changes: ['GET /calendar-address/'] as const,
    onDone: () => setAsked(null),
  };
  const make = useAction({
    run: () => api('POST /calendar-address/'),
    done: messages.made,
    ...common,
  });
  const end = useAction({
    run: () => api('DELETE /calendar-address/'),
    done: messages.ended,
    ...common,
  });
  const isEnd = asked === 'end';
  return (
    <Stack>
      <h2 id={headingId}>{messages.title}</h2>
      <p>{messages.lead}</p>
      <Loaded query={address} skeleton={<Skeleton lines={1} />} failure={messages.loadFailed}>
        {({ address: link }) => (
          <Row>
            {link === null ? (
              <Button busy={make.isPending} onClick={() => make.mutate()}>
                {messages.make}
              </Button>
            ) : (
              <>
                <CopyButton variant="main" text={link} done={messages.copied}>
                  {messages.copy}
                </CopyButton>
                <Button size="sm" onClick={() => setAsked('renew')}>
                  {messages.renew}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setAsked('end')}>
                  {messages.end}
                </Button>
              </>
            )}
          </Row>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asked !== null}
        title={isEnd ? messages.endTitle : messages.renewTitle}
        confirm={isEnd ? messages.end : messages.renew}
        danger={isEnd}
        busy={make.isPending || end.isPending}
        onConfirm={() => (isEnd ? end.mutate() : make.mutate())}
        onClose={() => setAsked(null)}
      >
        <p>{isEnd ? messages.endText : messages.renewText}</p>
      </ConfirmDialog>
    </Stack>
  );
};
