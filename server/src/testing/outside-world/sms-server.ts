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

/** A server that speaks Brevo's transactional SMS, and refuses numbers as a test asks. */
export interface TestSmsServer {
  url: string;
  calls: CaughtSms[];
  callsFor(recipient: string): CaughtSms[];
  /** Answers the next calls for a number with this status. */
  refuse(recipient: string, status: number, times?: number): void;
  close(): Promise<void>;
}

/** `now`: the clock by which it keeps when it took an SMS. */
export const startSmsServer = async (now = () => new Date()): Promise<TestSmsServer> => {
  const calls: CaughtSms[] = [];
  const refused = new Map<string, { status: number; times: number }>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = request;
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
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
