import { pino, type DestinationStream, type Logger } from 'pino';

const address = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const phoneNumber = /\+?\d{9,15}/g;

/** Mail servers and databases quote addresses and numbers in what they answer: people are not named in the log. */
const withoutPeople = (text: string): string =>
  text.replaceAll(address, '<address>').replaceAll(phoneNumber, '<number>');

const framesOf = (stack = ''): string => stack.slice(Math.max(0, stack.indexOf('\n    at ')));

/** The queue tells its errors as plain objects with the fields of one. */
const hasMessage = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string';

/** What of an error is logged: never the values that a library attaches to it. */
const loggedError = (error: unknown): unknown => {
  if (!hasMessage(error)) return withoutPeople(String(error));
  const { name, message, stack, cause, code } = error;
  return {
    type: name,
    message: withoutPeople(message),
    ...(code !== undefined && { code }),
    stack: framesOf(stack),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
};

/** One JSON line an event, on the standard output unless told otherwise. */
export const openLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    serializers: { err: loggedError },
    // Libraries tell at the level trace what they were given: headers hold tokens.
    redact: { paths: ['headers', '*.headers'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
};
