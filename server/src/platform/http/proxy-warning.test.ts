import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { addProxyWarning } from './proxy-warning.ts';

const forwarded = { 'x-forwarded-for': '192.0.2.7' };

/** How often the log has the line after a start, and after each of these requests. */
const told = async (
  config: { trustProxy: boolean; publicUrl: string; host?: string },
  requests: Record<string, string>[],
): Promise<number[]> => {
  const lines: string[] = [];
  const count = () => lines.filter((line) => line.includes('TRUST_PROXY')).length;
  const loggerInstance: FastifyBaseLogger = openLog('warn', {
    write: (line: string) => lines.push(line),
  });
  const app = fastify({ loggerInstance });
  app.get('/', async () => 'here');
  addProxyWarning(app, { host: '127.0.0.1', ...config });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const counts = [count()];
  for (const headers of requests) {
    await app.inject({ url: '/', headers });
    counts.push(count());
  }
  await app.close();
  return counts;
};

test('who runs the server is told of a proxy that it does not trust, once', async () => {
  const plain = { trustProxy: false, publicUrl: 'http://192.0.2.1:3000' };
  expect(await told(plain, [{}, forwarded, forwarded])).toEqual([0, 0, 1, 1]);
  const behind = { trustProxy: false, publicUrl: 'https://tandem.example' };
  expect(await told(behind, [forwarded])).toEqual([1, 1]);
});

test('one that is trusted is not worth a word', async () => {
  const trusted = { trustProxy: true, publicUrl: 'https://tandem.example' };
  expect(await told(trusted, [forwarded])).toEqual([0, 0]);
});

test('one that is trusted from wherever it calls is, at the start', async () => {
  const trusted = { trustProxy: true, publicUrl: 'https://tandem.example' };
  expect(await told({ ...trusted, host: '0.0.0.0' }, [forwarded])).toEqual([1, 1]);
  expect(await told({ ...trusted, host: '::' }, [])).toEqual([1]);
});
