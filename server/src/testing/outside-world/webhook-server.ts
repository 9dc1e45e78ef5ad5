import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CaughtDelivery {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another program that is told what happens: it takes, refuses or hangs as a test asks. */
export interface TestWebhookServer {
  url: string;
  caught: CaughtDelivery[];
  /** What it answers from now on; `hang` for nothing. */
  answer(status: number | 'hang'): void;
  close(): Promise<void>;
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

export const startWebhookServer = async (): Promise<TestWebhookServer> => {
  const caught: CaughtDelivery[] = [];
  let answer: number | 'hang' = 204;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    caught.push({ headers: request.headers, body: await text(request) });
    if (answer !== 'hang') response.writeHead(answer, { location: '/ailleurs' }).end();
  };
  const server = createServer((request, response) => void respond(request, response));
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/annonces?de=tandem`,
    caught,
    answer: (status) => void (answer = status),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
