import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { Failure } from '@tandem/domain/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendFailure } from '../errors.ts';
import { longPath, secretPaths } from '../../mail/links.ts';
import { readScreenFiles } from './screen-files.ts';

const noncePlaceholder = '__NONCE__';

interface Page {
  html: string;
  /** What the policy says of the scripts that stand in it: their very text may run, and no other. */
  scripts: string;
}

const readPage = (file: string): Page => {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return { html, scripts: hashes.join('') };
};

const contentSecurityPolicy = (nonce: string, scripts: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** Addresses that hold a secret: no search engine keeps them, no other site is told them. */
const secretAddress = new RegExp(`^(${secretPaths.join('|')})[/?]`);

/** Styles that libraries insert carry the nonce of the page they were served with. */
const sendPage = (reply: FastifyReply, { html, scripts }: Page, links: string) => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce, scripts))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace('</head>', `${links}</head>`).replaceAll(noncePlaceholder, nonce));
};

export const addSecurityHeaders = async (app: FastifyInstance, https: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
};

/** Serves the built client: its assets, compressed beforehand, and its one page on every address that is not the API's. */
export const addWebClient = async (app: FastifyInstance, folder: string): Promise<void> => {
  const indexFile = path.join(folder, 'index.html');
  const page = existsSync(indexFile) ? readPage(indexFile) : null;
  const { linksFor, isScreen } = readScreenFiles(folder);
  if (page !== null)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: false,
      setHeaders: (response, file) => {
        if (/sw\.js(\.br|\.gz)?$/.test(file)) {
          // What it may fetch is by its own policy, not by that of a page: files, and the icon of an alert.
          void response
            .header(
              'content-security-policy',
              `default-src 'none'; connect-src 'self'; img-src 'self'`,
            )
            .header('cache-control', 'no-cache');
          return;
        }
        // The name of a built asset changes with its content.
        const forever = file.includes(`${path.sep}assets${path.sep}`);
        void response.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      page !== null &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets)(\/|$|\?)/.test(request.url);
    const long = isPage ? longPath(request.url) : null;
    if (long !== null) return reply.redirect(long);
    if (isPage && secretAddress.test(request.url))
      void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    // The page says itself that nothing is there; whoever asks without reading it learns it from the status.
    if (isPage && !isScreen(request.url)) void reply.status(404);
    return isPage
      ? sendPage(reply, page, linksFor(request.url))
      : sendFailure(new Failure('not_found'), request, reply);
  });
};
