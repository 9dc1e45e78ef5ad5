import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import { sendFailure } from '../errors.ts';
import { addBodyPace, watchBody } from './body-pace.ts';

const begin = ({ port }: AddressInfo, length: number): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return socket;
};

test('a body may take as long as it likes while it comes at the least pace, and not once it dribbles', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = begin(server.address() as AddressInfo, 400);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  let came = 0;
  request.on('data', (piece: Buffer) => (came += piece.length));
  const isTooSlow = watchBody(request, 100);
  const send = async (bytes: number) => {
    const all = came + bytes;
    socket.write('x'.repeat(bytes));
    await waitFor(
      'it is there',
      () => came,
      (so) => so === all,
    );
    return isTooSlow();
  };
  expect([await send(150), await send(100)]).toEqual([false, false]);
  // It stands still once, goes on, and then dribbles.
  expect([await send(9), await send(100)]).toEqual([false, false]);
  expect([await send(9), await send(9)]).toEqual([false, true]);
  // Its end is what was asked for, however little that is.
  expect(await send(23)).toBe(false);
  socket.destroy();
  server.close();
});

test('whose body does not come is told so and let go, which is noted as no fault of the server', async () => {
  const noted: number[] = [];
  const app = fastify({
    logger: {
      stream: { write: (line) => noted.push((JSON.parse(line) as { level: number }).level) },
    },
  });
  const answered: number[] = [];
  app.setErrorHandler((error, request, reply) => {
    const answer = sendFailure(error, request, reply);
    answered.push(reply.statusCode);
    return answer;
  });
  addBodyPace(app, { windowMs: 20, leastBytes: 100 });
  app.post('/', () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await text(begin(app.server.address() as AddressInfo, 400))).toMatch(/^HTTP\/1\.1 408 /);
  await waitFor('it is over', () => answered.length === 1);
  expect(answered).toEqual([400]);
  expect(noted.filter((level) => level >= 50)).toEqual([]);
  await app.close();
});
