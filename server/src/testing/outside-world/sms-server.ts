import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface CaughtSms {
  at: Date;
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

interface SmsEvent {
  event: string;
  phoneNumber: string;
  tag: unknown;
  reason: string;
}

/** A server that speaks Brevo's transactional SMS, and refuses numbers as a test asks, at once or later. */
export interface TestSmsServer {
  url: string;
  calls: CaughtSms[];
  callsFor(recipient: string): CaughtSms[];
  /** Answers the next calls for a number with this status. */
  refuse(recipient: string, status: number, times?: number): void;
  /** Says from now on that what was taken for a number had this end, with the tag of the last of it unless told otherwise. */
  report(recipient: string, event: string, tag?: unknown): void;
  close(): Promise<void>;
}

/** `now`: the clock by which it keeps when it took an SMS. */
export const startSmsServer = async (now = () => new Date()): Promise<TestSmsServer> => {
  const calls: CaughtSms[] = [];
  const refused = new Map<string, { status: number; times: number }>();
  const events: SmsEvent[] = [];
  /** An answer of its list of events, as its documentation has it. */
  const eventsFor = (path: string): string => {
    const query = new URL(path, 'http://127.0.0.1').searchParams;
    const offset = Number(query.get('offset'));
    const found = events.filter(({ event }) => event === query.get('event'));
    const page = found.slice(offset, offset + Number(query.get('limit')));
    return JSON.stringify(page.length === 0 ? {} : { events: page });
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = request;
    if (method === 'GET' && path?.startsWith('/v3/transactionalSMS/statistics/events?')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(eventsFor(path));
      return;
    }
    const body = (await json(request)) as Record<string, unknown>;
    calls.push({ at: now(), method, path, headers, body });
    const recipient = String(body['recipient']);
    const rule = refused.get(recipient);
    const isRefused = rule !== undefined && rule.times > 0;
    if (isRefused) rule.times -= 1;
    response.writeHead(isRefused ? rule.status : 201, { 'content-type': 'application/json' });
    const answer = isRefused
      ? { code: 'invalid_parameter', message: `Invalid recipient ${recipient}` }
      : { messageId: 1511882900176220 };
    response.end(JSON.stringify(answer));
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsFor: (recipient) => calls.filter(({ body }) => body['recipient'] === recipient),
    refuse: (recipient, status, times = Infinity) => void refused.set(recipient, { status, times }),
    report: (phoneNumber, event, tag) =>
      void events.push({
        event,
        phoneNumber,
        tag: tag ?? calls.findLast(({ body }) => body['recipient'] === phoneNumber)?.body['tag'],
        reason: 'number unknown',
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
