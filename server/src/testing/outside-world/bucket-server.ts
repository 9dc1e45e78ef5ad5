import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** A server that speaks as much of S3 as the product uses, and answers 403 to what is not signed as it must be. */
export interface TestBucketServer {
  url: string;
  objects: Map<string, { bytes: Buffer; contentType: string; savedAt: Date }>;
  /** Answers the next calls with this status. */
  fail(status: number, times: number): void;
  /** Breaks off in the middle of the next answers: what was asked for is done, and half of it told. */
  breakOff(times: number): void;
  /** Answers the next calls without saying how long, or shrunk, as what stands between it and the product may do. */
  answerAs(way: 'without a length' | 'shrunk', times: number): void;
  /** Lists the first page for ever. */
  listForever(): void;
  close(): Promise<void>;
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Signature Version 4: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const isSigned = (request: IncomingMessage, body: Buffer, credentials: Credentials): boolean => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? [];
  const at = String(request.headers['x-amz-date']);
  const [address = '', query = ''] = (request.url ?? '').split('?');
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const canonical = [
    request.method,
    address,
    query.split('&').toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const keys = [day, region, 's3', 'aws4_request'];
  const key = keys.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return (
    id === credentials.accessKeyId &&
    region === credentials.region &&
    at.startsWith(day) &&
    names.split(';').includes('host') &&
    hmac(key, toSign).toString('hex') === signature
  );
};

/** One object a page, so that whoever lists has to go on. */
const listPage = (
  objects: TestBucketServer['objects'],
  query: string,
  isEndless: boolean,
): string => {
  const at = isEndless ? 0 : Number(new URLSearchParams(query).get('continuation-token') ?? 0);
  const [name, object] = [...objects][at] ?? [];
  const entry = object
    ? `<Contents><Key>${name}</Key><LastModified>${object.savedAt.toISOString()}</LastModified></Contents>`
    : '';
  const isLast = !isEndless && at + 1 >= objects.size;
  const next = isLast ? '' : `<NextContinuationToken>${at + 1}</NextContinuationToken>`;
  return `<ListBucketResult>${entry}${next}</ListBucketResult>`;
};

export const startBucketServer = async (
  bucket: string,
  credentials: Credentials,
): Promise<TestBucketServer> => {
  const objects: TestBucketServer['objects'] = new Map();
  let failure = { status: 500, times: 0 };
  let breaking = 0;
  let odd = { way: 'shrunk' as 'without a length' | 'shrunk', times: 0 };
  let listsForever = false;

  const answer = async (request: IncomingMessage): Promise<[number, Buffer?]> => {
    const body = await buffer(request);
    if (failure.times > 0) {
      failure.times -= 1;
      return [failure.status];
    }
    if (!isSigned(request, body, credentials)) return [403, Buffer.from('SignatureDoesNotMatch')];
    const prefix = `/${bucket}/`;
    if (!request.url?.startsWith(prefix)) return [404, Buffer.from('NoSuchBucket')];
    const [path = '', query = ''] = request.url.split('?');
    if (query !== '') {
      const page = listPage(objects, query, listsForever);
      return [200, Buffer.from(page)];
    }
    const name = decodeURIComponent(path.slice(prefix.length));
    if (request.method === 'PUT') {
      const contentType = request.headers['content-type'] ?? '';
      objects.set(name, { bytes: body, contentType, savedAt: new Date() });
      return [200];
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return [204];
    }
    const found = objects.get(name);
    return found ? [200, found.bytes] : [404, Buffer.from('NoSuchKey')];
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await answer(request);
    if (breaking > 0) {
      breaking -= 1;
      const size = body?.length ?? 2;
      response.writeHead(status, { 'content-length': size });
      response.write(body?.subarray(0, Math.floor(size / 2)) ?? 'h', () => response.destroy());
      return;
    }
    if (odd.times > 0 && body) {
      odd.times -= 1;
      const isShrunk = odd.way === 'shrunk';
      const sent = isShrunk ? gzipSync(body) : body;
      const head = { 'content-encoding': 'gzip', 'content-length': sent.length };
      response.writeHead(status, isShrunk ? head : {});
      response.write(sent);
      response.end();
      return;
    }
    response.writeHead(status, body && { 'content-length': body.length });
    response.end(body);
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (status, times) => void (failure = { status, times }),
    breakOff: (times) => void (breaking = times),
    answerAs: (way, times) => void (odd = { way, times }),
    listForever: () => void (listsForever = true),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
