import { randomBytes } from 'node:crypto';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import { keyStart } from '@tandem/domain/machines/machine-key';
import { lockKey } from '../../../platform/database/key-lock.ts';
import { Reply } from '../../../platform/http/call.ts';
import { links } from '../../../platform/mail/links.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { tellSuperusers } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import { keyMadeMail } from '../messages.ts';
import { addKey, contextOfKey } from './key-queries.ts';
import { keyRecord } from './key-record.ts';

/** All superusers are told, whoever made it: a key that nobody has asked for is noticed. */
export const makeKey: Handler<
  'POST /machine-keys/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = async (services, { actor, body, auditLog }) => {
  const { config, db, now, vault } = services;
  const endsOn = body.ends_on ?? null;
  if (endsOn !== null && endsOn < parisClock(now()).day)
    throw new Failure('invalid_input', { fields: { ends_on: 'Ce jour est déjà passé.' } });
  return db.transaction(async (tx) => {
    await lockKey(tx, 'to seal');
    const prefix = `${keyStart}${randomBytes(5).toString('hex')}`;
    const key = `${prefix}_${makeSecretToken()}`;
    const row = await addKey(tx, {
      name: body.name,
      prefix,
      sealed: vault.seal(hashToken(key), contextOfKey(prefix)),
      scopes: body.scopes,
      ends_on: endsOn,
      created_at: now(),
      created_by: actor.accountId,
    });
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    const mail = keyMadeMail({
      by: actor.email,
      name: row.name,
      scopes: row.scopes,
      link: links(config).absolute('/dashboard/logiciels'),
    });
    await tellSuperusers(services, tx, { mail, about: { accountIds: [actor.accountId] } });
    return new Reply({ ...keyRecord(row, now()), key });
  });
};
