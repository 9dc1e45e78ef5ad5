import http from 'node:http';

export interface Sent {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** What comes back is not made JSON of, which would be the caller's part. */
  unread?: true;
}

export interface Answered {
  status: number;
  json: unknown;
  etag: string | undefined;
}

/** One connection, kept open, as a browser has it. */
export const openConnection = (port: number, token?: string) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = ({ method, path, body, unread, ...more }: Sent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...more.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
      };
      const request = http.request({ port, host: '127.0.0.1', agent, method, path, headers });
      request.on('error', reject);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const isJson = response.headers['content-type']?.startsWith('application/json');
          resolve({
            status: response.statusCode ?? 0,
            json: isJson && !unread ? JSON.parse(Buffer.concat(parts).toString()) : undefined,
            etag: response.headers.etag,
          });
        });
      });
      request.end(payload);
    });
  return { ask, close: () => agent.destroy() };
};

export type Connection = ReturnType<typeof openConnection>;

export interface Driven {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  byStatus: Record<string, number>;
  errors: string[];
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Everybody acts again and again, each as soon as the last answer is there, for so many seconds. */
export const drive = async (
  people: readonly ((
    timed: (connection: Connection, sent: Sent) => Promise<Answered>,
  ) => Promise<void>)[],
  seconds: number,
): Promise<Driven> => {
  const times: number[] = [];
  const byStatus: Record<string, number> = {};
  const errors: string[] = [];
  const start = performance.now();
  const isOver = () => performance.now() - start > seconds * 1000;
  const timed = async (connection: Connection, sent: Sent): Promise<Answered> => {
    const before = performance.now();
    const answer = await connection.ask(sent);
    times.push(performance.now() - before);
    byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
    // A move that is not open any more, and a match that a new score has taken away meanwhile, are answers like others.
    const isOvertaken = sent.path.includes('/matches/') && [404, 409].includes(answer.status);
    if (answer.status >= 400 && !isOvertaken)
      errors.push(`${sent.method} ${sent.path}: ${answer.status} ${JSON.stringify(answer.json)}`);
    return answer;
  };
  await Promise.all(
    people.map(async (act) => {
      while (!isOver()) await act(timed).catch((error: unknown) => errors.push(String(error)));
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    byStatus,
    errors,
  };
};
