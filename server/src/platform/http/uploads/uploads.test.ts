import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someCandidate, someSuperuser, type Person } from '../../../testing/fixtures/by-calls.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const megabyte = 2 ** 20;
const head = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
const end = '\r\n--b--\r\n';
const pdf = makePdf(['Camille Essai']);
const large = Buffer.alloc(10 * megabyte - 1, ' ');
pdf.forEach((byte, index) => {
  large[index] = byte;
});

interface Sending {
  socket: Socket;
  /** What the server has said, once it has ended the connection. */
  said: Promise<string>;
}

/** What is on its way to the server, of people who take their time. */
describe('a file that is being sent', () => {
  let server: TestServer;
  let port: number;
  let candidates: Person[];

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    candidates = [];
    for (let count = 0; count < 4; count += 1)
      candidates.push(await someCandidate(server, superuser));
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });

  afterAll(() => server.close());

  const begin = async (
    at: string,
    {
      as,
      length,
      type = 'multipart/form-data; boundary=b',
    }: { as?: Person; length: number; type?: string },
  ): Promise<Sending> => {
    const socket = connect(port, '127.0.0.1');
    // A server that has refused hangs up while the rest is on its way.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const lines = [
      `POST /api${at} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `content-type: ${type}`,
      `content-length: ${length}`,
      ...(as ? [`authorization: Bearer ${as.token}`] : []),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return { socket, said: text(socket).catch(() => '') };
  };

  /** All but its end. */
  const sendResume = async (as: Person, content: Uint8Array): Promise<Sending> => {
    const length = head.length + content.length + end.length;
    const sending = await begin('/auto-fill/', { as, length });
    sending.socket.write(head);
    await new Promise<void>((resolve) => {
      sending.socket.write(content, () => resolve());
    });
    return sending;
  };

  const statusOf = (said: string): number => Number(said.slice(9, 12));

  /** Without what nobody holds any more. */
  const outsideHeap = (): number => {
    collectGarbage();
    return process.memoryUsage().external / megabyte;
  };

  test('may take the two minutes that the client gives it, and its head half a one', () => {
    const { requestTimeout, headersTimeout } = server.app.server;
    expect(requestTimeout).toBeGreaterThan(120_000);
    expect(headersTimeout).toBe(30_000);
  });

  test('takes no memory, and stands in no folder', async () => {
    const before = outsideHeap();
    const sent = await Promise.all(
      candidates.flatMap((one) => [1, 2, 3, 4].map(() => sendResume(one, large))),
    );
    // Of 160 MB; what is freed is counted a little later.
    await waitFor('none is held', outsideHeap, (megabytes) => megabytes - before < 30);
    expect(readdirSync(path.join(server.dataDir, 'incoming'))).toEqual([]);
    for (const { socket } of sent) socket.write(end);
    const statuses = (await Promise.all(sent.map(({ said }) => said))).map(statusOf);
    // Nobody waits with more than two for those of all others.
    for (const [index] of candidates.entries())
      expect(statuses.slice(index * 4, index * 4 + 4)).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  }, 60_000);

  test('is the fifth of one account at once: it is to come again, others are not', async () => {
    const [one, other] = candidates as [Person, Person];
    const first = await Promise.all([1, 2, 3, 4].map(() => sendResume(one, large)));
    const fifth = await begin('/auto-fill/', { as: one, length: large.length });
    expect(await fifth.said).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: 5\r\n/);
    const next = await sendResume(other, large);
    next.socket.write(end);
    expect(statusOf(await next.said)).toBe(200);
    for (const { socket } of first) socket.destroy();
    const again = await waitFor('those who hung up are forgotten', async () => {
      const tried = await sendResume(one, large);
      tried.socket.write(end);
      return statusOf(await tried.said) === 200 && tried;
    });
    again.socket.destroy();
  }, 60_000);

  test('is not taken from those who may not send it', async () => {
    const json = 'application/json';
    const length = 10 * megabyte;
    const answers = {
      'without a link': await begin(`/contract/signing-links/${'x'.repeat(43)}/`, { length }),
      'a signed-out resume': await begin('/auto-fill/', { length }),
      'a signed-out list': await begin('/offers/', { length: megabyte, type: json }),
      'a long name': await begin('/token/', { length: 200_000, type: json }),
    };
    const statuses: Record<string, number> = {};
    for (const [who, { said }] of Object.entries(answers)) statuses[who] = statusOf(await said);
    expect(statuses).toEqual({
      'without a link': 404,
      'a signed-out resume': 401,
      'a signed-out list': 401,
      'a long name': 413,
    });
  });

  test('is refused where it is too large, and read where it is small', async () => {
    const [one] = candidates as [Person];
    const read = await server.call('POST /auto-fill/', { as: one.token, files: { resume: pdf } });
    expect(read.status).toBe(200);
    const files = { resume: Buffer.concat([large, Buffer.alloc(2)]) };
    expect((await server.call('POST /auto-fill/', { as: one.token, files })).status).toBe(413);
  });
});
