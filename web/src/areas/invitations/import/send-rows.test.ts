import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../platform/api/errors.ts';
import { batchSize, sendRows, SendingError, type Result } from './send-rows.ts';

/** A server that keeps addresses, and may lose its answers. */
const makeServer = (already: string[] = []) => {
  const emails = new Set(already);
  const calls: string[][] = [];
  let loseNext = false;
  return {
    emails,
    calls,
    loseNextAnswer: () => (loseNext = true),
    invited: () => Promise.resolve(new Map([...emails].map((key) => [key, { failed: false }]))),
    send: (batch: { email: string }[]) => {
      calls.push(batch.map(({ email }) => email));
      const rejected = batch.map(({ email }) => email).filter((email) => emails.has(email));
      for (const { email } of batch) emails.add(email);
      if (loseNext) {
        loseNext = false;
        return Promise.reject(new NetworkError('timeout'));
      }
      return Promise.resolve({
        number_created: batch.length - rejected.length,
        rejected_emails: rejected,
        failed_emails: batch.map(({ email }) => email).filter((email) => email.startsWith('refus')),
      });
    },
  };
};

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ email: `p${index}@exemple.fr` }));

const run = (
  server: ReturnType<typeof makeServer>,
  rows: { email: string }[],
  results = new Map<string, Result>(),
  { uncertain = false, stopAfter = Infinity, before = new Map<string, unknown>() } = {},
) => {
  const progress: number[] = [];
  const done = sendRows({
    rows,
    results,
    before,
    uncertain,
    send: server.send,
    invited: server.invited,
    onProgress: (count) => progress.push(count),
    isStopped: () => server.calls.length >= stopAfter,
  });
  return { done, results, progress };
};

describe('rows', () => {
  it('go in batches, with a result each', async () => {
    const server = makeServer(['p1@exemple.fr']);
    const rows = [...people(batchSize + 1), { email: 'refus@exemple.fr' }];
    const { done, results, progress } = run(server, rows);
    await done;
    expect(server.calls.map((call) => call.length)).toEqual([batchSize, 2]);
    expect(progress).toEqual([0, batchSize, batchSize + 2]);
    expect(results.get('p0@exemple.fr')).toBe('created');
    expect(results.get('p1@exemple.fr')).toBe('known');
    expect(results.get('refus@exemple.fr')).toBe('failed');
  });

  it('go on where they stopped', async () => {
    const server = makeServer();
    const rows = people(3 * batchSize);
    const first = run(server, rows, undefined, { stopAfter: 1 });
    await first.done;
    expect(first.results.size).toBe(batchSize);
    const { done, results } = run(server, rows, first.results);
    await done;
    expect(server.calls.flat()).toHaveLength(3 * batchSize);
    expect(new Set(results.values())).toEqual(new Set(['created']));
  });

  it('whose answer was lost are not sent twice, nor told to have been there', async () => {
    const server = makeServer(['p5@exemple.fr']);
    const before = new Map([['p5@exemple.fr', {}]]);
    const rows = people(2 * batchSize);
    server.loseNextAnswer();
    const first = run(server, rows, undefined, { before });
    const error = await first.done.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(SendingError);
    expect((error as SendingError).uncertain).toBe(true);
    const { done, results } = run(server, rows, first.results, { uncertain: true, before });
    await done;
    expect(results.get('p0@exemple.fr')).toBe('created');
    expect(results.get('p5@exemple.fr')).toBe('known');
    expect(server.calls.flat().filter((email) => email === 'p0@exemple.fr')).toHaveLength(1);
  });
});
