import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { sayAgain } from '../../../platform/database/queries/say-again.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import { lockNeed } from '../need-queries.ts';
import { changeNeed } from './change-need.ts';

export const updateOwnNeed: Handler<
  'PUT /offers/{id}/',
  'communesApi' | 'config' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const need = orNotFound(await lockNeed(tx, params.id));
    if (!mayChangeNeed(actor, { companyId: need.company_id })) throw new Failure('not_found');
    await requireOpenSession(tx, need.session_id);
    const { after } = await changeNeed(services, tx, { actor, auditLog }, need, body);
    await sayAgain(tx, { needId: need.id }, services.now());
    return after;
  });
