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
  /** The same of one sending, however often it comes. */
  key?: string | undefined;
}

/**
 * The message that was sent before, where it is sent again: one that had waited for a network has its key; without one the same
 * text so soon is the second click of a double click or a lost answer.
 */
export const sentBefore = <Message extends { text: string; at: Date; key: string | null }>(
  own: readonly Message[],
  { text, at, key }: Sending,
): Message | undefined => {
  if (key !== undefined) return own.find((one) => one.key === key.toLowerCase());
  const last = own.at(-1);
  return last?.text === text && at.getTime() - last.at.getTime() < 30_000 ? last : undefined;
};

/**
 * Whether a message is told by mail and by the bell at once: not while an earlier one of the day, which was told, has not been
 * read; the next mail of the day tells of it then. Who reads and is written to again is told again.
 */
export const isToldAtOnce = (unread: readonly { at: Date }[], now: Date): boolean =>
  unread.every(({ at }) => now.getTime() - at.getTime() >= 24 * hourMs);
