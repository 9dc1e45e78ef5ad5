import path from 'node:path';
import type { Answer, ContractKey, ErrorAnswer, Sent } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig, type Environment } from '../../platform/config.ts';
import { openPdfReader } from '../../resume-reading/worker/pdf-reader.ts';
import { loadPlaces } from '../../platform/places/places.ts';
import { runnersOf } from '../../runners.ts';
import type { Services } from '../../areas/services.ts';
import { openServices, type Surroundings } from '../../start.ts';
import './cheap-passwords.ts';
import { unhurried } from './unhurried.ts';
import { someDatabase, type SomeDatabase } from '../database/template.ts';

export interface Called<Key extends ContractKey> {
  status: number;
  /** The answer where the call succeeded; read as a failure with `failure`. */
  body: Answer<Key>;
  failure: ErrorAnswer;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  raw: Buffer;
}

type Given<Part> = Part extends undefined ? undefined : Part;

export interface CallOptions<Key extends ContractKey> {
  /** The access token. */
  as?: string | undefined;
  params?: Given<Sent<Key>['params']>;
  query?: Given<Sent<Key>['query']>;
  body?: Given<Sent<Key>['body']>;
  /** Sends the body as a multipart form, with these files. */
  files?: Readonly<Record<string, Uint8Array>>;
  from?: string;
  /** What the client calls itself. */
  device?: string;
  /** The key under which it is sent, again where its answer was lost. */
  sentAs?: string;
}

export interface TestServer {
  services: Services;
  app: FastifyInstance;
  dataDir: string;
  call<Key extends ContractKey>(key: Key, options?: CallOptions<Key>): Promise<Called<Key>>;
  close(): Promise<void>;
}

const pathOf = (key: string, params: unknown, query: unknown): string => {
  const filled = fillPath(key, params as Record<string, unknown> | undefined);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined) search.append(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
};

const multipartOf = (
  body: unknown,
  files: Readonly<Record<string, Uint8Array>>,
): { payload: Buffer; type: string } => {
  const boundary = 'tandem-test-boundary';
  const parts: Buffer[] = [];
  const add = (head: string, content: Uint8Array): void => {
    parts.push(
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    );
  };
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null)
        add(`content-disposition: form-data; name="${name}"`, Buffer.from(String(one)));
  for (const [name, bytes] of Object.entries(files))
    add(
      `content-disposition: form-data; name="${name}"; filename="${name}.pdf"\r\ncontent-type: application/pdf`,
      bytes,
    );
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` };
};

const caller =
  (app: FastifyInstance): TestServer['call'] =>
  async (key, { as, params, query, body, files, from = '127.0.0.1', device, sentAs } = {}) => {
    const form = files ? multipartOf(body, files) : null;
    const hasBody = form !== null || body !== undefined;
    const response = await app.inject({
      method: key.slice(0, key.indexOf(' ')) as 'GET',
      url: pathOf(key, params, query),
      remoteAddress: from,
      headers: {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(hasBody && { 'content-type': form?.type ?? 'application/json' }),
        ...(device !== undefined && { 'user-agent': device }),
        ...(sentAs !== undefined && { 'idempotency-key': sentAs }),
      },
      ...(hasBody && { payload: form?.payload ?? JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const json: unknown = isJson ? response.json() : undefined;
    return {
      status: response.statusCode,
      body: json as never,
      failure: json as ErrorAnswer,
      headers: response.headers,
      raw: response.rawPayload,
    };
  };

export interface TestSurroundings extends Surroundings {
  /** The built web client; none unless told. */
  webFolder?: string;
  /** Jobs wait until the test takes them up. */
  jobsWait?: boolean;
  /** The database and folder of an earlier server; they stay when this one closes. */
  on?: Pick<SomeDatabase, 'dataDir' | 'url'>;
}

/** Starting it takes longer than all that a test has it read; it keeps no process alive. */
const pdf = openPdfReader(unhurried, (await loadPlaces()).search);

/** The whole server on a database of its own, with its jobs running; it does not listen. */
export const startTestServer = async (
  environment: Environment = {},
  { webFolder, jobsWait = false, on, ...surroundings }: TestSurroundings = {},
): Promise<TestServer> => {
  const { dataDir, url, remove } = on ? { ...on, remove: async () => {} } : await someDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PUBLIC_URL: 'https://tandem.example',
    LOG_LEVEL: 'silent',
    // Tests write faster than anybody.
    WRITES_PER_MINUTE: '1000000',
    ...environment,
  });
  const onCrash = (error: Error) => {
    throw error;
  };
  const { services, close } = await openServices(config, onCrash, {
    communesApi: null,
    durable: false,
    pdf,
    // Who reads how an invitation or a run went reads it once it has gone; where jobs wait, nothing goes.
    messagePatienceMs: jobsWait ? 0 : 60_000,
    launchPatienceMs: jobsWait ? 0 : 60_000,
    // Where a test sets the clock only its own time passes; elsewhere a busy machine's would.
    ...(surroundings.now === undefined && { accessMinutes: 24 * 60 }),
    ...surroundings,
    jobTiming: { clock: false, ...surroundings.jobTiming },
  });
  const app = await buildApp(services, webFolder ?? path.join(dataDir, 'no-web-client'));
  if (!jobsWait) await services.jobs.work(runnersOf(services));
  return {
    services,
    app,
    dataDir,
    call: caller(app),
    close: async () => {
      await app.close();
      await close();
      await remove();
    },
  };
};
