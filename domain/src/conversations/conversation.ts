/** Characters of one message. */
export const longestMessage = 2000;

const hourMs = 3_600_000;

/** How much one account may write: a conversation, and no more than that. */
export const writingLimits = [
  { withinMs: 10 * 60_000, messages: 20 },
  { withinMs: 24 * hourMs, messages: 200 },
] as const;

/** Whether somebody who has written at these moments may write again now. */
export const mayWriteAgain = (written: readonly Date[], now: Date): boolean =>
  writingLimits.every(
    ({ withinMs, messages }) =>
      written.filter((at) => now.getTime() - at.getTime() < withinMs).length < messages,
  );

interface Sending {
  text: string;
  at: Date;
  /** The newest message that its writer had seen. */
  after?: number | undefined;
}

/**
 * The message that was sent before, where it is sent again: the same text so soon is the second click of a double click or a lost
 * answer; later it is one that had waited for a network, if its writer had not seen the first.
 */
export const sentBefore = <Message extends { id: number; text: string; at: Date }>(
  own: readonly Message[],
  { text, at, after = Infinity }: Sending,
): Message | undefined => {
  const last = own.at(-1);
  return own.findLast(
    (one) =>
      one.text === text &&
      (one.id > after || (one === last && at.getTime() - one.at.getTime() < 30_000)),
  );
};

/**
 * Whether a message is told by mail and by the bell at once: not while an earlier one of the day, which was told, has not been
 * read; the next mail of the day tells of it then. Who reads and is written to again is told again.
 */
export const isToldAtOnce = (unread: readonly { at: Date }[], now: Date): boolean =>
  unread.every(({ at }) => now.getTime() - at.getTime() >= 24 * hourMs);
