import { tmpdir } from 'node:os';
import path from 'node:path';
import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { Failure } from '@tandem/domain/errors';
import type { MachineScope } from '@tandem/domain/machines/scopes';
import type { Role } from '@tandem/domain/accounts/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallHandlers, CallRequest, FindSender, SignedInActor } from './call.ts';
import { openCallAuditLog } from '../audit-log/call-audit-log.ts';
import type { Machine } from '../security/machine.ts';
import { fairQueue } from '../security/fair-queue.ts';
import { networkOf } from '../security/network.ts';
import type { PlatformServices } from '../services.ts';
import { work } from './graceful-stop.ts';
import { requireProof } from './require-proof.ts';
import { readInput, readParams } from './input.ts';
import { isLarge, openLargeBodies, smallBodyBytes } from './uploads/large-bodies.ts';
import { showsServiceSecret } from '../esign/open-signing-service.ts';
import { showsMetricsToken } from '../metrics/route.ts';
import { readForm, type Form } from './uploads/multipart.ts';
import { shapeOf } from './answer-shapes.ts';
import { send } from './send-answer.ts';
import { openSentOnce } from './turns/sent-once.ts';
import { openVisitorTurns } from './turns/visitor-turns.ts';
import { openWritePace } from './turns/write-pace.ts';

const admit = (call: Call, actor: SignedInActor | null, now: Date): void => {
  const role: Role = actor?.kind ?? 'visitor';
  if (!call.roles.includes(role)) throw new Failure(actor ? 'forbidden' : 'not_signed_in');
  if (actor?.lacksSecondFactor && !call.beforeSecondFactor && !call.roles.includes('visitor'))
    throw new Failure('second_factor_missing');
  if (call.sensitive) requireProof(actor, now);
};

type Needed = Pick<PlatformServices, 'config' | 'db' | 'devices' | 'life' | 'now' | 'readings'>;

export interface Served<Services extends Needed> {
  services: Services;
  handlers: CallHandlers<Services>;
  senders: Partial<Record<ContractKey, FindSender<Services>>>;
  /** Who calls; null for a visitor. */
  findActor: (
    services: Services,
    request: FastifyRequest,
    wanted: { stamp: boolean },
  ) => Promise<SignedInActor | null>;
  /** The program whose key may read this; null where no key is shown. Fails when it may not. */
  findMachine: (
    services: Services,
    request: FastifyRequest,
    scope: MachineScope,
  ) => Promise<Machine | null>;
  /** Is told what was refused to whom, before they are; fails nobody's call. */
  tellRefusal: (actor: SignedInActor | null, failure: Failure, network: string) => Promise<void>;
}

/** Two side by side, so that one that waits for a file keeps nobody. */
const inTurn = fairQueue({ atOnce: 2, waiting: 60, waitingEach: 4, retryAfter: 5 });

interface Caller {
  machine: Machine | null;
  actor: SignedInActor | null;
}

const findCaller = async <Services extends Needed>(
  { services, findActor, findMachine }: Served<Services>,
  call: Call,
  request: FastifyRequest,
): Promise<Caller> => {
  const machine = call.scope ? await findMachine(services, request, call.scope) : null;
  const actor = machine ? null : await findActor(services, request, { stamp: call.kept === true });
  if (!machine) admit(call, actor, services.now());
  return { machine, actor };
};

const isOpenToVisitors = ({ roles }: Call): boolean => roles.includes('visitor');

/** Lets a body come in only from whoever may send it, where it is large or a visitor's file, and few of each at once. */
const bodyGuard = <Services extends Needed>(served: Served<Services>) => {
  const { services, senders } = served;
  const bodies = openLargeBodies();
  return async (key: ContractKey, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const call: Call = contract[key];
    const findSender = senders[key];
    if (findSender) {
      const params = readParams(call, request.params) as Record<string, string>;
      const sender = await findSender(services, { params, host: networkOf(request.ip) });
      bodies.take(sender, reply);
    } else if (isLarge(request) && !isOpenToVisitors(call)) {
      const { actor } = await findCaller(served, call, request);
      if (actor) bodies.take(`account ${actor.accountId}`, reply);
    }
  };
};

