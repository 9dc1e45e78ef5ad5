import { addProxyWarning } from './platform/http/proxy-warning.ts';
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { openApiDocument } from '@tandem/contract/openapi';
import { Failure } from '@tandem/domain/errors';
import { handlers, senders } from './handlers.ts';
import { shareWriters } from './platform/http/answer-shapes.ts';
import { bareHeaders } from './platform/http/bare-headers.ts';
import { addOddRequests, refuseUnreadable } from './platform/http/client-error.ts';
import { addDocs } from './platform/http/docs.ts';
import { sendFailure } from './platform/http/errors.ts';
import { isOfApi } from './platform/http/is-of-api.ts';
import { addBodyPace } from './platform/http/uploads/body-pace.ts';
import { multipartLimits } from './platform/http/uploads/multipart.ts';
import { addLightAnswers } from './platform/http/light-answers.ts';
import { addGracefulStop } from './platform/http/graceful-stop.ts';
import { addMetrics } from './platform/metrics/route.ts';
import { addRequestLog } from './platform/http/request-log.ts';
import { addRoutes } from './platform/http/routes.ts';
import { addSecurityHeaders, addWebClient } from './platform/http/web-client/web-client.ts';
import { findActor } from './areas/accounts/index.ts';
import { findMachine } from './areas/machines/index.ts';
import { openCeilingNews } from './areas/notifications/index.ts';
import type { Services } from './areas/services.ts';

/** Milliseconds for the head of a request, and for all of it: more than the client gives a file (`time-limits.ts`). */
const headTimeoutMs = 30_000;
const requestTimeoutMs = 180_000;

const readJson = (
  _: unknown,
  text: string,
  done: (error: Error | null, body?: unknown) => void,
): void => {
  if (text === '') return done(null);
  try {
    done(null, JSON.parse(text));
  } catch {
    done(new Failure('malformed_request'));
  }
};

/** A form as in an address: for the calls that say so, and then not read. */
const readAddressForm = (
  request: FastifyRequest,
  _: unknown,
  done: (error: Error | null, body?: unknown) => void,
): void => {
  const { acceptsForm } = request.routeOptions.config as { acceptsForm?: boolean };
  done(acceptsForm === true ? null : new Failure('unsupported_media'));
};

/** The whole server, ready to listen; `webFolder` holds the built client. */
export const buildApp = async (services: Services, webFolder: string): Promise<FastifyInstance> => {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // The nearest proxy alone is believed: what stands before it in the header is written by whoever calls.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    // The journal keeps it for years: counted anew at every start, it would name several requests.
    genReqId: () => randomUUID(),
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headTimeoutMs, requireHostHeader: false },
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Whoever still sends a call on an open connection while the server stops is answered, and told to go elsewhere next.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      void sendFailure(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: refuseUnreadable,
  });
  app.setErrorHandler(sendFailure);
  // zod has checked the input before it reaches a handler: nothing is left to Fastify's own validation.
  app.setValidatorCompiler(() => () => true);
  await shareWriters(app);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson as never);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    readAddressForm as never,
  );
  await app.register(multipart, { limits: multipartLimits });
  await addSecurityHeaders(app, config.publicUrl.startsWith('https:'));
  addOddRequests(app);
  addBodyPace(app);
  addProxyWarning(app, config);
  addRequestLog(app);
  addGracefulStop(app, services.life);
  app.addHook('onSend', async (request, reply) => {
    if (isOfApi(request) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  addLightAnswers(app);
  addRoutes(app, {
    services,
    handlers,
    senders,
    findActor,
    findMachine,
    tellRefusal: openCeilingNews(services),
  });
  addMetrics(app, services);
  addDocs(app, () => openApiDocument(services.version));
  await addWebClient(app, webFolder);
  return app;
};
