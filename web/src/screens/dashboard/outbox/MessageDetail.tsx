import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { Loaded } from '../../../components/Loaded.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { callQuery } from '../../../data/calls.ts';
import { formatMoment } from '../../../format/dates.ts';
import { outboxMessages as messages } from '../../../messages/outbox.ts';
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
