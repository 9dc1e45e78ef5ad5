import { mappingFault } from '@tandem/domain/contracts/official-form/form-mapping';
import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findForm, writeRules } from './form-queries.ts';
import { formRecord } from './form-record.ts';

const changed =
  'Ce réglage a été enregistré entre-temps, dans un autre onglet ou par quelqu’un d’autre. Rechargez la page.';

/** Refused where somebody else has saved since it was read. */
export const saveFormRules: Handler<'PUT /contract/official-forms/{kind}/rules/', 'db' | 'now'> = (
  { db, now },
  { actor, params: { kind }, body: { rules, seen }, auditLog },
) =>
  db.transaction(async (tx) => {
    const form = orNotFound(await findForm(tx, kind));
    if (form.saved_at.toISOString() !== seen)
      throw new Failure('move_closed', { message: changed });
    const fault = mappingFault(rules, form.fields);
    if (fault !== null) throw new Failure('invalid_input', { fields: { rules: fault } });
    await writeRules(tx, kind, rules, { saved_at: now(), account_id: actor.accountId });
    await auditLog.changed(tx, { accounts: [actor.accountId] });
    return formRecord(await findForm(tx, kind));
  });
