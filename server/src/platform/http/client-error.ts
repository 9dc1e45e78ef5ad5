import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { bareHeaders } from './bare-headers.ts';
import { Failure, type ErrorCode } from '@tandem/domain/errors';

const answers: Record<string, [status: number, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed_request'],
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
};

/** Answers what is no HTTP request at all, before any route is known: on the bare connection, in the usual form. */
export const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = answers[error.code ?? ''] ?? [400, 'malformed_request'];
  const { message } = new Failure(code);
  const body = Buffer.from(JSON.stringify({ code, message }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  // Also on the side of whoever goes on sending, bit by bit: a connection that is only half closed would stay for ever.
  socket.destroySoon();
};

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * What Node.js answers by itself, without what every answer tells the browser, or lets pass: a request without a host, which is to be
 * left to this (`requireHostHeader`), one with two, of which a proxy may have read the other, and one that asks for what nobody has promised.
 */
export const addOddRequests = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...bareHeaders, 'content-length': 0 }).end();
  });
  app.addHook('onRequest', (request, _, done) => {
    const hosts = hostsOf(request.raw);
    const isOdd = hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1');
    done(isOdd ? new Failure('malformed_request') : undefined);
  });
};
