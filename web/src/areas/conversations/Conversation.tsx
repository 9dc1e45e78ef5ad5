import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { inConversation } from '../../ui/waiting/told-where.ts';
import { WaitingNotes } from '../../ui/waiting/WaitingNotes.tsx';
import { conversationMessages as messages } from './messages.ts';
import { WriteForm } from './WriteForm.tsx';
import classes from './Conversation.module.css';

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'));

type Message = Answer<'GET /matches/{id}/messages/'>['messages'][number];

const pollInterval = 20_000;

interface ConversationProps {
  matchId: number;
  /** The other side, to whom one writes. */
  to: string;
  /** Staff read, and are on neither side. */
  isStaff: boolean;
}

/** Marks as read what is on show, once a newest message. */
const useReadMark = (matchId: number, newest: number | undefined, isStaff: boolean): void => {
  useEffect(() => {
    if (newest === undefined || isStaff) return;
    // Nothing is lost where it fails: the next reading marks as much.
    api('POST /matches/{id}/messages/read/', {
      params: { id: matchId },
      body: { up_to: newest },
    }).catch(() => undefined);
  }, [matchId, newest, isStaff]);
};

const MessageItem = ({
  message,
  onReport,
}: {
  message: Message;
  onReport: (() => void) | null;
}) => (
  <li className={classes.message} data-own={message.own || undefined}>
    <p className={classes.about}>
      {message.own ? messages.you : message.name}, {formatMoment(message.at)}
      {message.own && message.read && `, ${messages.read}`}
    </p>
    <p className={classes.text}>{message.text}</p>
    {message.reported && <p className={classes.about}>{messages.reported}</p>}
    {onReport && !message.reported && (
      <Button variant="quiet" size="sm" onClick={onReport}>
        {messages.report}
      </Button>
    )}
  </li>
);

/** What the two sides of a match write to each other: plain text, whose links are text too. */
export const Conversation = ({ matchId, to, isStaff }: ConversationProps) => {
  const [reporting, setReporting] = useState<number | null>(null);
  const query = useQuery({
    ...callQuery('GET /matches/{id}/messages/', { params: { id: matchId } }),
    refetchInterval: pollInterval,
  });
  const received = query.data?.messages.findLast(({ own }) => !own)?.id;
  useReadMark(matchId, received, isStaff);
  return (
    <section className={classes.conversation}>
      <div>
        <h3>{messages.title}</h3>
        <p className={classes.about}>{isStaff ? messages.staffView : messages.staffReads}</p>
      </div>
      <Loaded query={query} skeleton={<Skeleton lines={2} />} failure={messages.failed}>
        {({ messages: written, may_write: mayWrite }) => (
          <>
            {written.length === 0 ? (
              <p className={classes.about}>{messages.none}</p>
            ) : (
              <ol className={classes.list} aria-label={messages.listLabel}>
                {written.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    onReport={isStaff || message.own ? null : () => setReporting(message.id)}
                  />
                ))}
              </ol>
            )}
            <WaitingNotes told={inConversation(matchId)} />
            {mayWrite && <WriteForm matchId={matchId} to={to} />}
          </>
        )}
      </Loaded>
      {reporting !== null && (
        <ReportDialog matchId={matchId} message={reporting} onClose={() => setReporting(null)} />
      )}
    </section>
  );
};
