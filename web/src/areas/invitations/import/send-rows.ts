import { emailKey } from '@tandem/domain/accounts/email';
import { ApiError } from '../../../platform/api/errors.ts';
import type { Answer } from './subject.ts';

export type Result = 'created' | 'failed' | 'known';

/** Few enough to show progress, and for an answer to come soon. */
export const batchSize = 50;

interface Sending<Values> {
  rows: readonly Values[];
  /** What has become of the rows so far, by `emailKey`; it is added to. */
  results: Map<string, Result>;
  /** Addresses that were invited before anything was sent. */
  before: ReadonlyMap<string, unknown>;
  /** Whether the last batch may have arrived although no answer came. */
  uncertain: boolean;
  send: (values: Values[]) => Promise<Answer>;
  invited: () => Promise<ReadonlyMap<string, { failed: boolean }>>;
  onProgress: (count: number) => void;
  isStopped: () => boolean;
}

/** A failure on the way; `uncertain` when what was sent may have arrived all the same. */
export class SendingError extends Error {
  override readonly name = 'SendingError';
  readonly uncertain: boolean;

  constructor(cause: unknown) {
    super('The rows could not all be sent.', { cause });
    this.uncertain = !(cause instanceof ApiError) || cause.status >= 500;
  }
}

/** What an answer says of each row that was sent. */
const noteAnswer = (
  batch: readonly { email: string }[],
  { rejected_emails: rejected, failed_emails: failed }: Answer,
  results: Map<string, Result>,
) => {
  const known = new Set(rejected.map(emailKey));
  const refused = new Set(failed.map(emailKey));
  for (const { email } of batch) {
    const key = emailKey(email);
    if (known.has(key)) results.set(key, 'known');
    else results.set(key, refused.has(key) ? 'failed' : 'created');
  }
};

/**
 * Sends rows in batches, those that have no result yet. After a batch whose answer was lost it first looks who is invited
 * by now, so that nobody is told to have been there already who was added by that very batch.
 * @throws SendingError when a call fails; what was sent until then stands in `results`.
 */
export const sendRows = async <Values extends { email: string }>({
  rows,
  results,
  before,
  uncertain,
  send,
  invited,
  onProgress,
  isStopped,
}: Sending<Values>): Promise<void> => {
  try {
    if (uncertain)
      for (const [key, { failed }] of await invited())
        if (!before.has(key) && !results.has(key)) results.set(key, failed ? 'failed' : 'created');
    const left = rows.filter(({ email }) => !results.has(emailKey(email)));
    onProgress(rows.length - left.length);
    for (let at = 0; at < left.length && !isStopped(); at += batchSize) {
      const batch = left.slice(at, at + batchSize);
      noteAnswer(batch, await send(batch), results);
      onProgress(rows.length - left.length + at + batch.length);
    }
  } catch (error) {
    throw new SendingError(error);
  }
};
