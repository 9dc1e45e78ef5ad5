import type { ErrorAnswer } from '@tandem/contract';
import { typeset } from '@tandem/domain/typography';
import { networkMessages } from '../messages.ts';

interface ErrorFacts {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
  data?: Record<string, unknown> | undefined;
}

/** The server answered that a call failed; `message` and each of `fields` are French sentences, spaced as they are shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** What is wrong with each field of the payload, by its name. */
  readonly fields: Record<string, string>;
  readonly data: Record<string, unknown>;

  constructor({ status, code, message, fields, data }: ErrorFacts) {
    super(typeset(message));
    this.status = status;
    this.code = code;
    this.fields = Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, sentence]) => [name, typeset(sentence)]),
    );
    this.data = data ?? {};
  }
}

/** What was asked about is not as it was shown: changed by someone else meanwhile, or gone. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/**
 * The server itself says that what was asked about is not, or no longer, there: it can be asked as often as one likes. A 404 without
 * its words (`internal`) is that of something on the way.
 */
export const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404 && error.code !== 'internal';

/** The token of a link is one that the server does not know, or no token at all. */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export type NetworkFault = 'offline' | 'timeout' | 'unreachable';

/** Too slow a line, and too many calls. */
const saysNothing: ReadonlySet<number> = new Set([408, 429]);

/** The server said no. One that is busy or broken, or was not reached in time, has said nothing about what it was asked. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !saysNothing.has(error.status);

/** No answer came; `message` is a French sentence. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly fault: NetworkFault;

  constructor(fault: NetworkFault, cause?: unknown) {
    super(networkMessages[fault], { cause });
    this.fault = fault;
  }
}

/** What a call that got no answer fails with; one that was given up stays what it is. */
export const networkError = (error: unknown): unknown => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new NetworkError('timeout', error);
  return new NetworkError(
    'onLine' in navigator && !navigator.onLine ? 'offline' : 'unreachable',
    error,
  );
};

/** What an answer that says no fails with. */
export const errorFrom = async (response: Response): Promise<ApiError> => {
  const answer: Partial<ErrorAnswer> = await response.json().catch(() => ({}));
  return new ApiError({
    ...answer,
    status: response.status,
    code: answer.code ?? 'internal',
    message: answer.message ?? networkMessages.unreadable,
  });
};
