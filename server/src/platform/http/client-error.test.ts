import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { refuseUnreadable } from './client-error.ts';

test('whoever sends what is no request is told so, and let go also where they stay on the line', async () => {
  const server = createServer().on('clientError', refuseUnreadable).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  caller.on('error', () => caller.destroy());
  caller.write('no request\r\n\r\n');
  const answer = await text(caller);
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]+"malformed_request"/);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await waitFor('nobody is on the line', async () => (await connections()) === 0);
  caller.destroy();
  server.close();
});
