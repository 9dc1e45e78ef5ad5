import { randomUUID } from 'node:crypto';
import { Failure } from '@tandem/domain/errors';
import type { Config } from '../../../platform/config.ts';
import { lockKey } from '../../../platform/database/key-lock.ts';
import { Reply } from '../../../platform/http/call.ts';
import { isPrivateHost } from '../../../platform/security/outside-post.ts';
import type { Handler } from '../../handler.ts';
import { makeSigningSecret } from './sign.ts';
import { addWebhook, contextOfWebhook } from './webhook-queries.ts';
import { webhookRecord } from './webhook-record.ts';

const refuse = (message: string): never => {
  throw new Failure('invalid_input', { fields: { url: message } });
};

/** An https address outside the house; with the setting that allows it, any. */
const requireAddress = ({ webhooksPrivate }: Config, typed: string): string => {
  const url = URL.parse(typed);
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol))
    return refuse('Une adresse qui commence par https:// est attendue.');
  if (webhooksPrivate) return url.href;
  if (url.protocol !== 'https:')
    return refuse('Une adresse qui commence par https:// est attendue.');
  if (isPrivateHost(url))
    return refuse('Cette adresse mène à une machine du réseau interne : elle est refusée.');
  return url.href;
};

export const makeWebhook: Handler<'POST /webhooks/', 'config' | 'db' | 'now' | 'vault'> = async (
  { config, db, now, vault },
  { actor, body, auditLog },
) => {
  const url = requireAddress(config, body.url);
  const [uid, secret] = [randomUUID(), makeSigningSecret()];
  return db.transaction(async (tx) => {
    await lockKey(tx, 'to seal');
    const webhook = await addWebhook(tx, {
      uid,
      url,
      sealed: vault.seal(secret, contextOfWebhook(uid)),
      kinds: body.kinds,
      created_at: now(),
      created_by: actor.accountId,
    });
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    return new Reply({ ...webhookRecord({ ...webhook, waiting: 0 }), secret });
  });
};