interface Serving<Services extends Needed> extends Served<Services> {
  visit: ReturnType<typeof openVisitorTurns>;
  once: ReturnType<typeof openSentOnce>;
  countWrite: ReturnType<typeof openWritePace>;
}

/** Whether a visitor asks for what takes no file and draws none: those have turns of their own. Whoever watches over the server never waits. */
const isLightVisit = (key: ContractKey, caller: Machine | SignedInActor | null): boolean => {
  const call: Call = contract[key];
  return caller === null && !call.files && !call.inTurn && !key.startsWith('GET /health/');
};

/** With a bucket there may be no folder of data. */
const uploadFolder = ({ dataDir, s3 }: PlatformServices['config']): string =>
  s3 === null ? path.join(dataDir, 'incoming') : tmpdir();

const answerFrom = async <Services extends Needed>(
  { services, handlers, visit }: Serving<Services>,
  key: ContractKey,
  request: FastifyRequest,
  { caller: { machine, actor }, form }: { caller: Caller; form: Form | null },
): Promise<unknown> => {
  const call: Call = contract[key];
  const input = readInput(call, {
    params: request.params,
    query: request.query,
    body: form ? form.fields : request.body,
  });
  const handler = handlers[key] as (services: Services, request: unknown) => Promise<unknown>;
  const host = networkOf(request.ip);
  const received = {
    ...input,
    actor,
    files: form?.files ?? {},
    auditLog: openCallAuditLog(services, {
      auditAction: call.auditAction,
      actor: machine ?? actor,
      requestId: request.id,
    }),
    host,
    measures: showsMetricsToken(services, request),
    signingService: showsServiceSecret(services, request),
    device: request.headers['user-agent'] ?? '',
  } satisfies Omit<CallRequest<ContractKey>, 'params' | 'query' | 'body'> & Record<string, unknown>;
  const answer = () => work(services.life, handler(services, received));
  if (isLightVisit(key, actor ?? machine))
    return visit({ host, paced: call.paced === true, body: received.body }, answer);
  if (!call.inTurn) return answer();
  const turn = { key: actor ? `account ${actor.accountId}` : `network ${host}` };
  return inTurn(turn, answer);
};

const answerCall = async <Services extends Needed>(
  served: Serving<Services>,
  key: ContractKey,
  request: FastifyRequest,
): Promise<unknown> => {
  const call: Call = contract[key];
  const { services } = served;
  const caller = await findCaller(served, call, request);
  if (caller.actor && request.method !== 'GET' && request.method !== 'HEAD')
    served.countWrite(key, caller.actor.signInId);
  const form = call.files ? await readForm(call, request, uploadFolder(services.config)) : null;
  try {
    const answer = () => answerFrom(served, key, request, { caller, form });
    const { url, headers, body } = request;
    // What has a file is too large to be remembered.
    const name = form ? null : headers['idempotency-key'];
    return await served.once(caller.actor, { call: key, url, key: name, body }, answer);
  } catch (error) {
    if (error instanceof Failure)
      await served.tellRefusal(caller.actor, error, networkOf(request.ip));
    throw error;
  } finally {
    await form?.close();
  }
};

/** Makes a route of every call of the contract: who may call is decided here, once, for all. */
export const addRoutes = <Services extends Needed>(
  app: FastifyInstance,
  served: Served<Services>,
): void => {
  const guard = bodyGuard(served);
  const { services } = served;
  const serving = {
    ...served,
    visit: openVisitorTurns(services.devices),
    once: openSentOnce(services.now),
    countWrite: openWritePace(services),
  };
  for (const key of Object.keys(contract) as ContractKey[]) {
    const call: Call = contract[key];
    const [method = '', path = ''] = key.split(' ');
    const shape = shapeOf(call.answer);
    const isOpen = isOpenToVisitors(call);
    if (call.files && isOpen && !served.senders[key])
      throw new Error(`${key} does not know who sends its files.`);
    app.route({
      method,
      url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { acceptsForm: call.acceptsForm === true },
      ...(isOpen && { bodyLimit: smallBodyBytes }),
      onRequest: (request, reply) => guard(key, request, reply),
      schema: { response: shape ? { '2xx': shape } : {} },
      handler: async (request, reply) =>
        send(call, reply, await answerCall(serving, key, request), shape),
    });
  }
};
