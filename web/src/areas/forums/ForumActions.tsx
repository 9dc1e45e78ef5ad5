import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { useKeptState } from '../../platform/drafts/use-kept-words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { KeptReason } from '../../ui/forms/KeptReason.tsx';
import { forumCalls } from './forum-calls.ts';
import { forumMessages as messages, guestMessages } from './messages.ts';
import { planPages, type Forum } from './plan.ts';

const useForumMoves = (forum: Forum, onDone: () => void, onCancelled: () => void) => {
  const params = { id: forum.id };
  const fill = useAction({
    run: () => api('POST /forums/{id}/filling/', { params }),
    done: ({ meetings }) => messages.filled(meetings.length),
    failed: messages.fillFailed,
    changes: forumCalls,
  });
  const publish = useAction({
    run: () => api('POST /forums/{id}/publication/', { params }),
    done: messages.published,
    failed: messages.publishFailed,
    changes: [...forumCalls, 'GET /meetings/'],
    onDone,
    onFailed: onDone,
  });
  const cancel = useAction({
    run: (reason: string) => api('POST /forums/{id}/cancellation/', { params, body: { reason } }),
    done: messages.cancelled,
    failed: messages.cancelFailed,
    changes: [...forumCalls, 'GET /meetings/'],
    onDone: onCancelled,
    onFailed: onDone,
  });
  return { fill, publish, cancel };
};

interface ForumActionsProps {
  forum: Forum;
  /** The plan is made of the guests that are kept: of others nobody would know. */
  unsavedGuests: boolean;
}

/** What can be done with a forum as it stands; what others are told of is asked about first. */
export const ForumActions = ({ forum, unsavedGuests }: ForumActionsProps) => {
  const [asked, setAsked] = useState<'publish' | 'cancel' | null>(null);
  const words = useKeptState(`/forums/${forum.id}/cancellation`, { reason: '' });
  const close = () => setAsked(null);
  const { fill, publish, cancel } = useForumMoves(forum, close, () => {
    words.startOver();
    close();
  });
  const { state, meetings, slots } = forum;
  const [now] = useState(Date.now);
  const isOver = state === 'published' && Date.parse(slots.at(-1) ?? '') <= now;
  const isEmpty = meetings.length === 0;
  return (
    <>
      {!isEmpty && <Button onClick={() => window.print()}>{messages.print}</Button>}
      {state === 'draft' && (
        <Button
          variant={isEmpty ? 'main' : 'plain'}
          busy={fill.isPending}
          disabledBecause={unsavedGuests && guestMessages.saveFirst}
          onClick={() => fill.mutate()}
        >
          {isEmpty ? messages.fill : messages.fillAgain}
        </Button>
      )}
      {state === 'draft' && !isEmpty && (
        <Button
          variant="main"
          disabledBecause={unsavedGuests && guestMessages.saveFirst}
          onClick={() => setAsked('publish')}
        >
          {messages.publish}
        </Button>
      )}
      {state !== 'cancelled' && !isOver && (
        <Button variant="quiet" onClick={() => setAsked('cancel')}>
          {messages.cancel}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'publish'}
        title={messages.publishTitle}
        confirm={messages.publish}
        busy={publish.isPending}
        onConfirm={() => publish.mutate()}
        onClose={close}
      >
        <p>
          {messages.publishText(
            planPages(forum, 'applicant').length,
            planPages(forum, 'company').length,
          )}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'cancel'}
        title={messages.cancel}
        confirm={messages.cancel}
        cancel={messages.keep}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(words.values.reason)}
        onClose={close}
      >
        <p>{messages.cancelText}</p>
        <KeptReason words={words} label={messages.reason} />
      </ConfirmDialog>
    </>
  );
};
