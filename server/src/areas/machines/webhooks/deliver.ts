import { nextTry } from '@tandem/domain/machines/webhooks';
import { postOutside, PrivateAddressError } from '../../../platform/security/outside-post.ts';
import { ringSuperusers } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { claim, findWaiting, noteTry, type Delivery } from './delivery-queries.ts';
import { signedHeaders } from './sign.ts';
import {
  contextOfWebhook,
  findWebhooks,
  noteFailing,
  noteTaken,
  stopWebhook,
  type Webhook,
} from './webhook-queries.ts';

type Delivering = Pick<Services, 'config' | 'db' | 'log' | 'now' | 'vault'>;

const timeoutMs = 10_000;
/** Longer than any try lasts. */
const claimMs = 3 * timeoutMs;
const atATime = 100;

/** What is told: which record, and that something happened to it. Whoever may know more reads it with a key. */
const bodyOf = ({ kind, record, happened_at: at }: Delivery): string =>
  JSON.stringify({ type: kind, timestamp: at.toISOString(), data: { id: record } });

/** In French: superusers read it in the log of the address. */
const reasonOf = (error: unknown): string => {
  if (error instanceof PrivateAddressError)
    return 'L’adresse mène à une machine du réseau interne.';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ABORT_ERR') return 'Pas de réponse en 10 secondes.';
  if (code === 'ECONNREFUSED') return 'La connexion est refusée.';
  if (code === 'ENOTFOUND') return 'Cette adresse n’existe pas.';
  return `La connexion a échoué${code ? ` (${code})` : ''}.`;
};

type Outcome = Pick<Delivery, 'status' | 'error'> & { isTaken: boolean };

const post = async (
  { config, now, vault }: Delivering,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Outcome> => {
  const body = bodyOf(delivery);
  try {
    const secret = vault.open(webhook.sealed, contextOfWebhook(webhook.uid));
    const status = await postOutside(new URL(webhook.url), {
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { uid: delivery.uid, at: now(), body }),
      },
      body,
      mayBePrivate: config.webhooksPrivate,
      timeoutMs,
    });
    return { status, error: null, isTaken: status >= 200 && status < 300 };
  } catch (error) {
    return { status: null, error: reasonOf(error), isTaken: false };
  }
};

const giveUp = async ({ db, now }: Delivering, webhook: Webhook): Promise<void> => {
  await db.transaction(async (tx) => {
    if (!(await stopWebhook(tx, webhook.id, now()))) return;
    const text = `${new URL(webhook.url).host} n’a rien pris depuis trois jours : plus rien ne lui est annoncé.`;
    await ringSuperusers(tx, { text, link: '/dashboard/logiciels' }, now());
  });
};

/** Answers whether to go on with this address: one that takes nothing, or that another server tells, is left alone until its next try. */
const deliverOne = async (
  services: Delivering,
  webhook: Webhook,
  delivery: Delivery,
): Promise<boolean> => {
  const { db, now } = services;
  const until = new Date(now().getTime() + claimMs);
  const isOwn = await db.transaction((tx) => claim(tx, delivery.id, { now: now(), until }));
  if (!isOwn) return false;
  const { isTaken, ...answer } = await post(services, webhook, delivery);
  const next = isTaken ? null : nextTry(delivery.attempts + 1, now());
  const isLast = !isTaken && next === null;
  const failed = isLast ? 'failed' : 'waiting';
  await db.transaction(async (tx) => {
    await noteTry(tx, delivery.id, {
      ...answer,
      state: isTaken ? 'sent' : failed,
      next_at: next,
      tried_at: now(),
    });
    await (isTaken ? noteTaken(tx, webhook.id) : noteFailing(tx, webhook.id, now()));
  });
  if (isLast) await giveUp(services, webhook);
  return isTaken;
};

const deliverTo = async (
  services: Delivering,
  webhook: Webhook,
  stopping: AbortSignal,
): Promise<void> => {
  for (;;) {
    const waiting = await findWaiting(services.db.read, webhook.id, atATime);
    for (const delivery of waiting) {
      // What happened later waits for it, too.
      if (delivery.next_at !== null && delivery.next_at > services.now()) return;
      if (stopping.aborted || !(await deliverOne(services, webhook, delivery))) return;
    }
    // What happened meanwhile another server has left to this one.
    if (waiting.length === 0) return;
  }
};

/**
 * Tells every address what it is to be told by now: each in the order in which it happened, the addresses side by side, so
 * that one that hangs keeps no other waiting. What was sent and not noted before a kill is sent again, under the same number.
 */
export const deliverWebhooks = async (
  services: Delivering,
  stopping: AbortSignal,
): Promise<void> => {
  const webhooks = await findWebhooks(services.db.read);
  const told = webhooks.filter(
    ({ stopped_at: stopped, waiting }) => stopped === null && waiting > 0,
  );
  await Promise.all(told.map((webhook) => deliverTo(services, webhook, stopping)));
};
