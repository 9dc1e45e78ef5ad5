import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfApi } from './is-of-api.ts';

/** Bytes below which an answer is sent as it is: one packet either way. */
const least = 1000;

/** Beyond it a second of the server's time saves no second of the line's. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encodings = {
  br: (content: Buffer) => promisify(brotliCompress)(content, quality),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;

type Encoding = keyof typeof encodings;

/** What is made of an answer on its way out. */
interface Light {
  tag: () => string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

const lightOf = (content: Buffer): Light => ({
  tag: () => `W/"${createHash('sha1').update(content).digest('base64url')}"`,
  encoded: (encoding) => encodings[encoding](content),
});

/** For as long as somebody holds the content. */
const kept = new WeakMap<Buffer, Light>();

/** Of content that is sent again and again, tag and compressed forms are made once. */
export const keepLight = (content: Buffer): Buffer => {
  const light = lightOf(content);
  const tag = light.tag();
  const made = new Map<Encoding, Promise<Buffer>>();
  kept.set(content, {
    tag: () => tag,
    encoded: (encoding) => {
      const known = made.get(encoding) ?? light.encoded(encoding);
      made.set(encoding, known);
      return known;
    },
  });
  return content;
};

const encodingFor = (request: FastifyRequest): Encoding | null => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : null;
};

const isReading = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.method === 'GET' &&
  reply.statusCode === 200 &&
  /json|text\/html/.test(String(reply.getHeader('content-type') ?? ''));

/**
 * What is read is sent compressed, and not at all where the caller shows that it has the very same already. Only what
 * is read: an answer to what somebody sends may repeat it beside a secret, and its length would tell of the secret.
 */
export const addLightAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isReading(request, reply)) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const content = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (content.length < least) return payload;
    const light = kept.get(content) ?? lightOf(content);
    if (isOfApi(request)) {
      const tag = light.tag();
      void reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) {
        void reply.code(304).removeHeader('content-length').removeHeader('content-type');
        return '';
      }
    }
    const encoding = encodingFor(request);
    void reply.header('vary', 'accept-encoding');
    if (!encoding) return content;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return light.encoded(encoding);
  });
};
