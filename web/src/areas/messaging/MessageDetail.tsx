import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { formatMoment } from '../../platform/format/dates.ts';
import { outboxMessages as messages } from './messages.ts';
import classes from './MessageDetail.module.css';

export type SentMessage = Answer<'GET /outbox/'>[number];

/** The text of a message, its links to be followed. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

export const MessageDetail = ({ message }: { message: SentMessage }) => {
  const { id, recipient, created_at: date } = message;
  const detail = useQuery(callQuery('GET /outbox/{id}/', { params: { id } }));
  return (
    <>
      <p className={classes.facts}>
        {recipient}
        <br />
        {formatMoment(date)}
      </p>
      <Loaded query={detail} skeleton={<Skeleton lines={8} />} failure={messages.detailFailed}>
        {({ text }) => <div className={classes.text}>{linked(text)}</div>}
      </Loaded>
    </>
  );
};
